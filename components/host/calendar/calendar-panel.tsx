'use client';

import { useEffect, useRef } from 'react';
import { BlockForm } from './calendar-block-form';
import { NightsForm } from './calendar-nights-form';
import { NIGHT_WORDS } from '@/components/host/copy/unavailable-copy';
import { cabinName, stayLabel } from './calendar-night';
import { refusalText } from '@/components/host/copy/refusal-copy';
import type { useCalendar } from './use-calendar';
import type { CalendarChanges, CalendarRange } from './use-calendar-changes';
import './calendar-panel.css';
import { Button, ButtonLink } from '@/components/ui/button';
import { dayIndex } from '@/lib/domain/host/calendar-chunks';
import { countNights } from '@/lib/domain/host/describe-change';
import {
  whyNotBookable,
  whyNotChangeable,
  withinRange,
  type BookingRefusal,
} from '@/lib/domain/host/selected-nights';
import {
  addDays,
  eachDay,
  nightsBetween,
  type CalendarDate,
} from '@/lib/domain/values/calendar-date';
import { formatDateRange, formatShortRange } from '@/lib/copy/format';
import type { CalendarCabin, CalendarStay } from '@/lib/schemas/host/calendar';

type Props = {
  range: CalendarRange;
  today: CalendarDate;
  calendar: ReturnType<typeof useCalendar>;
  changes: CalendarChanges;
  onClose: () => void;
};

// What guests have or might come for is listed first.
const KIND_ORDER = ['booking', 'hold', 'import', 'owner', 'block'] as const;
const isGuests = ({ kind }: CalendarStay) => kind !== 'block' && kind !== 'owner';

const NOT_BOOKABLE: Record<BookingRefusal, string> = {
  past: 'You can’t book these nights: they start in the past.',
  taken: 'You can’t book these nights: some are taken.',
  unpublished: 'You can’t book these nights: the cabin isn’t published.',
  'needs-notice':
    'You can’t book tonight: this cabin’s rates ask for notice, or the day is closed to arrival.',
  'several-cabins': 'To add a booking, select nights of one cabin.',
};

/** Shows what can be done with the selected nights, beside the calendar or below it on a phone. */
export function CalendarPanel({ range, today, calendar, changes, onClose }: Props) {
  const panel = useRef<HTMLElement>(null);
  const { cabins, from, to } = range;
  const { show } = calendar;
  const refusal = whyNotChangeable({ ...range, today });
  const [firstDay, endDay] = [dayIndex(today, from), dayIndex(today, addDays(to, -1)) + 1];
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (refusal === null) show(firstDay, endDay);
  }, [show, refusal, firstDay, endDay]);
  const taken = calendar.stays
    .filter(
      ({ cabinId, checkIn, checkOut }) =>
        cabins.some(({ id }) => id === cabinId) && checkIn < to && from < checkOut,
    )
    .toSorted(
      (a, b) =>
        KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) ||
        a.checkIn.localeCompare(b.checkIn),
    );
  const only = cabins.length === 1 ? cabins[0] : undefined;
  const nights = nightsBetween(from, to) * cabins.length;
  // A new selection resets the forms, because their values were meant for other nights.
  const key = [from, to, ...cabins.map(({ id }) => id)].join();
  const dates = refusal === null ? eachDay(from < today ? today : from, to) : [];
  const hasFailed = dates.some((date) => calendar.hasFailedOn(dayIndex(today, date)));
  const changeable = cabins.flatMap(({ id }) =>
    dates.flatMap((date) => {
      const stay = calendar.stayOn(id, date);
      return stay && isGuests(stay) ? [] : [calendar.nightOf(id, dayIndex(today, date))];
    }),
  );
  function readAgain() {
    void calendar.reload();
    // The button disappears.
    panel.current?.focus({ preventScroll: true });
  }
  return (
    <section
      ref={panel}
      role="dialog"
      tabIndex={-1}
      className="host-panel"
      aria-labelledby="panel-heading"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <div className="host-panel-head">
        <h2 id="panel-heading">
          {only && <span>{cabinName(only)}</span>}
          {formatDateRange({ checkIn: from, checkOut: to })}&nbsp;·{' '}
          {countNights(nights, cabins.length)}
        </h2>
        <Button size="small" variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      {changes.error && <p role="alert">{changes.error}</p>}
      {taken.length > 0 && (
        <ul className="host-list" aria-label="Taken">
          {taken.map((stay) => (
            <TakenNights key={stay.id} stay={stay} cabins={cabins} changes={changes} />
          ))}
        </ul>
      )}
      {refusal ? (
        <p>{refusalText({ code: refusal })}</p>
      ) : (
        <>
          {from < today && <p>Nights before today stay as they are.</p>}
          <NightsForm
            key={`nights-${key}`}
            nights={changeable}
            readAgain={hasFailed ? readAgain : null}
            cabins={cabins.length}
            left={dates.length * cabins.length - changeable.length}
            changes={changes}
          />
          <BlockForm
            key={`block-${key}`}
            range={range}
            taken={taken.map((stay) => withinRange(stay, range))}
            changes={changes}
          />
        </>
      )}
      <BookLink
        range={range}
        today={today}
        stays={taken}
        canArrive={only && calendar.nightOf(only.id, dayIndex(today, from))?.canArrive}
      />
    </section>
  );
}

type BookProps = {
  range: CalendarRange;
  today: CalendarDate;
  stays: readonly CalendarStay[];
  canArrive?: boolean;
};

function BookLink({ range, today, stays, canArrive }: BookProps) {
  const { cabins, from, to } = range;
  const refusal = whyNotBookable({ ...range, today, stays, canArrive });
  if (refusal) return <p className="host-soft">{NOT_BOOKABLE[refusal]}</p>;
  const query = new URLSearchParams({ cabin: cabins[0]?.id ?? '', from, to });
  return (
    <ButtonLink
      href={`/host/bookings/new?${query.toString()}`}
      prefetch={false}
      variant="secondary"
      size="small"
    >
      Book these nights
    </ButtonLink>
  );
}

type TakenProps = {
  stay: CalendarStay;
  cabins: readonly CalendarCabin[];
  changes: CalendarChanges;
};

function TakenNights({ stay, cabins, changes: { isPending, openAgain } }: TakenProps) {
  const { id, cabinId, kind, reason, reference } = stay;
  const label = stayLabel(stay);
  const title = cabins.length > 1 && cabins.find((cabin) => cabin.id === cabinId)?.title;
  return (
    <li>
      <div>
        <strong>{label ?? NIGHT_WORDS[kind]}</strong>
        <p>
          {[title, label && NIGHT_WORDS[kind], formatShortRange(stay), reason]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {reference && (
        <ButtonLink
          href={`/host/bookings/${reference}`}
          prefetch={false}
          variant="secondary"
          size="small"
        >
          Open the booking
        </ButtonLink>
      )}
      {!isGuests(stay) && (
        <Button size="small" variant="secondary" disabled={isPending} onClick={() => openAgain(id)}>
          Reopen
        </Button>
      )}
    </li>
  );
}
