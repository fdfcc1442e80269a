'use client';

import { joinClasses } from '@/components/ui/class-names';
import { nightsBetween } from '@/lib/domain/values/calendar-date';
import type { Stay } from '@/lib/domain/stays/stay';
import { formatDateRange, formatMoney, formatNights } from '@/lib/copy/format';
import type { QuoteRequest } from '@/lib/schemas/quote';
import { useQuote } from '@/components/stay-picker/stay/use-quote';

/** How a suggested stay gets its total: computed from known rates, or requested. */
export type StayPricing = {
  totalCentsOf: (stay: Stay) => number | null;
  quoteRequestOf: (stay: Stay) => QuoteRequest;
  /** The percent of the deal, or 0. */
  discountPercent: number;
  /** `totalCentsOf` knows every stay and keeps its identity while no price changes. */
  compares?: boolean;
};

type SuggestedStaysProps = {
  stays: readonly Stay[];
  pricing: StayPricing;
  /** Side by side from 1024 px on; narrower screens stack them. */
  isWide?: boolean;
  onAccept: (stay: Stay) => void;
};

type SuggestedStayProps = Omit<SuggestedStaysProps, 'stays'> & { stay: Stay };

function SuggestedStay({ stay, pricing, isWide, onAccept }: SuggestedStayProps) {
  const knownCents = pricing.totalCentsOf(stay);
  const { priced } = useQuote(knownCents === null ? pricing.quoteRequestOf(stay) : null);
  const shownCents = knownCents ?? priced?.quote.totalCents ?? null;
  return (
    <button
      type="button"
      onClick={() => onAccept(stay)}
      className={joinClasses(
        'flex w-full cursor-pointer items-center justify-between gap-3 rounded-control border border-line-strong/50 bg-surface px-3.5 text-left transition-colors hover:border-spruce-700 hover:bg-spruce-50',
        isWide
          ? 'min-h-14 py-2 laptop:flex-col laptop:items-stretch laptop:gap-0'
          : 'min-h-11 py-1.5 leading-tight',
      )}
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
        <span
          className={joinClasses(
            'text-right',
            isWide && 'laptop:flex laptop:flex-wrap laptop:items-baseline laptop:gap-x-1.5',
          )}
        >
          <span className="block font-semibold text-spruce-800 tabular-nums">
            {formatMoney(shownCents)}
          </span>{' '}
          <span className="block text-xs text-ink-soft">total with fees</span>
        </span>
      )}
    </button>
  );
}

export function SuggestedStays({ stays, pricing, isWide = false, onAccept }: SuggestedStaysProps) {
  return (
    <div className={isWide ? 'mt-3 laptop:mt-0' : 'mt-2'}>
      <p className="text-sm font-medium text-ink-soft">Nearest open stays</p>
      <ul
        aria-label="Nearest open stays"
        className={joinClasses('mt-1.5 grid gap-2', isWide && 'laptop:grid-cols-2')}
      >
        {stays.map((stay) => (
          <li key={`${stay.checkIn}/${stay.checkOut}`}>
            <SuggestedStay stay={stay} pricing={pricing} isWide={isWide} onAccept={onAccept} />
          </li>
        ))}
      </ul>
    </div>
  );
}
