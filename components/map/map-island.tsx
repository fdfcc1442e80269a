'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { PartBoundary } from '@/components/ui/page/part-boundary';
import { whenNear } from '@/lib/browser/loading/when-near';
import type { MapProps, MapViewProps } from './map-view';
import styles from './map.module.css';

type Props = MapProps & {
  className?: string;
  /** Says where else guests find this information. */ instead: string;
};

const NEAR = '200px';

/**
 * A drawn picture of the region until the map, loaded near the viewport, is ready. When it fails, the picture stays and
 * says so.
 */
export function MapIsland({ className, instead, ...map }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [View, setView] = useState<ComponentType<MapViewProps> | null>(null);
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');

  useEffect(() => {
    let isGone = false;
    const giveUp = whenNear(place.current, NEAR, () => {
      import('./open-map')
        .then(({ openMap }) => openMap())
        .then(
          (Loaded) => !isGone && setView(() => Loaded),
          () => !isGone && setState('failed'),
        );
    });
    return () => {
      isGone = true;
      giveUp();
    };
  }, []);

  return (
    <div ref={place} data-map={state} className={joinClasses(styles.place, className)}>
      {View && state !== 'failed' && (
        <PartBoundary text={null} onFail={() => setState('failed')}>
          <View {...map} onReady={() => setState('ready')} onFail={() => setState('failed')} />
        </PartBoundary>
      )}
      {state === 'failed' && (
        <p role="status" className={styles.notice}>
          {`The interactive map doesn’t work in this browser. ${instead}`}
        </p>
      )}
    </div>
  );
}
