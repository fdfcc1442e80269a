type Tile = 'first' | 'wide' | 'upright' | 'rest';
type Shape = { isPortrait?: boolean };

const CELLS = 6;
const COLUMN = 2;

/**
 * The grid of a wide screen: three columns of two cells. The first picture takes two columns, or one where it is
 * upright; an upright picture a column, so that two stand side by side; any other a cell. Null: too few to fill it.
 */
export function layOutMosaic(photos: readonly Shape[]): Tile[] | null {
  let free = CELLS;
  const tiles = photos.map(({ isPortrait }, index): Tile => {
    const isFirst = index === 0;
    const size = isPortrait ? COLUMN : isFirst ? 2 * COLUMN : 1;
    if (size > free) return 'rest';
    free -= size;
    return isFirst ? 'first' : isPortrait ? 'upright' : 'wide';
  });
  return free === 0 ? tiles : null;
}
