import { layOutMosaic } from '@/components/gallery/mosaic';

/** 'L' lies, 'P' stands upright. */
const shapes = (text: string) => [...text].map((shape) => ({ isPortrait: shape === 'P' }));

test.each([
  ['LLLLLLL', ['first', 'wide', 'wide', 'rest', 'rest', 'rest', 'rest']],
  ['LLL', ['first', 'wide', 'wide']],
  ['LPPLL', ['first', 'upright', 'rest', 'rest', 'rest']],
  ['LLLP', ['first', 'wide', 'wide', 'rest']],
  // The upright one has no whole column left, and the next lying one takes the last cell.
  ['LLPLL', ['first', 'wide', 'rest', 'wide', 'rest']],
  ['PPPPL', ['first', 'upright', 'upright', 'rest', 'rest']],
  ['PLLPLL', ['first', 'wide', 'wide', 'upright', 'rest', 'rest']],
])('%s', (text, tiles) => {
  expect(layOutMosaic(shapes(text))).toEqual(tiles);
});

test.each(['L', 'LL', 'P', 'PP', 'PLL'])('%s are too few for a grid', (text) => {
  expect(layOutMosaic(shapes(text))).toBeNull();
});
