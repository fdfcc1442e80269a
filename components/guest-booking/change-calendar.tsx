'use client';

import { useEffect, useEffectEvent, useMemo } from 'react';
import { PickerDates } from '@/components/stay-picker/picker/picker-dates';
import type { StayEnd } from '@/components/stay-picker/picker/date-fields';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { useAvailability } from '@/components/stay-picker/stay/use-availability';
import { useStaySelection } from '@/components/stay-picker/stay/use-stay-selection';
import { withOpenNights } from '@/lib/domain/stays/availability';
import type { Party } from '@/lib/domain/stays/party';
import type { Stay } from '@/lib/domain/stays/stay';

type Props = {
  cabin: AvailabilityCabin;
  /** The booked stay, whose nights are the guest's own. */
  booked: Stay & Party;
  /** The stay as chosen so far, of which `end` is to change. */
  stay: Stay;
  end: StayEnd;
  onChoose: (stay: Stay) => void;
};

/** The cabin's calendar with the guest's own nights open. */
export function ChangeCalendar({ cabin, booked, stay, end, onChoose }: Props) {
  const availability = useAvailability(cabin);
  const { calendar } = availability;
  const own = useMemo(() => calendar && withOpenNights(calendar, booked), [calendar, booked]);
  const choice = useStaySelection(own, { stay, isAsked: true }, 'modal');
  const begin = useEffectEvent(() => end === 'checkOut' && choice.changeCheckOut());
  const isReady = own !== null;
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);
  const { isTouched, stay: chosen } = choice;
  const report = useEffectEvent(onChoose);
  useEffect(() => {
    if (isTouched && chosen) report(chosen);
  }, [isTouched, chosen]);
  const { adults, children, pets } = booked;
  const pricing = {
    totalCentsOf: () => null,
    quoteRequestOf: (stay: Stay) => ({
      cabin_id: cabin.id,
      check_in: stay.checkIn,
      check_out: stay.checkOut,
      adults,
      children,
      pets,
    }),
    discountPercent: 0,
  };
  return (
    <PickerDates
      cabin={cabin}
      picker={{
        availability: { ...availability, calendar: own },
        pricing,
        choice,
      }}
      variant="modal"
      autoFocus
    />
  );
}
