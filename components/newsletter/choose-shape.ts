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
/** The row goes beside an element for which the page would move up by more than this many row heights. */
const EASY_LIFT_HEIGHTS = 2;
/** The largest move of the page and of an element, as a share of the window's height. */
const MAX_MOVE = 0.5;

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
  /** Whether a link in it is stretched over its whole card, which moving it alone would undo. */
  isStretched?: boolean;
};

type Room = {
  /** How far the page moves up. */
  lift: number;
  /** Where the row begins and ends. */
  left: number;
  right: number;
  /** How far each box moves down so that it begins below the window. */
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

/** How far the page can move up for boxes at the edge, at the most. */
export const maxLift = (windowHeight: number) => windowHeight * MAX_MOVE;

/**
 * Makes room for a row at the bottom edge of the window. The row goes beside elements too tall to move away easily, the
 * page moves up until nothing in view is behind the row, and what would still be behind it moves below the window, or
 * above the row where it can't move alone. Only an element taller than the window above the row, or one that doesn't
 * move with the page, may stay behind it.
 */
export function makeRoom(row: Size, window: Size, boxes: readonly Obstacle[]): Room {
  const edge = window.height - row.height;
  const most = maxLift(window.height);
  const excess = ({ bottom }: Box) => bottom - edge;
  const shown = ({ top }: Box) => window.height - top;
  const isInView = (box: Box) => shown(box) > 0;
  const isWall = (box: Obstacle) =>
    isInView(box) &&
    excess(box) > 0 &&
    (box.isStill === true || excess(box) > EASY_LIFT_HEIGHTS * row.height);
  const { left, right } = widestGap(window.width, boxes.filter(isWall));
  const canMove = (box: Obstacle) => box.isStill !== true || !isInView(box);
  const isAbove = (box: Obstacle) => canMove(box) && box.left < right && box.right > left;
  const lifted = boxes.filter((box) => isInView(box) && isAbove(box) && excess(box) <= most);
  let lift = Math.max(0, ...lifted.map(excess));
  for (const box of boxes.toSorted((a, b) => a.top - b.top)) {
    const isBehind = box.isStretched === true && isAbove(box) && shown(box) + lift > 0;
    if (isBehind && excess(box) <= most) lift = Math.max(lift, excess(box));
  }
  const delays = boxes.map((box) =>
    isAbove(box) && excess(box) > lift && shown(box) <= most ? Math.max(0, shown(box) + lift) : 0,
  );
  return { lift, left, right, delays };
}
