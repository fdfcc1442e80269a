import { useEffect, type RefObject } from 'react';

const POINTING = ['pointerover', 'pointermove', 'pointerdown'] as const;

/**
 * Key presses in a cross-origin frame do not reach this page: after a click in it the dialog takes the focus back, so
 * that Escape works. Focus by Tab stays in the frame.
 */
export function useFocusBack(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    let isTabbing = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      isTabbing = key === 'Tab';
    };
    const onPointer = () => {
      isTabbing = false;
    };
    function onBlur() {
      // The frame becomes the active element just after the window's blur.
      timer = setTimeout(() => {
        if (isTabbing || !frame.current || document.activeElement !== frame.current) return;
        frame.current.closest<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true });
      });
    }
    const stop = new AbortController();
    const early = { capture: true, signal: stop.signal };
    window.addEventListener('blur', onBlur, { signal: stop.signal });
    document.addEventListener('keydown', onKeyDown, early);
    for (const type of POINTING) document.addEventListener(type, onPointer, early);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [frame]);
}
