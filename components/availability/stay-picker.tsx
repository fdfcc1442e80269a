'use client';

import type { AvailabilityCabin } from './availability-cabin';
import { PickerDates } from './picker-dates';
import { PickerPrice } from './picker-price';
import { ReserveButton } from './reserve-button';
import { useStayPicker } from './use-stay-picker';

/** The cabin page's own calendar: dates on one side, the price of them on the other. */
export function StayPicker({ cabin }: { cabin: AvailabilityCabin }) {
  const picker = useStayPicker(cabin, 'modal');
  return (
    <div className="@container">
      <div className="grid items-start gap-6 @min-[40rem]:grid-cols-[minmax(0,1fr)_18rem] @min-[52rem]:gap-8">
        <PickerDates cabin={cabin} picker={picker} variant="modal" />
        <div className="grid gap-4">
          <PickerPrice picker={picker} />
          <ReserveButton picker={picker} className="w-full" />
          <p className="text-ink-soft text-center text-sm text-balance">
            You pay on arrival. No service fees, no hidden fees.
          </p>
        </div>
      </div>
    </div>
  );
}
