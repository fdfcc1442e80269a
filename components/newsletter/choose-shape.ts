export type Box = { left: number; top: number; right: number; bottom: number };
/** The whole card in the corner, or a slim row at the bottom edge that unfolds where it stands. */
export type Shape = 'card' | 'row';

/** Space around elements that must not be covered. */
const GAP_PX = 12;
const EDGE_PX = 20;
/** On a narrower window the card would take half of the screen, and the row spans the full width. */
const CARD_FROM_PX = 768;
/** The least width for heading, field and buttons side by side. */
const ROW_FROM_PX = 520;
/** The page moves up by at most this many row heights. */
const MAX_LIFT_HEIGHTS = 2;

type Size = { width: number; height: number };

const overlap = (one: Box, other: Box) =>
  one.left < other.right + GAP_PX &&
  one.right > other.left - GAP_PX &&
  one.top < other.bottom + GAP_PX &&
  one.bottom > other.top - GAP_PX;

/** The whole card at the lower right where it covers nothing of `keepClear`, all in pixels of the window. */
export function chooseShape(card: Size, window: Size, keepClear: readonly Box[]): Shape {
  if (window.width < CARD_FROM_PX) return 'row';
  const place: Box = {
    left: window.width - card.width - EDGE_PX,
    right: window.width,
    top: window.height - card.height - EDGE_PX,
    bottom: window.height,
  };
  return keepClear.some((box) => overlap(place, box)) ? 'row' : 'card';
}

export type Obstacle = Box & {
  /** Whether it is sticky and doesn't move with the page. */
  isStill?: boolean;
};

export type Room = {
  /** How far the page moves up. */
  lift: number;
  /** Where the row begins and ends. */
  left: number;
  right: number;
  /** How far each box moves down so that it still begins below the window. */
  delays: readonly number[];
};

/** The widest part of the bottom edge beside `walls`, or all of it where none is wide enough for the row. */
function widestGap(width: number, walls: readonly Box[]): { left: number; right: number } {
  const whole = { left: 0, right: width };
  if (width < CARD_FROM_PX) return whole;
  const starts = [0, ...walls.map(({ right }) => right + GAP_PX)];
  const gaps = starts.map((left) => {
    const next = walls.filter((wall) => wall.right + GAP_PX > left).map((wall) => wall.left);
    return { left, right: Math.min(width, ...next.map((edge) => edge - GAP_PX)) };
  });
  const [widest] = gaps.toSorted((a, b) => b.right - b.left - (a.right - a.left));
  return widest && widest.right - widest.left >= ROW_FROM_PX ? widest : whole;
}

/**
 * Makes room for a row at the bottom edge of the window. The row goes beside elements too tall to move away, the page
 * moves up until nothing in view is behind the row, and elements that begin below the window stay below it.
 */
export function makeRoom(row: Size, window: Size, boxes: readonly Obstacle[]): Room {
  const edge = window.height - row.height;
  const excess = ({ bottom }: Box) => bottom - edge;
  const isInView = ({ top }: Box) => top < window.height;
  const isWall = (box: Obstacle) =>
    isInView(box) &&
    excess(box) > 0 &&
    (box.isStill === true || excess(box) > MAX_LIFT_HEIGHTS * row.height);
  const { left, right } = widestGap(window.width, boxes.filter(isWall));
  const isAbove = (box: Obstacle) => !isWall(box) && box.left < right && box.right > left;
  const lift = Math.max(0, ...boxes.filter((box) => isInView(box) && isAbove(box)).map(excess));
  const delays = boxes.map((box) =>
    !isInView(box) && isAbove(box) ? Math.max(0, window.height - (box.top - lift)) : 0,
  );
  return { lift, left, right, delays };
}
