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

/** A dialog's footer, always in view: the total to the cent (product §9.8), what cancelling costs, and the button. */
export function ReserveFooter({ picker, cancellation, children }: ReserveFooterProps) {
  const { quote } = picker;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
      {quote && (
        <p className="flex w-full items-baseline justify-between gap-x-3 beside:w-auto beside:flex-col-reverse">
          <span className="text-sm text-ink-soft">
            Total, {formatNights(quote.nights)} with all fees
          </span>
          <span className="font-display text-2xl leading-tight font-semibold tabular-nums">
            {formatMoney(quote.totalCents)}
          </span>
        </p>
      )}
      <ReserveButton picker={picker} className="order-last w-full beside:ml-auto beside:w-auto" />
      {cancellation}
      {children}
    </div>
  );
}
