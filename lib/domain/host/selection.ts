export type Cell = { cabin: number; day: number };
/** A rectangle between two cells; `focus` is the one that moves. */
export type Selection = { anchor: Cell; focus: Cell };
type Size = { cabins: number; days: number };

const clamp = (value: number, end: number) => Math.max(0, Math.min(value, end - 1));

/** The adjacent cell, clamped to the calendar. */
const moveCell = (cell: Cell, step: Cell, size: Size): Cell => ({
  cabin: clamp(cell.cabin + step.cabin, size.cabins),
  day: clamp(cell.day + step.day, size.days),
});

export const selectCell = (cell: Cell): Selection => ({ anchor: cell, focus: cell });

/** The first tap starts a rectangle, the second one completes it. */
export function tapCell(selection: Selection | null, cell: Cell): Selection {
  const isBegun = selection && includesCell(selectCell(selection.anchor), selection.focus);
  return isBegun ? { ...selection, focus: cell } : selectCell(cell);
}

/** With Shift the rectangle grows; without it a single cell is selected. */
export function moveSelection(
  selection: Selection,
  step: Cell,
  { size, extends: isExtended }: { size: Size; extends: boolean },
): Selection {
  const focus = moveCell(selection.focus, step, size);
  return isExtended ? { anchor: selection.anchor, focus } : selectCell(focus);
}

/** Half-open in both directions. */
export const boundsOf = ({ anchor, focus }: Selection) => ({
  firstCabin: Math.min(anchor.cabin, focus.cabin),
  endCabin: Math.max(anchor.cabin, focus.cabin) + 1,
  firstDay: Math.min(anchor.day, focus.day),
  endDay: Math.max(anchor.day, focus.day) + 1,
});

export function includesCell(selection: Selection | null, { cabin, day }: Cell): boolean {
  if (!selection) return false;
  const bounds = boundsOf(selection);
  return (
    cabin >= bounds.firstCabin &&
    cabin < bounds.endCabin &&
    day >= bounds.firstDay &&
    day < bounds.endDay
  );
}
