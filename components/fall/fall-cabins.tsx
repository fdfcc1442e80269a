import { Link, TextLink } from '@/components/ui/link';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { whenNear } from '@/lib/browser/loading/when-near';
import { useDebounced } from '@/components/ui/use-debounced';
import { CabinCard } from '@/components/cabin-card/cabin-card';
import styles from '@/components/cabin-card/cabin-grid.module.css';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/page/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { getFallCabins } from '@/lib/browser/api/cabins-api';
import type { FallCabins as Answer } from '@/lib/domain/trip/fall-cabins';
import type { FallPlace } from '@/lib/domain/trip/fall-places';
import { MAX_RESULTS } from '@/lib/domain/search/pagination';
import { DEFAULT_CRITERIA, toSearchQuery } from '@/lib/domain/search/search-criteria';
import { formatCount, formatDateRange, plural } from '@/lib/copy/format';
import { rowBreaks } from '@/lib/domain/values/picture-urls';
import { paths } from '@/lib/http/paths';

type Props = {
  week: string;
  place: FallPlace;
  /** By the guest: then they are asked for at once, else near the viewport. */
  isChosen: boolean;
};

const SETTLE_MS = 400;
const NEAR = '200px';

/** The cabins open on the weekend of that week in the coming season, nearest to the place first. */
export function FallCabins({ week, place, isChosen }: Props) {
  const section = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => whenNear(section.current, NEAR, () => setIsNear(true)), []);
  const asked = useDebounced(`${week} ${place.slug}`, SETTLE_MS);
  const { data, error, isValidating, mutate } = useSWR(
    isNear || isChosen ? ['fall-cabins', asked] : null,
    ([, key]) => {
      const [askedWeek = '', askedPlace = ''] = key.split(' ');
      return getFallCabins(askedWeek, askedPlace);
    },
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  const isCurrent = asked === `${week} ${place.slug}`;

  return (
    <section ref={section} aria-labelledby="fall-cabins" data-needs-script className="mt-section">
      <h2 id="fall-cabins" className="text-title-2 text-spruce-900">
        Cabins open that weekend
      </h2>
      {error && isCurrent && !isValidating ? (
        <Notice
          tone="error"
          title="The cabins didn’t load"
          className="mt-6"
          action={<Button onClick={() => void mutate()}>Try again</Button>}
        >
          The map and table still work.
        </Notice>
      ) : data && isCurrent ? (
        <Found answer={data} place={place} />
      ) : (
        <Loading />
      )}
    </section>
  );
}

function milesText(miles: number, { name }: FallPlace): string {
  const whole = Math.max(1, Math.round(miles));
  return `${whole} ${plural(whole, 'mile', 'miles')} from ${name} as the crow flies`;
}

function Loading() {
  return (
    <div className="mt-6">
      <p role="status" className="sr-only">
        Looking for open cabins
      </p>
      <div className={styles.grid}>
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-96" />
        ))}
      </div>
    </div>
  );
}

function Found({ answer, place }: { answer: Answer; place: FallPlace }) {
  const { stay, guests, openCount, nearest } = answer;
  const all = paths.cabins(toSearchQuery({ ...DEFAULT_CRITERIA, ...stay, guests }));
  if (openCount === 0) {
    return (
      <Notice title="Nothing’s open that weekend" headingLevel="h3" className="mt-6">
        {`Every cabin is taken ${formatDateRange(stay)}, or not on the calendar yet. `}
        <Link prefetch={null} href={paths.cabins()} className="link">
          See all cabins
        </Link>
      </Notice>
    );
  }
  const breaks = rowBreaks(nearest.map(({ result }) => result.cabin));
  return (
    <>
      <p role="status" className="mt-3 mb-6 max-w-prose text-lede text-ink-soft">
        {`${formatCount(openCount, MAX_RESULTS)} ${plural(openCount, 'cabin is', 'cabins are')} open Fri–Mon, ${formatDateRange(stay)}, for ${guests} guests. The ones closest to ${place.name} come first. Totals include fees and taxes. `}
        <TextLink href={all}>See every open cabin</TextLink>
      </p>
      <ul className={styles.grid}>
        {nearest.map(({ result: { cabin, stay: open, shiftDays, price }, miles }, index) => (
          <li key={cabin.slug} className={breaks?.includes(index) ? 'col-start-1' : undefined}>
            <CabinCard
              cabin={cabin}
              notice={milesText(miles, place)}
              known={open ? { stay: open, shiftDays, price, guests } : undefined}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
