/** Over a film of drawings, so that nobody takes it for a real one. */
export const DrawnMark = () => (
  <p className="pointer-events-none absolute top-3 left-3 rounded-full bg-spruce-950/80 px-3 py-1 text-[0.8125rem] font-semibold text-white">
    Drawn, not filmed
  </p>
);
