'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { logProblem } from '@/lib/browser/log';
import { whenIdle } from '@/lib/browser/when-idle';

/** What no visitor waits for (tracking, the newsletter card, restoring a texted link) loads once the page is idle. */
export function BackgroundHost() {
  const [Background, setBackground] = useState<ComponentType | null>(null);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    function load() {
      cancel = whenIdle(() => {
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
  return Background && <Background />;
}
