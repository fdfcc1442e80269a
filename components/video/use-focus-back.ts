import { useEffect, type RefObject } from 'react';

const POINTING = ['pointerover', 'pointermove', 'pointerdown'] as const;

/**
 * What is pressed in a frame of another site never reaches this page: after a click in there the dialog takes the focus
 * back, so that Escape closes it. Who comes into the frame by Tab stays in it.
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
      // The frame is the active element a moment after the window has lost the focus.
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
