export const CONTENT_ID = 'content';

export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-spruce-800 px-5 py-3 font-semibold text-white focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
