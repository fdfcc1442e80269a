export type Box = { left: number; top: number; right: number; bottom: number };
export type Place = 'right' | 'left';

/** Kept free around what the pop-up may not cover. */
const GAP_PX = 12;
const EDGE_PX = 20;
/** From here on there is room for it at the lower left as well. */
const LEFT_FROM_PX = 1024;

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

/** The lower right if nothing of `keepClear` is there, else the lower left of a wide window, else nowhere. */
export function choosePlace(room: Room, keepClear: readonly Box[]): Place | null {
  const { card, window: size, clearance } = room;
  const bottom = size.height - clearance;
  const top = bottom - card.height - EDGE_PX;
  const boxes: Record<Place, Box> = {
    right: { left: size.width - card.width - EDGE_PX, right: size.width, top, bottom },
    left: { left: 0, right: card.width + EDGE_PX, top, bottom },
  };
  const places: Place[] = size.width >= LEFT_FROM_PX ? ['right', 'left'] : ['right'];
  return places.find((place) => !keepClear.some((box) => overlap(boxes[place], box))) ?? null;
}
