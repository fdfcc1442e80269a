import { useEffect, useState } from 'react';
import { getStayDays } from '@/lib/browser/api/cabins-api';
import { logProblem } from '@/lib/browser/log';
import type { Stay } from '@/lib/domain/stays/stay';
import type { StayDays } from '@/lib/domain/trip/stay-fact';

type Known = { of: string | null; days: StayDays | null; hasFailed: boolean };

const keyOf = (stay: Stay | null) => stay && `${stay.checkIn}/${stay.checkOut}`;

/** Loads the name and facts of a stay unless they came with the page. Keeps those of the last stay while loading. */
export function useStayDays(
  slug: string,
  stay: Stay | null,
  came: { stay: Stay; days: StayDays } | null,
) {
  const [known, setKnown] = useState<Known>({
    of: keyOf(came?.stay ?? null),
    days: came?.days ?? null,
    hasFailed: false,
  });
  const wanted = keyOf(stay);
  const isLoading = wanted !== null && known.of !== wanted;

  // Uses the dates as dependencies, because the same stay comes as several objects.
  const { checkIn, checkOut } = stay ?? {};
  useEffect(() => {
    if (!checkIn || !checkOut || !isLoading) return;
    let isCurrent = true;
    getStayDays(slug, { checkIn, checkOut }).then(
      (days) => {
        if (isCurrent) setKnown({ of: wanted, days, hasFailed: false });
      },
      (error: unknown) => {
        logProblem('stay-facts', String(error));
        if (isCurrent) setKnown({ of: wanted, days: null, hasFailed: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [slug, checkIn, checkOut, wanted, isLoading]);

  return { days: known.days, isLoading, hasFailed: known.hasFailed && !isLoading };
}
