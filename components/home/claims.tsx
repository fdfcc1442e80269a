'use client';

import { Check } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { site } from '@/lib/shop/site';

export function Claims() {
  const { handpicked, noFees, instantBooking, virtualTours, bestPrice } = site.claims;
  return (
    <ul aria-label="What you can count on" className="claims">
      {[handpicked, noFees, instantBooking, virtualTours, bestPrice]
        .filter(Boolean)
        .map((claim) => (
          <li key={claim}>
            <span className="claim-mark">
              <Icon shapes={Check} className="size-3.5" />
            </span>
            {claim}
          </li>
        ))}
    </ul>
  );
}
