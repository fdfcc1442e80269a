'use client';

import { Button } from '@/components/ui/button';
import { joinClasses } from '@/components/ui/class-names';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { fitButton, PartyWays } from '@/components/stay-picker/price/party-problem';
import { ChooseDatesButton } from './choose-dates-button';
import { hasOpenStays } from './picker-price';
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
  cabin: AvailabilityCabin;
  picker: StayPickerState;
  onChoose: () => void;
};

/** The panel's button, which opens the calendar until there are dates that can be booked. */
export function PanelAction({ cabin, picker, onChoose }: PanelActionProps) {
  const { choice, comingStay, price, party, changeParty } = picker;
  if (!picker.isWelcome) {
    return (
      <div className="grid gap-2">
        <PartyWays
          cabin={cabin}
          party={party}
          stay={choice.stayOrRequested}
          fit={fitButton(changeParty)}
        />
      </div>
    );
  }
  const hasDates = choice.stay !== null || comingStay !== null;
  if (hasDates || price.isLoading) return <ReserveButton picker={picker} className="w-full" />;
  return <ChooseDatesButton isSecond={hasOpenStays(picker)} onClick={onChoose} />;
}
