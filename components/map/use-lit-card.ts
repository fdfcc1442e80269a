import { useEffect, type RefObject } from 'react';

/** Tells the slug of the card that is pointed at or has the focus; null after it. */
export function useLitCard(
  list: RefObject<HTMLElement | null>,
  onLight: (slug: string | null) => void,
): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const light = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-cabin]') : null;
      onLight(card?.dataset.cabin ?? null);
    };
    const unlight = () => onLight(null);
    element.addEventListener('pointerover', light, { signal });
    element.addEventListener('focusin', light, { signal });
    element.addEventListener('pointerleave', unlight, { signal });
    element.addEventListener('focusout', unlight, { signal });
    return () => stop.abort();
  }, [list, onLight]);
}
