'use client';

import type { ReactNode } from 'react';
import { formatMoney, formatNights } from '@/lib/format';
import { ReserveButton } from './reserve-button';
import type { StayPickerState } from './use-stay-picker';

type ReserveFooterProps = {
  picker: StayPickerState;
  cancellation: ReactNode;
  children?: ReactNode;
};

/**
 * A dialog's sticky footer: the total to the cent (product §9.8), the cancellation terms and the button. The total has
 * its place before there is one.
 */
export function ReserveFooter({ picker, cancellation, children }: ReserveFooterProps) {
  const { quote } = picker;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
      <p className="flex min-h-8 w-full items-baseline justify-between gap-x-3 beside:min-h-13 beside:w-auto beside:min-w-44 beside:flex-col-reverse beside:justify-end">
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
          <span className="text-sm text-ink-soft">Your total, with all fees, stands here</span>
        )}
      </p>
      <ReserveButton picker={picker} className="order-last w-full beside:ml-auto beside:w-auto" />
      {cancellation}
      {children}
    </div>
  );
}
