/**
 * Calls back once, when the element is within `margin` (CSS px) of the viewport; the returned function gives up. Several
 * changes may be reported at once, as of a jump down the page: the element is near if any of them says so.
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
