/** @jest-environment jsdom */
import { matchRowHeight } from '@/components/deal-card/match-row-height';

function makeRow(heightOf: (cut: string | undefined) => number) {
  const row = document.createElement('ul');
  const card = document.createElement('div');
  row.appendChild(document.createElement('li')).appendChild(card);
  Object.defineProperty(row, 'offsetHeight', {
    get: () => (card.style.display === 'none' ? 600 : heightOf(card.dataset.cut)),
  });
  return card;
}

test.each([
  ['', 600],
  ['', 500],
  ['quote', 600],
  ['quote chips', 600],
  ['quote chips title', 600],
])('cuts %j and no more, to a height of %i', (needed, height) => {
  const card = makeRow((cut = '') => (cut.length >= needed.length ? height : 625));
  matchRowHeight(card);
  expect(card.dataset.cut).toBe(needed);
  expect(card.style.display).toBe('');
});

test('cuts all it may where nothing is enough', () => {
  const card = makeRow(() => 700);
  matchRowHeight(card);
  expect(card.dataset.cut).toBe('quote chips title');
});
