const CUTS = ['', 'quote', 'quote chips', 'quote chips title'];

/**
 * Leaves out as much of the card as the row needs to keep its height: first the quote, then the further lines
 * of chips and title. The row was laid out before anybody knew which cabin comes, and what is below must not move.
 */
export function fitIntoRow(card: HTMLElement): void {
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
