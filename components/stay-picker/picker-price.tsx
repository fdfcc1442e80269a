'use client';

import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { StaySelection } from '@/lib/domain/stays/selection';
import type { AvailabilityCabin } from './availability-cabin';
import { CancellationBanner } from './cancellation-banner';
import { PickerParty } from './picker-party';
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
  if (!picker.isWelcome) return <PricePrompt missing="a party that fits" />;
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

/** What cancelling costs, in the words of product §4.3. */
export function PickerCancellation({ cabin, picker }: PickerPriceProps) {
  const now = useNow();
  const { checkIn } = picker.choice.selection;
  return <CancellationBanner checkIn={checkIn} terms={cabin} now={now} />;
}

/** The party, the live price line by line, and how full the calendar is; below them what cancelling costs. */
export function PickerPrice({
  cabin,
  picker,
  children,
}: PickerPriceProps & { children?: ReactNode }) {
  const now = useNow();
  const { calendar } = picker.availability;
  return (
    <PriceStack
      scarcity={calendar && <ScarcityBanner calendar={calendar} now={now} />}
      party={<PickerParty cabin={cabin} picker={picker} />}
      price={<Price picker={picker} />}
      cancellation={children}
    />
  );
}
