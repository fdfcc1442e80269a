export type Box = { left: number; top: number; right: number; bottom: number };
/** All of it, or one line of it that unfolds where it stands. */
export type Shape = 'card' | 'line';

/** Kept free around what the whole card may not cover. */
const GAP_PX = 12;
const EDGE_PX = 20;
/** Below, the whole card would take half of the screen. */
const CARD_FROM_PX = 768;

type Room = {
  card: { width: number; height: number };
  window: { width: number; height: number };
  /** How far above the lower edge of the window it stands. */
  clearance: number;
};

const overlap = (one: Box, other: Box) =>
  one.left < other.right + GAP_PX &&
  one.right > other.left - GAP_PX &&
  one.top < other.bottom + GAP_PX &&
  one.bottom > other.top - GAP_PX;

/** The whole card at the lower right where it covers nothing of `keepClear`, all in pixels of the window. */
export function chooseShape(room: Room, keepClear: readonly Box[]): Shape {
  const { card, window: size, clearance } = room;
  if (size.width < CARD_FROM_PX) return 'line';
  const bottom = size.height - clearance;
  const place: Box = {
    left: size.width - card.width - EDGE_PX,
    right: size.width,
    top: bottom - card.height - EDGE_PX,
    bottom,
  };
  return keepClear.some((box) => overlap(place, box)) ? 'line' : 'card';
}
