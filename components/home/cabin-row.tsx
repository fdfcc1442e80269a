'use client';

import { Link } from '@/components/ui/link';
import { CabinCard } from '@/components/cabin-card/cabin-card';
import { browsePath } from '@/components/cabin-list/browse-path';
import { DealSkeleton } from '@/components/deal-card/deal-skeleton';
import { DealSlot } from '@/components/deal-card/deal-slot';
import { toCard, type CardRow } from '@/lib/domain/catalog/card-row';
import type { HomeRowId } from '@/lib/domain/catalog/home-rows';
import { CarouselButtons } from './carousel-buttons';
import styles from './cabin-rows.module.css';
import { useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { dealCabin, subscribeToDealCabin } from '@/lib/browser/deal-cabin';

// The home page has been revalidated for the day's deal by then.
const RENEWED_AFTER_MS = 3000;

/**
 * The cabins of a row without the deal's cabin, which has a slot of its own (product §9.9), and with it where there is no
 * deal to show. Just after midnight UTC the page may still have yesterday's deal, and is refreshed.
 */
function useShownCabins({ cabins, withoutDeal }: Pick<Props, 'cabins' | 'withoutDeal'>) {
  const { refresh } = useRouter();
  const slug = useSyncExternalStore(subscribeToDealCabin, dealCabin, () => null);
  const known = (slug === '' ? (withoutDeal ?? cabins) : cabins).map(toCard);
  const others = known.filter((cabin) => cabin.slug !== slug);
  const isOutdated = others.length < known.length;
  useEffect(() => {
    if (!isOutdated) return;
    const timer = setTimeout(refresh, RENEWED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOutdated, refresh]);
  return others;
}

const VIEW_ALL: Record<HomeRowId, string> = {
  popular: browsePath(null, 'popular'),
  photographed: browsePath(null, 'recommended'),
  pools: browsePath('pool', 'recommended'),
  'mountain-views': browsePath('mountain-views', 'recommended'),
  'pet-friendly': browsePath('pet-friendly', 'recommended'),
  family: browsePath('family', 'recommended'),
};

const LEAST_FULL = 3;

/** A row too short to scroll on a wide screen fills it, rather than leaving half of it empty. */
const shortRow = (count: number) => ({
  width: `max(100%, ${count} * min(21.5rem, 84vw) + ${count - 1} * 1.5rem)`,
  gridAutoColumns: '1fr',
});

type Props = {
  id: HomeRowId;
  title: string;
  cabins: readonly CardRow[];
  withoutDeal?: readonly CardRow[];
};

export function CabinRow({ id, title, cabins, withoutDeal }: Props) {
  const headingId = `row-${id}`;
  const trackId = `track-${id}`;
  const others = useShownCabins({ cabins, withoutDeal });
  const isShort = id !== 'popular' && others.length < LEAST_FULL;
  return (
    <section aria-labelledby={headingId} className={`later ${styles.row}`}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        <CarouselButtons trackId={trackId} label={title} />
        <Link href={VIEW_ALL[id]}>
          View All<span className="sr-only">{` ${title}`}</span>
        </Link>
      </div>
      <div
        id={trackId}
        role="group"
        aria-labelledby={headingId}
        tabIndex={0}
        className={styles.track}
      >
        <ul style={isShort ? shortRow(others.length) : undefined}>
          {id === 'popular' && (
            <DealSlot>
              <DealSkeleton />
            </DealSlot>
          )}
          {others.map((cabin) => (
            <li key={cabin.slug} data-wide={isShort || undefined}>
              <CabinCard cabin={cabin} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
