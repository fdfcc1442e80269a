'use client';

import { useMemo } from 'react';
import { PickerDates } from '@/components/stay-picker/picker/picker-dates';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { useAvailability } from '@/components/stay-picker/stay/use-availability';
import { useStaySelection } from '@/components/stay-picker/stay/use-stay-selection';
import { withOpenNights } from '@/lib/domain/stays/availability';
import type { Party } from '@/lib/domain/stays/party';
import type { Stay } from '@/lib/domain/stays/stay';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';

type Props = {
  cabin: AvailabilityCabin;
  /** The booked stay, whose nights are the guest's own. */
  booked: Stay & Party;
  onChoose: (stay: Stay) => void;
};

/** The cabin's calendar with the guest's own nights open. */
export function ChangeCalendar({ cabin, booked, onChoose }: Props) {
  const availability = useAvailability(cabin);
  const { calendar } = availability;
  const own = useMemo(() => calendar && withOpenNights(calendar, booked), [calendar, booked]);
  const choice = useStaySelection(own, { stay: booked, isAsked: true }, 'modal');
  const { checkIn, checkOut } = choice.selection;
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
        choice: {
          ...choice,
          choose(date: CalendarDate) {
            choice.choose(date);
            if (checkIn && !checkOut && date > checkIn) onChoose({ checkIn, checkOut: date });
          },
          accept(stay: Stay) {
            choice.accept(stay);
            onChoose(stay);
          },
        },
      }}
      variant="modal"
      autoFocus
    />
  );
}
