import { useCallback, useRef } from 'react';
import { openLayer, shutPage } from '@/components/ui/page-shutter';
import { afterPaint } from '@/lib/browser/after-paint';

/**
 * For the root of a dialog of Headless UI, which makes the page behind inert the first time only: one that is mounted
 * open does not know yet where its page is.
 */
export function usePageShut(): (layer: Element | null) => void {
  const leave = useRef<(() => void) | null>(null);
  return useCallback((layer) => {
    leave.current?.();
    leave.current = null;
    if (!layer) return;
    const close = openLayer(layer);
    const cancel = afterPaint(shutPage);
    leave.current = () => {
      cancel();
      close();
    };
  }, []);
}
