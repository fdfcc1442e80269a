'use client';

import { Button } from '@/components/ui/button';
import { joinClasses } from '@/components/ui/class-names';
import { ChooseDatesButton } from './choose-dates-button';
import type { StayPickerState } from '@/components/stay-picker/stay/use-stay-picker';

type ReserveButtonProps = {
  picker: Pick<StayPickerState, 'reserve' | 'isLeaving' | 'price'>;
  className?: string;
};

/** Enabled only with both dates and a price (product §4.2), and busy while the price loads. */
export function ReserveButton({ picker, className }: ReserveButtonProps) {
  const { reserve, isLeaving, price } = picker;
  const isBusy = isLeaving || price.isLoading;
  return (
    <Button
      variant="accent"
      size="large"
      className={joinClasses('btn-reserve', isBusy && 'btn-pending', className)}
      disabled={!reserve || isLeaving}
      aria-busy={isBusy || undefined}
      onClick={() => reserve?.()}
    >
      Reserve These Dates
    </Button>
  );
}

type PanelActionProps = {
  picker: Pick<StayPickerState, 'reserve' | 'isLeaving' | 'price' | 'choice' | 'comingStay'>;
  onChoose: () => void;
};

/** The panel's only button, which opens the calendar until there are dates that can be booked. */
export function PanelAction({ picker, onChoose }: PanelActionProps) {
  const { choice, comingStay, price } = picker;
  const hasDates = choice.stay !== null || comingStay !== null;
  if (hasDates || price.isLoading) return <ReserveButton picker={picker} className="w-full" />;
  return <ChooseDatesButton onClick={onChoose} />;
}
