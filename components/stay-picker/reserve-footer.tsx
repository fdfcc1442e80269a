'use client';

import type { ReactNode } from 'react';
import { formatMoney, formatNights } from '@/lib/format';
import type { AvailabilityCabin } from './availability-cabin';
import { partyProblem } from './party-problem';
import { missingDates } from './picker-price';
import { ReserveButton } from './reserve-button';
import type { StayPickerState } from './use-stay-picker';

type ReserveFooterProps = {
  cabin: AvailabilityCabin;
  picker: StayPickerState;
  cancellation: ReactNode;
  children?: ReactNode;
};

/** Why there is no total yet: what is said above it may have been scrolled out of view. */
function MissingTotal({ cabin, picker }: Pick<ReserveFooterProps, 'cabin' | 'picker'>) {
  const { party, price, choice, availability } = picker;
  const problem = partyProblem(cabin, party);
  if (problem) return <span className="text-sm font-semibold text-ember-700">{problem}</span>;
  const isLoading = price.isLoading || (!availability.calendar && !availability.errorText);
  let text = `Choose ${missingDates(choice.selection)} to see your total with all fees`;
  if (isLoading) text = 'Adding up your total…';
  if (price.error || availability.errorText) text = 'Your total did not load';
  return <span className="text-sm text-ink-soft">{text}</span>;
}

/**
 * A dialog's sticky footer: the total to the cent (product §9.8), the cancellation terms and the button. The total has
 * its place before there is one.
 */
export function ReserveFooter({ cabin, picker, cancellation, children }: ReserveFooterProps) {
  const { quote } = picker;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 low:gap-y-0 short:gap-y-0.5">
      <p className="flex min-h-8 w-full items-baseline justify-between gap-x-3 low:min-h-11 beside:min-h-13 beside:w-auto beside:min-w-44 beside:flex-col-reverse beside:justify-end">
        {quote ? (
          <>
            <span className="text-sm text-ink-soft">
              Total, {formatNights(quote.nights)} with all fees
            </span>
            <span className="font-display text-2xl leading-tight font-semibold tabular-nums">
              {formatMoney(quote.totalCents)}
            </span>
          </>
        ) : (
          <MissingTotal cabin={cabin} picker={picker} />
        )}
      </p>
      <ReserveButton
        picker={picker}
        className="order-last w-full low:min-h-11 short:min-h-12 beside:ml-auto beside:w-auto"
      />
      {cancellation}
      {children}
    </div>
  );
}
