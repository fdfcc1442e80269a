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
    window.addEventListener('blur', onBlur);
    document.addEventListener('keydown', onKeyDown, true);
    for (const type of POINTING) document.addEventListener(type, onPointer, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', onBlur);
      document.removeEventListener('keydown', onKeyDown, true);
      for (const type of POINTING) document.removeEventListener(type, onPointer, true);
    };
  }, [frame]);
}
