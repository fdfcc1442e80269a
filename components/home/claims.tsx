import { CheckIcon } from '@/components/ui/icons';
import { site } from '@/lib/site';

const { handpicked, noFees, instantBooking, virtualTours, bestPrice } = site.claims;

export function Claims() {
  return (
    <ul
      aria-label="What you can count on"
      className="mx-auto flex max-w-7xl flex-wrap gap-x-8 gap-y-2 border-b border-line px-4 py-5 text-sm font-semibold text-spruce-800 tablet:justify-center tablet:px-8"
    >
      {[handpicked, noFees, instantBooking, virtualTours, bestPrice].map((claim) => (
        <li key={claim} className="flex items-center gap-2">
          <CheckIcon className="size-4 text-ember-600" />
          {claim}
        </li>
      ))}
    </ul>
  );
}
