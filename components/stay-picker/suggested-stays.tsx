'use client';

import { nightsBetween } from '@/lib/domain/values/calendar-date';
import type { Stay } from '@/lib/domain/stays/stay';
import { formatDateRange, formatMoney, formatNights } from '@/lib/format';
import type { QuoteRequest } from '@/lib/schemas/quote';
import { useQuote } from './use-quote';

/** How a suggested stay gets its total: computed from known rates, else asked from the server. */
export type StayPricing = {
  totalCentsOf: (stay: Stay) => number | null;
  quoteRequestOf: (stay: Stay) => QuoteRequest;
  /** Of the deal that applies, else 0. */
  discountPercent: number;
};

type SuggestedStayProps = { stay: Stay; pricing: StayPricing; onAccept: (stay: Stay) => void };

function SuggestedStay({ stay, pricing, onAccept }: SuggestedStayProps) {
  const knownCents = pricing.totalCentsOf(stay);
  const { priced } = useQuote(knownCents === null ? pricing.quoteRequestOf(stay) : null);
  const shownCents = knownCents ?? priced?.quote.totalCents ?? null;
  return (
    <button
      type="button"
      onClick={() => onAccept(stay)}
      className="flex min-h-16 w-full cursor-pointer items-center justify-between gap-3 rounded-control border border-line-strong/50 bg-surface px-4 py-2.5 text-left transition-colors hover:border-spruce-700 hover:bg-spruce-50"
    >
      <span>
        <span className="block font-display font-semibold text-spruce-900">
          {formatDateRange(stay)}
        </span>{' '}
        <span className="block text-sm text-ink-soft">
          {formatNights(nightsBetween(stay.checkIn, stay.checkOut))}
        </span>
      </span>{' '}
      {shownCents !== null && (
        <span className="text-right">
          <span className="block font-semibold text-spruce-800 tabular-nums">
            {formatMoney(shownCents)}
          </span>{' '}
          <span className="block text-xs text-ink-soft">total with fees</span>
        </span>
      )}
    </button>
  );
}

type SuggestedStaysProps = {
  stays: readonly Stay[];
  pricing: StayPricing;
  onAccept: (stay: Stay) => void;
};

export function SuggestedStays({ stays, pricing, onAccept }: SuggestedStaysProps) {
  return (
    <div className="mt-3">
      <p className="text-sm font-medium text-ink-soft">Nearest open stays</p>
      <ul aria-label="Nearest open stays" className="mt-2 grid gap-2">
        {stays.map((stay) => (
          <li key={`${stay.checkIn}/${stay.checkOut}`}>
            <SuggestedStay stay={stay} pricing={pricing} onAccept={onAccept} />
          </li>
        ))}
      </ul>
    </div>
  );
}
