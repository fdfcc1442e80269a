type Move =
  | { kind: 'step'; by: 1 | -1 }
  | { kind: 'end'; isLast: boolean }
  | { kind: 'zoom'; isIn: boolean }
  | { kind: 'pan'; x: number; y: number };

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

const PAN_PX = 80;

const PANS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: PAN_PX, y: 0 },
  ArrowRight: { x: -PAN_PX, y: 0 },
  ArrowUp: { x: 0, y: PAN_PX },
  ArrowDown: { x: 0, y: -PAN_PX },
};

const MOVES: Record<string, Move> = {
  ArrowLeft: { kind: 'step', by: -1 },
  ArrowRight: { kind: 'step', by: 1 },
  Home: { kind: 'end', isLast: false },
  End: { kind: 'end', isLast: true },
  '+': { kind: 'zoom', isIn: true },
  '=': { kind: 'zoom', isIn: true },
  '-': { kind: 'zoom', isIn: false },
};

/**
 * Returns what a key does in the viewer. In a zoomed picture the arrows pan. Keys with Ctrl are left to the browser.
 */
export function keyMove({ key, ctrlKey, metaKey, altKey }: Key, isZoomed: boolean): Move | null {
  if (ctrlKey || metaKey || altKey) return null;
  const pan = isZoomed ? PANS[key] : undefined;
  return pan ? { kind: 'pan', ...pan } : (MOVES[key] ?? null);
}
