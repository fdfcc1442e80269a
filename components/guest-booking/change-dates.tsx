'use client';

import { useState } from 'react';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/input-field';
import { LazyPart } from '@/components/ui/page/lazy-part';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Party } from '@/lib/domain/stays/party';
import type { Stay } from '@/lib/domain/stays/stay';
import { addDays, type CalendarDate } from '@/lib/domain/values/calendar-date';

type Props = {
  /** Null when the cabin isn't on the site anymore. */
  cabin: AvailabilityCabin | null;
  booked: Stay & Party;
  wish: Stay;
  /** The earliest day of arrival. */
  earliest: CalendarDate;
  isFixed: boolean;
};

const loadCalendar = async () => (await import('./change-calendar')).ChangeCalendar;

/** Two dates to type, or to choose in the cabin's calendar, which loads once it is opened. */
export function ChangeDates({ cabin, booked, wish, earliest, isFixed }: Props) {
  const [stay, setStay] = useState<{ checkIn: string; checkOut: string }>(wish);
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useHydrated();
  const field = { type: 'date', required: true, readOnly: isFixed } as const;
  return (
    <>
      <div className="grid gap-5 tablet:grid-cols-2">
        <InputField
          {...field}
          id="change-check-in"
          name="check_in"
          label="Check-in"
          min={earliest}
          value={stay.checkIn}
          onChange={({ target }) => setStay({ ...stay, checkIn: target.value })}
        />
        <InputField
          {...field}
          id="change-check-out"
          name="check_out"
          label="Check-out"
          min={addDays(earliest, 1)}
          value={stay.checkOut}
          onChange={({ target }) => setStay({ ...stay, checkOut: target.value })}
        />
      </div>
      {isHydrated && cabin && !isFixed && (
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="w-fit"
        >
          {isOpen ? 'Close the calendar' : 'See open dates'}
        </Button>
      )}
      {isOpen && cabin && (
        // As wide as the card on phones, or the prices would touch.
        <div className="-mx-4 tablet:mx-0">
          <LazyPart
            load={loadCalendar}
            props={{ cabin, booked, onChoose: setStay }}
            text="The calendar didn’t load."
          />
        </div>
      )}
    </>
  );
}
