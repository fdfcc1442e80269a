'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { PartBoundary } from '@/components/ui/page/part-boundary';
import { noteDealCabin } from '@/lib/browser/deal-cabin';
import { logProblem } from '@/lib/browser/log';
import { whenNear } from '@/lib/browser/loading/when-near';
import type { DealCardProps } from './deal-card';

const NEAR = '200px';

/**
 * The deal's slot in a row of cards. Its code and data load when it comes near the viewport; without a deal the slot is
 * removed, and the rest of the page is notified.
 */
export function DealSlot({ children }: { children: ReactNode }) {
  const place = useRef<HTMLLIElement>(null);
  const [Card, setCard] = useState<ComponentType<DealCardProps> | null>(null);
  const [isGone, setIsGone] = useState(false);

  // Its cabin then moves to its own row.
  function leave() {
    setIsGone(true);
    noteDealCabin('');
  }

  useEffect(() => () => noteDealCabin(null), []);

  useEffect(() => {
    function load() {
      import('./deal-card').then(
        ({ DealCard }) => setCard(() => DealCard),
        (error: unknown) => {
          logProblem('deal', String(error));
          leave();
        },
      );
    }
    return whenNear(place.current, NEAR, load);
  }, []);

  if (isGone) return null;
  return (
    <li ref={place} data-needs-script>
      {Card ? (
        <PartBoundary text={null} onFail={leave}>
          <Card skeleton={children} onAbsent={leave} />
        </PartBoundary>
      ) : (
        children
      )}
    </li>
  );
}
