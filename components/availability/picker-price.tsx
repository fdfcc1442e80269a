'use client';

import { Skeleton } from '@/components/ui/skeleton';
import type { StaySelection } from '@/lib/domain/selection';
import { CancellationBanner } from './cancellation-banner';
import { PriceLines } from './price-lines';
import { PriceProblem } from './price-problem';
import { ScarcityBanner } from './scarcity-banner';
import { useNow } from './use-now';
import type { StayPickerState } from './use-stay-picker';

export function PriceSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading the price
      </p>
      {Array.from({ length: 6 }, (_, line) => (
        <Skeleton key={line} className="mb-2 h-5" />
      ))}
      <Skeleton className="mt-4 h-9" />
    </div>
  );
}

function missingDates({ checkIn, checkOut }: StaySelection): string {
  if (!checkIn) return 'your dates';
  return checkOut ? 'other dates' : 'your check-out date';
}

function Price({ picker }: { picker: StayPickerState }) {
  const { price, quote, choice, availability } = picker;
  if (price.isLoading) return <PriceSkeleton />;
  if (price.error) {
    const retry = () => {
      void availability.reload();
      void price.reload();
    };
    return <PriceProblem error={price.error} onRetry={retry} />;
  }
  if (!quote) {
    return (
      <p className="text-ink-soft">
        Choose {missingDates(choice.selection)} to see the total, with every fee and tax in it.
      </p>
    );
  }
  return (
    <PriceLines
      lines={quote.lines}
      totalCents={quote.totalCents}
      savingsCents={quote.savingsCents}
    />
  );
}

/** The live price line by line, what cancelling costs, and how full the calendar is. */
export function PickerPrice({ picker }: { picker: StayPickerState }) {
  const now = useNow();
  const { calendar } = picker.availability;
  return (
    <div className="grid content-start gap-4">
      {calendar && <ScarcityBanner calendar={calendar} now={now} />}
      <div className="border-line rounded-xl border bg-white p-4">
        <Price picker={picker} />
      </div>
      <CancellationBanner
        checkIn={picker.choice.selection.checkIn}
        terms={picker.terms}
        now={now}
      />
    </div>
  );
}
