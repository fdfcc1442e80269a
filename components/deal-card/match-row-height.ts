const CUTS = ['', 'quote', 'quote chips', 'quote chips title'];

/**
 * Trims the card until the row keeps its height (layout shift): first the quote, then further lines of chips and title.
 */
export function matchRowHeight(card: HTMLElement): void {
  const row = card.parentElement?.parentElement;
  if (!row) return;
  const { style } = card;
  style.display = 'none';
  const height = row.offsetHeight;
  style.display = '';
  for (const cut of CUTS) {
    card.dataset.cut = cut;
    if (row.offsetHeight <= height) return;
  }
}
