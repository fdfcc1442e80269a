'use client';

import { Skeleton } from '@/components/ui/skeleton';
import type { StaySelection } from '@/lib/domain/selection';
import type { AvailabilityCabin } from './availability-cabin';
import { CancellationBanner } from './cancellation-banner';
import { PricePrompt, PriceStack } from './picker-frame';
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
  if (!quote) return <PricePrompt missing={missingDates(choice.selection)} />;
  return (
    <PriceLines
      lines={quote.lines}
      totalCents={quote.totalCents}
      savingsCents={quote.savingsCents}
    />
  );
}

type PickerPriceProps = { cabin: AvailabilityCabin; picker: StayPickerState };

/** The live price line by line, what cancelling costs, and how full the calendar is. */
export function PickerPrice({ cabin, picker }: PickerPriceProps) {
  const now = useNow();
  const { calendar } = picker.availability;
  return (
    <PriceStack
      scarcity={calendar && <ScarcityBanner calendar={calendar} now={now} />}
      price={<Price picker={picker} />}
      cancellation={
        <CancellationBanner checkIn={picker.choice.selection.checkIn} terms={cabin} now={now} />
      }
    />
  );
}
