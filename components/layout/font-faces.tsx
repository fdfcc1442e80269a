'use client';

import { FONT_FACES } from '@/lib/font-faces';

/** Rendered in the browser too, or each page would carry the faces a second time, in its data. */
export const FontFaces = () => (
  <style href="font-faces" precedence="first">
    {FONT_FACES}
  </style>
);
