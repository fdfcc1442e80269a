import { useEffect, useState } from 'react';
import { getStayFacts } from '@/lib/browser/api/cabins-api';
import { logProblem } from '@/lib/browser/log';
import type { Stay } from '@/lib/domain/stays/stay';
import type { StayFact } from '@/lib/domain/trip/stay-fact';

type Known = { of: string | null; facts: readonly StayFact[]; hasFailed: boolean };

const keyOf = (stay: Stay | null) => stay && `${stay.checkIn}/${stay.checkOut}`;

/**
 * The facts of a stay, asked for unless they came with the page; those of the last stay until they are there, with
 * `isLoading`.
 */
export function useStayFacts(
  slug: string,
  stay: Stay | null,
  came: { stay: Stay; facts: readonly StayFact[] } | null,
) {
  const [known, setKnown] = useState<Known>({
    of: keyOf(came?.stay ?? null),
    facts: came?.facts ?? [],
    hasFailed: false,
  });
  const wanted = keyOf(stay);
  const isLoading = wanted !== null && known.of !== wanted;

  // By their days, because the same stay comes as several objects.
  const { checkIn, checkOut } = stay ?? {};
  useEffect(() => {
    if (!checkIn || !checkOut || !isLoading) return;
    let isCurrent = true;
    getStayFacts(slug, { checkIn, checkOut }).then(
      (facts) => {
        if (isCurrent) setKnown({ of: wanted, facts, hasFailed: false });
      },
      (error: unknown) => {
        logProblem('stay-facts', String(error));
        if (isCurrent) setKnown({ of: wanted, facts: [], hasFailed: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [slug, checkIn, checkOut, wanted, isLoading]);

  return { facts: known.facts, isLoading, hasFailed: known.hasFailed && !isLoading };
}
