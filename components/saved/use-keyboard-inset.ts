import { useEffect, useState } from 'react';

/**
 * How much of the window's foot the phone's keyboard covers, in pixels. Only the visual viewport tells: on iOS no
 * unit of length shrinks with it.
 */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const isZoomed = viewport.scale > 1.01;
      const covered = window.innerHeight - viewport.height - viewport.offsetTop;
      setInset(isZoomed ? 0 : Math.max(0, Math.round(covered)));
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    measure();
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
}
