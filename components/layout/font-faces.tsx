'use client';

import { FONT_FACES } from '@/lib/font-faces';

/**
 * A client component, or each page would carry the faces a second time in its flight data. Not hoisted into the head,
 * where React would write it before the page's title and preview.
 */
export const FontFaces = () => <style>{FONT_FACES}</style>;
