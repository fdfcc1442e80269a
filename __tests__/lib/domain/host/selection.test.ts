import {
  boundsOf,
  includesCell,
  moveSelection,
  selectCell,
  tapCell,
} from '@/lib/domain/host/selection';

const size = { cabins: 3, days: 10 };
const at = (cabin: number, day: number) => ({ cabin, day });

test.each([
  ['right, with Shift', at(0, 1), true, at(1, 5), at(1, 6)],
  ['down, with Shift', at(1, 0), true, at(1, 5), at(2, 5)],
  ['far left, with Shift', at(0, -99), true, at(1, 5), at(1, 0)],
  ['right', at(0, 1), false, at(1, 6), at(1, 6)],
  ['far down', at(5, 0), false, at(2, 5), at(2, 5)],
])('moves %s', (_, step, isExtended, anchor, focus) => {
  const moved = moveSelection(selectCell(at(1, 5)), step, { size, extends: isExtended });
  expect(moved).toEqual({ anchor, focus });
});

test('the first tap starts a rectangle, the second ends it, the third starts another', () => {
  const begun = tapCell(null, at(1, 2));
  expect(begun).toEqual(selectCell(at(1, 2)));
  const ended = tapCell(begun, at(2, 5));
  expect(ended).toEqual({ anchor: at(1, 2), focus: at(2, 5) });
  expect(tapCell(ended, at(0, 0))).toEqual(selectCell(at(0, 0)));
});

test('the bounds are half-open, whichever way the selection was drawn', () => {
  const bounds = { firstCabin: 0, endCabin: 3, firstDay: 2, endDay: 5 };
  expect(boundsOf({ anchor: at(2, 4), focus: at(0, 2) })).toEqual(bounds);
  expect(boundsOf({ anchor: at(0, 2), focus: at(2, 4) })).toEqual(bounds);
});

test.each([
  [at(1, 3), true],
  [at(1, 5), false],
  [at(3, 3), false],
])('%p is inside: %p', (cell, isInside) => {
  expect(includesCell({ anchor: at(2, 4), focus: at(0, 2) }, cell)).toBe(isInside);
});

test('nothing selected includes no cell', () => {
  expect(includesCell(null, at(0, 0))).toBe(false);
});
