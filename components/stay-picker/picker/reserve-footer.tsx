'use client';

import type { ReactNode } from 'react';
import { formatMoney, formatNights } from '@/lib/copy/format';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { partyProblem } from '@/components/stay-picker/price/party-problem';
import { missingDates } from './picker-price';
import { ReserveButton } from './reserve-button';
import type { StayPickerState } from '@/components/stay-picker/stay/use-stay-picker';

type ReserveFooterProps = {
  cabin: AvailabilityCabin;
  picker: StayPickerState;
  cancellation: ReactNode;
  /** False where the total is already shown above. */
  hasTotal?: boolean;
  children?: ReactNode;
};

const MISSING_CLASS = 'my-auto text-sm leading-tight text-balance';

/** Says why there is no total yet, because the message above may have been scrolled out of view. */
function MissingTotal({ cabin, picker }: Pick<ReserveFooterProps, 'cabin' | 'picker'>) {
  const { party, price, choice, availability } = picker;
  const problem = partyProblem(cabin, party);
  if (problem) return <span className={`${MISSING_CLASS} text-ink-soft`}>{problem}</span>;
  const isLoading = price.isLoading || (!availability.calendar && !availability.errorText);
  let text = `${missingDates(choice.selection)} to see your total`;
  if (isLoading) text = 'Adding up your total…';
  if (price.error || availability.errorText) text = 'Your total didn’t load';
  return <span className={`${MISSING_CLASS} text-ink-soft`}>{text}</span>;
}

/**
 * A dialog's sticky footer: the total to the cent (product §9.8), the cancellation terms, and the button. The total's
 * place is reserved.
 */
export function ReserveFooter(props: ReserveFooterProps) {
  const { cabin, picker, cancellation, hasTotal = true, children } = props;
  const { quote } = picker;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 max-tablet:flex-wrap low:gap-y-0 short:gap-y-0.5 beside:flex beside:justify-between beside:gap-x-5 beside:gap-y-2">
      <p className="flex min-h-13 flex-col-reverse justify-end low:min-h-11 beside:max-w-56 beside:min-w-32 beside:items-baseline">
        {!quote && <MissingTotal cabin={cabin} picker={picker} />}
        {quote && hasTotal && (
          <>
            <span className="text-xs text-ink-soft beside:text-sm">
              <span className="short:sr-only">Total, </span>
              {formatNights(quote.nights)}, all included
            </span>
            <span className="font-display text-2xl leading-tight font-semibold tabular-nums">
              {formatMoney(quote.totalCents)}
            </span>
          </>
        )}
      </p>
      <ReserveButton
        picker={picker}
        className="min-h-12 px-4 text-base low:min-h-11 beside:order-last beside:ml-auto beside:min-h-14 beside:shrink-0 beside:px-6"
      />
      {cancellation}
      {children}
    </div>
  );
}
