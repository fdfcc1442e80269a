import { useLayoutEffect, useState } from 'react';
import { isTouched } from '@/components/ui/is-touched';

let locks = 0;

/** Asked before anything is drawn, while little has to be laid out for the answer; on phones it lies over the page. */
const takesWidth = () => !isTouched() && window.innerWidth > document.documentElement.clientWidth;

/** Keeps the page from scrolling, and the width of its scrollbar free. */
export function useScrollLock(): void {
  const [hasScrollbar] = useState(takesWidth);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    locks += 1;
    style.overflow = 'hidden';
    if (hasScrollbar) style.scrollbarGutter = 'stable';
    return () => {
      locks -= 1;
      if (locks > 0) return;
      style.removeProperty('overflow');
      style.removeProperty('scrollbar-gutter');
    };
  }, [hasScrollbar]);
}
