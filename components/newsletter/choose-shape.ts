export type Box = { left: number; top: number; right: number; bottom: number };
/** The whole card in the corner, or a slim row at the bottom edge that unfolds where it stands. */
export type Shape = 'card' | 'row';

/** Space around elements that must not be covered. */
const GAP_PX = 12;
const GAP_ABOVE_PX = 8;
/** On a narrower window the card would take half of the screen, and the row spans the full width. */
const CARD_FROM_PX = 768;
/** The least width for heading, field and buttons side by side. */
const ROW_FROM_PX = 540;
/** The page's column, on which the row stands, and the space beside it. */
const COLUMN_PX = 1280;
const COLUMN_SPACE_PX = 32;
/** How far above the bottom edge the row may stand to cover nothing essential, as a share of the window's height. */
const REACH = 1 / 2;

type Size = { width: number; height: number };

const overlap = (one: Box, other: Box) =>
  one.left < other.right + GAP_PX &&
  one.right > other.left - GAP_PX &&
  one.top < other.bottom + GAP_PX &&
  one.bottom > other.top - GAP_PX;

/** The whole card at the lower right where it covers nothing of `keepClear`, all in pixels of the window. */
export function chooseShape(card: Box, windowWidth: number, keepClear: readonly Box[]): Shape {
  if (windowWidth < CARD_FROM_PX) return 'row';
  return keepClear.some((box) => overlap(card, box)) ? 'row' : 'card';
}

export type Obstacle = Box & {
  /** Whether it is sticky and stays in the window while the page scrolls. */
  isStill?: boolean;
  /** 0 is essential; where the row would otherwise stand too high, it may cover 2, and then 1. */
  rank?: 0 | 1 | 2;
};

/** How far the row is above the bottom edge, and where it begins and ends. */
type Place = { bottom: number; left: number; right: number };

/** The widest part of a row's line beside `walls`, if any is wide enough for the row. */
function widestGap(width: number, walls: readonly Box[]): Omit<Place, 'bottom'> | null {
  const starts = [0, ...walls.map(({ right }) => Math.max(0, right + GAP_PX))];
  const gaps = starts.map((left) => {
    const next = walls.filter((wall) => wall.right + GAP_PX > left).map((wall) => wall.left);
    return { left, right: Math.min(width, ...next.map((edge) => edge - GAP_PX)) };
  });
  const isPhone = width < CARD_FROM_PX;
  const margin = isPhone ? 0 : Math.max(0, (width - COLUMN_PX) / 2) + COLUMN_SPACE_PX;
  const roomIn = ({ left, right }: Omit<Place, 'bottom'>) =>
    Math.min(right, width - margin) - Math.max(left, margin);
  const [widest] = gaps.toSorted((a, b) => roomIn(b) - roomIn(a));
  return widest && roomIn(widest) >= (isPhone ? width : ROW_FROM_PX) ? widest : null;
}

function lowestPlace(
  row: Size,
  window: Size,
  boxes: readonly Obstacle[],
  reach: number,
): Place | null {
  const aboveEach = boxes.map(({ top, isStill }) =>
    Math.ceil(window.height - top + (isStill === true ? 0 : GAP_ABOVE_PX)),
  );
  const bottoms = [0, ...aboveEach].filter((bottom) => bottom >= 0 && bottom <= reach);
  for (const bottom of bottoms.toSorted((a, b) => a - b)) {
    const edge = window.height - bottom;
    const walls = boxes.filter((box) => box.top < edge && box.bottom > edge - row.height);
    const gap = widestGap(window.width, walls);
    if (gap) return { bottom, ...gap };
  }
  return null;
}

/**
 * The lowest place where a row covers nothing essential, since the page never moves for it. For what ranks last it rises
 * by no more than its own height, because nearer to the middle it would be more in the way than what it covers.
 */
export function placeRow(row: Size, window: Size, boxes: readonly Obstacle[]): Place {
  const reach = window.height * REACH;
  const upTo = (most: number) => boxes.filter(({ rank = 0 }) => rank <= most);
  const still = boxes.filter(({ isStill }) => isStill === true);
  return (
    lowestPlace(row, window, boxes, row.height) ??
    lowestPlace(row, window, upTo(1), reach) ??
    lowestPlace(row, window, upTo(0), reach) ??
    lowestPlace(row, window, still, reach) ?? {
      bottom: 0,
      left: 0,
      right: window.width,
    }
  );
}
