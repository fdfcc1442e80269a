import { moveInMatrix } from '@/components/stay-picker/stay/matrix-keys';

// "x" can be chosen.
const TABLE = ['x.x', '...', 'xx.'];
const isOpen = ({ row, column }: { row: number; column: number }) => TABLE[row]?.[column] === 'x';
const move = (row: number, column: number, key: string) =>
  moveInMatrix({ row, column }, key, isOpen, { rows: 3, columns: 3 });

test.each([
  [0, 0, 'ArrowRight', { row: 0, column: 2 }],
  [0, 0, 'ArrowDown', { row: 2, column: 0 }],
  [2, 0, 'ArrowUp', { row: 0, column: 0 }],
  [2, 1, 'ArrowLeft', { row: 2, column: 0 }],
  [0, 0, 'End', { row: 0, column: 2 }],
  [2, 1, 'Home', { row: 2, column: 0 }],
  [0, 2, 'ArrowRight', null],
  [0, 2, 'ArrowDown', null],
  [0, 0, 'ArrowUp', null],
  [0, 0, 'Enter', null],
  [0, 0, 'toString', null],
])('from row %i, column %i, %s leads past what cannot be chosen', (row, column, key, to) => {
  expect(move(row, column, key)).toEqual(to);
});
