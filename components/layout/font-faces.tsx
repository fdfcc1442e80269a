'use client';

import { FONT_FACES } from '@/lib/page/font-faces';

/**
 * A client component, because each page would otherwise carry the faces a second time in its flight data. It is not
 * hoisted into the head, where React would put it before the page's title and preview tags.
 */
export const FontFaces = () => <style>{FONT_FACES}</style>;
