'use client';

import { useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';

const subscribe = () => () => undefined;

type Props = {
  children: ReactNode;
  /** The class of what keeps the place, about as tall, until it comes. */ heldBy?: string;
};

/**
 * What a visitor cannot see yet. In a page's own HTML it stands like everything else; after a click on a link it
 * follows the first screen, which is shown without waiting for it.
 */
export function BelowTheFold({ children, heldBy }: Props) {
  const isFromServer = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  // Without a first value nothing is deferred.
  const isShown = useDeferredValue(true, isFromServer ? undefined : false);
  return isShown ? children : heldBy && <div className={heldBy} />;
}
