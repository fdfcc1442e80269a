export type Box = { left: number; top: number; right: number; bottom: number };

/** The side of its place on which a label is drawn. */
export type LabelSide = 'right' | 'left' | 'below';

export type Label = {
  /** Pixels from the upper left corner. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Tried in this order. */
  sides: readonly LabelSide[];
  /** Omitted rather than drawn under a pin. */
  isSpare?: boolean;
};

export function boxAt({ x, y, width, height }: Label, side: LabelSide): Box {
  if (side === 'below') {
    return { left: x - width / 2, top: y, right: x + width / 2, bottom: y + height };
  }
  const left = side === 'right' ? x : x - width;
  return { left, top: y - height / 2, right: left + width, bottom: y + height / 2 };
}

const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const holds = (outer: Box, inner: Box) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/**
 * Picks a side for each label so that none is cut off by the frame or overlaps another label or `taken`; null where
 * there is no room. Earlier labels choose first. `pins` are avoided where possible.
 */
export function placeLabels(
  labels: readonly Label[],
  frame: Box,
  taken: readonly Box[],
  pins: readonly Box[] = [],
): (LabelSide | null)[] {
  const boxes = [...taken];
  return labels.map((label) => {
    const possible = label.sides.filter((side) => {
      const box = boxAt(label, side);
      return holds(frame, box) && !boxes.some((other) => meet(other, box));
    });
    const free = possible.find((side) => !pins.some((pin) => meet(pin, boxAt(label, side))));
    const side = free ?? (label.isSpare ? null : (possible[0] ?? null));
    if (side) boxes.push(boxAt(label, side));
    return side;
  });
}

type Pin = { x: number; y: number };
type Size = { width: number; height: number };

const DOT: Size = { width: 14, height: 14 };

export const boxAround = ({ x, y }: Pin, { width, height }: Size): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** The box of a pin without a price. */
export const dotAt = (pin: Pin): Box => boxAround(pin, DOT);

const SIDEWAYS = 0.38;
const UPWARD = 0.32;

/** How far a price may be moved from its place, which it always covers, as a fraction of its size. */
const SHIFTS: readonly Pin[] = [0, -UPWARD, UPWARD].flatMap((y) =>
  [0, SIDEWAYS, -SIDEWAYS].map((x) => ({ x, y })),
);

/**
 * How far to move each price so that it overlaps no label, other pin or earlier price and stays in the frame; null
 * where there is no room, and that pin is a dot until the map is closer.
 */
export function placePrices(
  pins: readonly Pin[],
  size: Size,
  frame: Box,
  taken: readonly Box[],
): (Pin | null)[] {
  const boxes = [...taken];
  return pins.map((pin) => {
    const others = pins.filter((other) => other !== pin).map(dotAt);
    const shifts = SHIFTS.map(({ x, y }) => ({ x: x * size.width, y: y * size.height }));
    const boxOf = (shift: Pin) => boxAround({ x: pin.x + shift.x, y: pin.y + shift.y }, size);
    const free = shifts.find((shift) => {
      const box = boxOf(shift);
      return holds(frame, box) && ![...boxes, ...others].some((other) => meet(other, box));
    });
    if (free) boxes.push(boxOf(free));
    return free ?? null;
  });
}
