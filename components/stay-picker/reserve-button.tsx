'use client';

import { Button } from '@/components/ui/button';
import { joinClasses } from '@/components/ui/class-names';
import type { StayPickerState } from './use-stay-picker';

type ReserveButtonProps = {
  picker: Pick<StayPickerState, 'reserve' | 'isLeaving'>;
  className?: string;
};

/** Enabled only when both dates and a price exist (product §4.2). */
export function ReserveButton({ picker, className }: ReserveButtonProps) {
  const { reserve, isLeaving } = picker;
  return (
    <Button
      variant="accent"
      size="large"
      className={joinClasses('btn-reserve', className)}
      disabled={!reserve || isLeaving}
      aria-busy={isLeaving || undefined}
      onClick={() => reserve?.()}
    >
      Reserve These Dates
    </Button>
  );
}
