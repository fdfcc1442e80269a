/**
 * The page is first painted when what stands before this has arrived: what grows while it arrives would move what is
 * centered in it, or stands at its foot. A browser that does not know the link paints at once.
 */
export function PaintFrom({ id }: { id: string }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      {/* Chromium looks for the start of the element, not for its end. */}
      <span id={id} hidden />
    </>
  );
}
