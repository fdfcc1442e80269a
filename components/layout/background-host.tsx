'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { PartBoundary } from '@/components/ui/page/part-boundary';
import { logProblem } from '@/lib/browser/log';
import { onIdle } from '@/lib/browser/loading/on-idle';

/** Loads non-critical code when the page is idle: tracking, the newsletter pop-up, restoring a texted link. */
export function BackgroundHost() {
  const [Background, setBackground] = useState<ComponentType | null>(null);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    function load() {
      cancel = onIdle(() => {
        import('@/components/layout/background').then(
          ({ Background: loaded }) => setBackground(() => loaded),
          (error: unknown) => logProblem('background', String(error)),
        );
      });
    }
    if (document.readyState === 'complete') load();
    else window.addEventListener('load', load, { once: true });
    return () => {
      window.removeEventListener('load', load);
      cancel?.();
    };
  }, []);
  return (
    Background && (
      <PartBoundary text={null}>
        <Background />
      </PartBoundary>
    )
  );
}
