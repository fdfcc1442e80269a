'use client';

import { Check } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { shop } from '@/lib/shop/shop';

export function Claims() {
  const { handpicked, noFees, instantBooking, virtualTours, bestPrice } = shop().claims;
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
