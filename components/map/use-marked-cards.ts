import { useEffect, type RefObject } from 'react';

/** Marks the cards of the slugs. By an attribute: a style element made here would be refused by the page's policy. */
export function useMarkedCards(
  list: RefObject<HTMLElement | null>,
  slugs: readonly (string | null)[],
): void {
  const marked = slugs.filter((slug) => slug !== null).join(' ');
  useEffect(() => {
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-cabin]') ?? [])];
    const chosen = cards.filter(({ dataset }) => marked.split(' ').includes(dataset.cabin ?? '-'));
    for (const { dataset } of chosen) dataset.marked = '';
    return () => {
      for (const { dataset } of chosen) delete dataset.marked;
    };
  }, [list, marked]);
}
