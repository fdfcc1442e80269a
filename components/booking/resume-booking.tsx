'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import { readHandOff } from '@/lib/browser/storage/hand-off';
import { paths } from '@/lib/http/paths';
import { useHydrated } from '@/components/ui/use-hydrated';

/** A link back to the stay chosen in this tab, for a /booking without parameters. */
export function ResumeBooking() {
  const isHydrated = useHydrated();
  const handOff = useMemo(() => (isHydrated ? readHandOff() : null), [isHydrated]);
  if (!handOff) return null;
  const { cabinSlug: slug, checkIn, checkOut, adults, children, pets, dailyDeal } = handOff;
  const deal = dailyDeal?.id;
  return (
    <p className="mt-4">
      <Link
        href={paths.booking({ slug, checkIn, checkOut, adults, children, pets, deal })}
        className="font-semibold text-spruce-800 underline underline-offset-4"
      >
        Continue with {handOff.cabinName}
      </Link>
    </p>
  );
}
