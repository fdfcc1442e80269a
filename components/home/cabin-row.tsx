'use client';

import Link from 'next/link';
import { CabinCard } from '@/components/cabins/cabin-card';
import { browsePath } from '@/components/cabins/browse-path';
import { DealSkeleton } from '@/components/deal-card/deal-skeleton';
import { DealSlot } from '@/components/deal-card/deal-slot';
import type { CardCabin } from '@/lib/domain/catalog/cabin';
import type { HomeRowId } from '@/lib/domain/catalog/home-rows';
import { CarouselButtons } from './carousel-buttons';
import styles from './cabin-rows.module.css';
import { useOtherCabins } from './use-other-cabins';

const VIEW_ALL: Record<HomeRowId, string> = {
  popular: browsePath(null, 'popular'),
  pools: browsePath('pool', 'recommended'),
  'mountain-views': browsePath('mountain-views', 'recommended'),
  'pet-friendly': browsePath('pet-friendly', 'recommended'),
  family: browsePath('family', 'recommended'),
};

type Props = { id: HomeRowId; title: string; cabins: readonly CardCabin[] };

export function CabinRow({ id, title, cabins }: Props) {
  const headingId = `row-${id}`;
  const trackId = `track-${id}`;
  const others = useOtherCabins(cabins);
  return (
    <section aria-labelledby={headingId} className={styles.row}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        <CarouselButtons trackId={trackId} label={title} />
        <Link href={VIEW_ALL[id]} prefetch={false}>
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
        <ul>
          {id === 'popular' && (
            <DealSlot>
              <DealSkeleton />
            </DealSlot>
          )}
          {others.map((cabin) => (
            <li key={cabin.slug}>
              <CabinCard cabin={cabin} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
