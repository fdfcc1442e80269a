import Link from 'next/link';
import { ListedCard } from '@/components/cabins/listed-card';
import { packCard } from '@/lib/domain/card-wire';
import { browsePath } from '@/components/cabins/browse-path';
import { DealSkeleton } from '@/components/deal/deal-skeleton';
import { DealSlot } from '@/components/deal/deal-slot';
import type { HomeRow, HomeRowId } from '@/lib/domain/home-rows';
import { CarouselButtons } from './carousel-buttons';
import styles from './cabin-rows.module.css';

const VIEW_ALL: Record<HomeRowId, string> = {
  popular: browsePath(null, 'popular'),
  pools: browsePath('pool', 'recommended'),
  'mountain-views': browsePath('mountain-views', 'recommended'),
  'pet-friendly': browsePath('pet-friendly', 'recommended'),
  family: browsePath('family', 'recommended'),
};

export function CabinRows({ rows }: { rows: readonly HomeRow[] }) {
  return rows.map((row) => <CabinRow key={row.id} row={row} />);
}

function CabinRow({ row }: { row: HomeRow }) {
  const headingId = `row-${row.id}`;
  const trackId = `track-${row.id}`;
  return (
    <section aria-labelledby={headingId} className={styles.row}>
      <div className={styles.head}>
        <h2 id={headingId}>{row.title}</h2>
        <CarouselButtons trackId={trackId} label={row.title} />
        <Link href={VIEW_ALL[row.id]} prefetch={false}>
          View All<span className="sr-only">{` ${row.title}`}</span>
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
          {row.id === 'popular' && (
            <DealSlot>
              <DealSkeleton />
            </DealSlot>
          )}
          {row.cabins.map((cabin) => (
            <li key={cabin.slug}>
              <ListedCard wire={packCard(cabin)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
