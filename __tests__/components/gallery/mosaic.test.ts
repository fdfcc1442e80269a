import { layOutMosaic } from '@/components/gallery/mosaic';

/** 'L' lies, 'P' stands upright. */
const shapes = (text: string) => [...text].map((shape) => ({ isPortrait: shape === 'P' }));

test.each([
  ['LLLLLLL', ['first', 'wide', 'wide', 'wide', 'wide', 'rest', 'rest']],
  ['LPPLL', ['first', 'upright', 'upright', 'rest', 'rest']],
  ['LLLP', ['first', 'wide', 'wide', 'upright']],
  ['LLPLL', ['first', 'wide', 'upright', 'wide', 'rest']],
  // The second upright one has no whole column left, and the next lying one takes the last cell.
  ['LLLLPL', ['first', 'wide', 'wide', 'wide', 'rest', 'wide']],
  ['PPPPL', ['first', 'upright', 'upright', 'upright', 'rest']],
  ['PLLPLL', ['first', 'wide', 'wide', 'upright', 'wide', 'wide']],
])('%s', (text, tiles) => {
  expect(layOutMosaic(shapes(text))).toEqual(tiles);
});

test.each(['L', 'LLLL', 'P', 'LLP', 'PPP'])('%s are too few for a grid', (text) => {
  expect(layOutMosaic(shapes(text))).toBeNull();
});
