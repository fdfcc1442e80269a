'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { logProblem } from '@/lib/browser/log';
import type { DealCardProps } from './deal-card';

const NEAR = '200px';

/** The deal's place in a row of cards. Its code and the deal come when the visitor is near; without one the place goes. */
export function DealSlot({ children }: { children: ReactNode }) {
  const place = useRef<HTMLLIElement>(null);
  const [Card, setCard] = useState<ComponentType<DealCardProps> | null>(null);
  const [isGone, setIsGone] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./deal-card').then(
          ({ DealCard }) => setCard(() => DealCard),
          (error: unknown) => {
            logProblem('deal', String(error));
            setIsGone(true);
          },
        );
      },
      { rootMargin: NEAR },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  if (isGone) return null;
  return (
    <li ref={place} data-needs-script>
      {Card ? <Card skeleton={children} onAbsent={() => setIsGone(true)} /> : children}
    </li>
  );
}
