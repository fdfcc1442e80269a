'use client';

import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { ListMapProps } from './list-map';
import styles from './list-with-map.module.css';

type Props = { /** Of the cabins in the list. */ slugs: readonly string[]; children: ReactNode };

/** A list of cabin cards that can have a map of the same cabins beside it. */
export function ListWithMap({ slugs, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [ListMap, setListMap] = useState<ComponentType<ListMapProps> | null>(null);
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const isOpen = state === 'open';

  function toggle() {
    setState(isOpen ? 'closed' : 'open');
    if (isOpen || ListMap) return;
    import('./list-map').then(
      (loaded) => setListMap(() => loaded.ListMap),
      () => setState('failed'),
    );
  }

  return (
    <div data-list-map={state} className={styles.both}>
      <div data-needs-script className={styles.bar}>
        {state === 'failed' && <p role="alert">The map did not load.</p>}
        <button type="button" aria-pressed={isOpen} onClick={toggle}>
          Map
        </button>
      </div>
      {isOpen && (
        <div className={styles.panel}>{ListMap && <ListMap slugs={slugs} list={list} />}</div>
      )}
      <div ref={list}>{children}</div>
    </div>
  );
}
