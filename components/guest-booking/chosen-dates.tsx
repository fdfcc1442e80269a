'use client';

import { useRef, useState, type ReactNode } from 'react';
import { DateFields, type StayEnd } from '@/components/stay-picker/picker/date-fields';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { Popover } from '@/components/ui/dialog/popover';
import { LazyPart } from '@/components/ui/page/lazy-part';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Party } from '@/lib/domain/stays/party';
import type { Stay } from '@/lib/domain/stays/stay';

type Props = {
  cabin: AvailabilityCabin;
  booked: Stay & Party;
  wish: Stay;
  /** The fields until the scripts are there. */
  typed: ReactNode;
};

const loadCalendar = async () => (await import('./change-calendar')).ChangeCalendar;

/** Both dates as buttons that open the cabin's calendar, whose code loads then. */
export function ChosenDates({ cabin, booked, wish, typed }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const [stay, setStay] = useState(wish);
  const [openEnd, setOpenEnd] = useState<StayEnd | null>(null);
  if (!useHydrated()) return typed;

  function close(isAway = false) {
    setOpenEnd(null);
    const field = fields.current?.querySelector<HTMLElement>(`[data-end=${openEnd}]`);
    if (!isAway) field?.focus({ preventScroll: true });
  }

  function choose(chosen: Stay) {
    setStay(chosen);
    close();
  }

  return (
    <>
      <input type="hidden" name="check_in" value={stay.checkIn} />
      <input type="hidden" name="check_out" value={stay.checkOut} />
      <DateFields
        box={fields}
        selection={stay}
        isOpen={openEnd !== null}
        onOpen={(end) => (end === openEnd ? close() : setOpenEnd(end))}
      />
      {openEnd && (
        <Popover
          label="Choose your dates"
          anchor={fields}
          onClose={close}
          className="absolute top-full -right-2 -left-2 z-20 mt-2 scroll-my-24 rounded-card border border-line bg-paper p-4 shadow-raised outline-none tablet:right-auto tablet:left-0 tablet:w-[min(42rem,100vw-8rem)]"
        >
          <LazyPart
            key={openEnd}
            load={loadCalendar}
            props={{ cabin, booked, stay, end: openEnd, onChoose: choose }}
            text="The calendar didn’t load."
          />
        </Popover>
      )}
    </>
  );
}
