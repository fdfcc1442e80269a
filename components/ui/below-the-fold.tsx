'use client';

import { useDeferredValue, type ReactNode } from 'react';
import { useHydrated } from './use-hydrated';

type Props = {
  children: ReactNode;
  /** The class of the placeholder, of about the same height. */
  heldBy?: string;
};

/**
 * Content below the fold. In server HTML it is rendered at once; after a client navigation it is deferred behind the
 * first screen.
 */
export function BelowTheFold({ children, heldBy }: Props) {
  const isHydrated = useHydrated();
  // React only defers a value if there was an initial one.
  const isShown = useDeferredValue(true, isHydrated ? false : undefined);
  return isShown ? children : heldBy && <div className={heldBy} />;
}
