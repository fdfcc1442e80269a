'use client';

import { FONT_FACES } from '@/lib/font-faces';

/** A client component, or each page would carry the faces a second time in its flight data. */
export const FontFaces = () => (
  <style href="font-faces" precedence="first">
    {FONT_FACES}
  </style>
);
