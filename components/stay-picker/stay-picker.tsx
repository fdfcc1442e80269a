'use client';

import type { AvailabilityCabin } from './availability-cabin';
import { PickerDates } from './picker-dates';
import { PickerFrame } from './picker-frame';
import { PickerCancellation, PickerPrice } from './picker-price';
import { ReserveButton } from './reserve-button';
import { useCheckedEvent } from './use-stay-events';
import { useStayPicker } from './use-stay-picker';

/** The cabin page's own calendar: dates on one side, the price of them on the other. */
export function StayPicker({ cabin }: { cabin: AvailabilityCabin }) {
  const picker = useStayPicker(cabin, 'modal', true);
  useCheckedEvent(cabin, picker.choice.selection.checkIn !== null);
  return (
    <PickerFrame
      dates={<PickerDates cabin={cabin} picker={picker} variant="modal" />}
      price={
        <PickerPrice cabin={cabin} picker={picker}>
          <PickerCancellation cabin={cabin} picker={picker} />
        </PickerPrice>
      }
      action={<ReserveButton picker={picker} className="w-full" />}
    />
  );
}
