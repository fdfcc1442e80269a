'use client';

import { useDeferredValue, type ReactNode } from 'react';
import { useHydrated } from './use-hydrated';

type Props = {
  children: ReactNode;
  /** The class of what keeps the place, about as tall, until it comes. */
  heldBy?: string;
};

/**
 * What a visitor cannot see yet. In a page's own HTML it stands like everything else; after a click on a link it
 * follows the first screen, which is shown without waiting for it.
 */
export function BelowTheFold({ children, heldBy }: Props) {
  const isHydrated = useHydrated();
  // Without a first value nothing is deferred.
  const isShown = useDeferredValue(true, isHydrated ? false : undefined);
  return isShown ? children : heldBy && <div className={heldBy} />;
}
