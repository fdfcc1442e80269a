import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';

// The middleware allows these faces by hash, so it needs the URL at which its own bundle serves the files.
const urlOf = (file: string) => file.replace(/^.*\//, '/_next/static/media/');

/** The text font, 20 KB. The heading font, 36 KB, loads after the styles; headings use its fallback until then. */
export const FIRST_FONT = urlOf(figtree);

/** The file of each family, as a function so that only browsers that need it load it. */
export const fontFiles = () => ({ Fraunces: urlOf(fraunces), Figtree: FIRST_FONT });

type Descriptors = Record<string, string>;

const face = (descriptors: Descriptors) =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

const webFace = (family: string, file: string, weights: string) =>
  face({
    'font-family': family,
    src: `url(${urlOf(file)})format("woff2")`,
    'font-display': 'swap',
    'font-weight': weights,
  });

type Metrics = { size: string; ascent: string; descent: string };

/** A device font with the metrics of ours, so that nothing moves when ours loads. */
const fallbackFace = (family: string, fonts: string[], weights: string, metrics: Metrics) =>
  face({
    'font-family': family,
    src: fonts.map((font) => `local("${font}")`).join(','),
    'font-weight': weights,
    'size-adjust': metrics.size,
    'ascent-override': metrics.ascent,
    'descent-override': metrics.descent,
    'line-gap-override': '0%',
  });

/**
 * In every page, and in no stylesheet: a browser lays out the whole page again when a sheet brings faces, known or not.
 * The fallbacks are fitted at the weights of headings, of emphasis and of text; Next's own are fitted to one weight.
 */
export const FONT_FACES = [
  webFace('Fraunces', fraunces, '100 900'),
  webFace('Figtree', figtree, '300 900'),
  fallbackFace(
    'Fraunces Fallback',
    ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Noto Serif Bold'],
    '500 900',
    { size: '111%', ascent: '88.1%', descent: '23%' },
  ),
  fallbackFace(
    'Fraunces Fallback',
    ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    '100 499',
    { size: '115%', ascent: '85.1%', descent: '22.1%' },
  ),
  fallbackFace(
    'Figtree Fallback',
    ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
    '550 900',
    { size: '95.5%', ascent: '99.5%', descent: '26.2%' },
  ),
  fallbackFace('Figtree Fallback', ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'], '300 549', {
    size: '100.5%',
    ascent: '94.5%',
    descent: '24.9%',
  }),
].join('');
