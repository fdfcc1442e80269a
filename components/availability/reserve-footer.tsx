'use client';

import type { ReactNode } from 'react';
import { formatMoney, formatNights } from '@/lib/format';
import { ReserveButton } from './reserve-button';
import type { StayPickerState } from './use-stay-picker';

type ReserveFooterProps = { picker: StayPickerState; children?: ReactNode };

/** A dialog's footer; on phones it carries the total to the cent (spec §9). */
export function ReserveFooter({ picker, children }: ReserveFooterProps) {
  const { quote } = picker;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {quote && (
        <p className="flex w-full items-baseline justify-between tablet:hidden">
          <span className="text-sm text-ink-soft">
            Total, {formatNights(quote.nights)} with all fees
          </span>
          <span className="font-display text-2xl font-semibold tabular-nums">
            {formatMoney(quote.totalCents)}
          </span>
        </p>
      )}
      <ReserveButton
        picker={picker}
        className="w-full tablet:order-last tablet:ml-auto tablet:w-auto"
      />
      {children}
    </div>
  );
}
