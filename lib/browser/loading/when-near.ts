/**
 * Calls back once, when the element is within `margin` (CSS px) of the viewport; the returned function cancels. A jump
 * down the page may report several entries at once, so any that intersects counts.
 */
export function whenNear(element: Element | null, margin: string, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: margin },
  );
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
