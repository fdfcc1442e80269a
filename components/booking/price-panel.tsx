'use client';

import type { ReactNode } from 'react';
import { DueNow } from '@/components/stay-picker/price/due-now';
import { PriceLines } from '@/components/stay-picker/price/price-lines';
import { PriceSkeleton } from '@/components/stay-picker/picker/picker-price';
import { Button } from '@/components/ui/button';
import { dealText } from './deal-copy';
import { PriceChangeNotice } from './price-change-notice';
import type { BookingPrice } from './use-booking-price';

type PricePanelProps = {
  price: BookingPrice;
  /** Says what the guest must choose before there can be a price, if anything. */
  missing: string | null;
  children: ReactNode;
};

function Lines({ price, missing }: Omit<PricePanelProps, 'children'>) {
  const { lastQuote, isUpdating, hasFailed, refusalReason } = price;
  if (missing) return <p className="text-ink-soft">{`${missing} to see the price.`}</p>;
  if (hasFailed) {
    return (
      <div role="alert">
        <p className="font-semibold">The price didn’t load</p>
        <p className="text-sm text-ink-soft">Check your connection and try again.</p>
        <Button variant="secondary" size="small" className="mt-3" onClick={price.retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (refusalReason !== null && !isUpdating) {
    return <p className="text-ink-soft">These dates can’t be booked.</p>;
  }
  if (!lastQuote && price.codeProblem !== null) {
    return <p className="text-ink-soft">Remove the promo code to see the price.</p>;
  }
  if (!lastQuote) return <PriceSkeleton />;
  return <PriceLines price={lastQuote} isDimmed={isUpdating} />;
}

export function PricePanel({ price, missing, children }: PricePanelProps) {
  const reason = dealText(price.priced?.deal ?? null);
  return (
    <div className="grid grid-cols-1 gap-4">
      {price.change && (
        <PriceChangeNotice change={price.change} reason={reason} onAccept={price.acceptChange} />
      )}
      {!price.change && reason && (
        <p className="rounded-control bg-paper-deep px-4 py-3 text-sm font-medium">{reason}</p>
      )}
      <div aria-busy={price.isUpdating || undefined}>
        <Lines price={price} missing={missing} />
        <DueNow plan={price.priced?.payments} />
      </div>
      <p role="status" className="sr-only">
        {price.isUpdating ? 'Updating the price' : ''}
      </p>
      {children}
    </div>
  );
}
