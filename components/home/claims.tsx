'use client';

import { CheckIcon } from '@/components/ui/icons';
import { site } from '@/lib/site';

const { handpicked, noFees, instantBooking, virtualTours, bestPrice } = site.claims;

export function Claims() {
  return (
    <ul
      aria-label="What you can count on"
      className="mx-auto grid max-w-7xl gap-x-8 gap-y-2.5 px-4 pt-8 text-sm font-semibold text-spruce-800 small:grid-cols-2 tablet:flex tablet:flex-wrap tablet:justify-center tablet:px-8 laptop:justify-between"
    >
      {[handpicked, noFees, instantBooking, virtualTours, bestPrice].map((claim) => (
        <li key={claim} className="flex items-center gap-2.5">
          <span className="claim-mark">
            <CheckIcon className="size-3.5" />
          </span>
          {claim}
        </li>
      ))}
    </ul>
  );
}
