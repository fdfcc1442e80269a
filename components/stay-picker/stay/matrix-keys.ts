export type Cell = { row: number; column: number };

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Returns the cell a key moves to, skipping cells that can't be chosen; null if there is none. */
export function moveInMatrix(
  from: Cell,
  key: string,
  isOpen: (cell: Cell) => boolean,
  size: { rows: number; columns: number },
): Cell | null {
  const columns = Array.from({ length: size.columns }, (_, column) => ({ row: from.row, column }));
  if (key === 'Home') return columns.find(isOpen) ?? null;
  if (key === 'End') return columns.findLast(isOpen) ?? null;
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  if (!step) return null;
  const [down, right] = step;
  let { row, column } = from;
  for (;;) {
    row += down;
    column += right;
    if (row < 0 || row >= size.rows || column < 0 || column >= size.columns) return null;
    if (isOpen({ row, column })) return { row, column };
  }
}
