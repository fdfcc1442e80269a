import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it, once a dialog has gone. Headless UI cannot know the button that was pressed
 * before its own code was there.
 */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    return () => {
      queueMicrotask(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
    };
  }, [opener]);
}
