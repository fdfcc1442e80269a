import localFont from 'next/font/local';

// Their fallbacks are in globals.css: Next's own are fitted to one weight.

/** Display: variable weight, Latin only, 36 KB. After the styles: until it comes, headings stand in their fallback. */
export const fraunces = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  variable: '--font-fraunces',
  weight: '100 900',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

/** Text: variable weight, Latin only, 20 KB. */
export const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-figtree',
  weight: '300 900',
  style: 'normal',
  display: 'swap',
  adjustFontFallback: false,
});
