'use client';

import { MapPin } from 'lucide';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { PaintFrom } from '@/components/ui/paint-from';
import { PartBoundary } from '@/components/ui/page/part-boundary';
import { MAP_FRAGMENT } from '@/lib/http/paths';
import type { ListMapProps } from './list-map';
import { closeMapFragment, openMapFragment, useMapFragment } from './map-fragment';
import styles from './list-with-map.module.css';

type Props = Omit<ListMapProps, 'list'> & {
  /** The bar above the list, beside the map's button. */
  bar: ReactNode;
  children: ReactNode;
};

/** A list of cabin cards that can have a map of the same cabins beside it. */
export function ListWithMap({ slugs, totals, bar, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [ListMap, setListMap] = useState<ComponentType<ListMapProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const both = useRef<HTMLDivElement>(null);
  const isOpen = useMapFragment().isOpen && !hasFailed;

  // The map fills the window, so what is above the list scrolls away.
  useEffect(() => {
    if (isOpen) both.current?.scrollIntoView?.();
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen || ListMap) return;
    import('./list-map').then(
      (loaded) => setListMap(() => loaded.ListMap),
      () => setHasFailed(true),
    );
  }, [isOpen, ListMap]);

  function toggle() {
    setHasFailed(false);
    if (isOpen) closeMapFragment();
    else openMapFragment(null);
  }

  return (
    <div
      ref={both}
      id={MAP_FRAGMENT.slice(1)}
      data-list-map={hasFailed ? 'failed' : isOpen ? 'open' : 'closed'}
      className={styles.both}
    >
      <div className={styles.bar}>
        {bar}
        <button type="button" data-needs-script aria-pressed={isOpen} onClick={toggle}>
          <Icon shapes={MapPin} className="size-4" />
          Map
        </button>
        <PaintFrom id="list-bar-end" />
        {hasFailed && <p role="alert">The map didn’t load.</p>}
      </div>
      {isOpen && (
        <div className={styles.panel}>
          {ListMap && (
            <PartBoundary text={null} onFail={() => setHasFailed(true)}>
              <ListMap slugs={slugs} totals={totals} list={list} />
            </PartBoundary>
          )}
        </div>
      )}
      <div ref={list}>{children}</div>
    </div>
  );
}
