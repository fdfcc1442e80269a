import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { BookingConfirmation } from '@/components/booking/booking-confirmation';
import { CancellationTerms } from '@/components/cabin/cancellation-terms';
import { DatedPart } from '@/components/cabin/dated-bar';
import { toAvailabilityCabin } from '@/components/stay-picker/stay/to-availability-cabin';
import { BookingMoney } from '@/components/guest-booking/booking-money';
import { CancelPage } from '@/components/guest-booking/cancel-page';
import { moneyOf, notesOf } from '@/components/host/bookings/move-copy';
import {
  CancellationBanner,
  CancellationLine,
  CancellationNote,
} from '@/components/stay-picker/price/cancellation-banner';
import { agreedLastFreeDay, type Booking } from '@/lib/domain/bookings/booking';
import { cancellationDeadline, freeThrough } from '@/lib/domain/bookings/cancellation';
import { lastFreeDay } from '@/lib/domain/bookings/last-free-day';
import { listNextSteps } from '@/lib/domain/messaging/next-steps';
import { addDays, calendarDate, eachDay } from '@/lib/domain/values/calendar-date';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { formatMonthDay, formatMonthDayYear } from '@/lib/copy/format';
import { renderEmail } from '@/supabase/functions/_shared/messages/email-template';
import { GUEST_EMAILS } from '@/supabase/functions/job-booking-messages/guest-emails';
import { writeBookingSms } from '@/supabase/functions/job-booking-messages/booking-sms';
import { writeStayMoved } from '@/supabase/functions/job-booking-messages/move-email';
import { bookingOf } from '../../lib/support/booking';
import { makeCabin } from '../../support/make-cabin';

const FREE_DAYS = 14;

// The first day that is not free any more: the days on which clocks change, those beside them, and the turn of a year.
const DEADLINES = [
  '2026-10-31',
  '2026-11-01',
  '2026-11-02',
  '2027-03-14',
  '2027-03-15',
  '2027-01-01',
  '2028-03-01',
];
// In Havana clocks change at midnight; Auckland is a day ahead of the test's machine.
const ZONES = ['America/New_York', 'America/Phoenix', 'America/Havana', 'Pacific/Auckland'];

const DATE = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}, \d{4}/;
const NEWS = { siteUrl: 'https://www.mountainmamacabins.example', isArrivalSoon: false };
const BEFORE = {
  cabin: 'Bear Hollow',
  check_in: '2026-12-04',
  check_out: '2026-12-07',
  total_cents: 88_622,
  moves: 0,
};

const draw = (page: ReactElement) => {
  const { container, unmount } = render(page);
  const text = container.textContent;
  unmount();
  return text;
};

/** What the host is told of a stay that is to be moved to these dates. */
function hostCopy(booking: Booking, now: Date): string {
  const preview = {
    lines: [],
    beforeCents: 0,
    afterCents: 0,
    openCents: 0,
    balanceCents: 0,
    leftCents: 0,
    lost: [],
    seen: { moves: 0, version: '' },
    formerlyKeptCents: 0,
    lastFreeDay: agreedLastFreeDay(booking),
    isFreeCancelOver: Date.parse(booking.freeCancelUntil) <= now.getTime(),
  };
  return notesOf(preview, moneyOf(preview, false), false, []).join(' ');
}

/** The bar of a phone has no room for the year. */
function barOf({ checkIn, checkOut, cabin: { timezone } }: Booking, now: Date): string {
  const cabin = makeCabin({ timezone, freeCancelDays: FREE_DAYS });
  const total = {
    stay: { checkIn, checkOut },
    party: { adults: 2, children: 0, pets: 0 },
    totalCents: 88_622,
    freeThrough: freeThrough({ checkIn, freeCancelDays: FREE_DAYS, timezone, now }),
  };
  return draw(<DatedPart cabin={toAvailabilityCabin(cabin)} total={total} refused={null} />);
}

/** What each place says of it: the words before the day, and all of its text. */
function listSurfaces(booking: Booking, now: Date): Record<string, [RegExp, string]> {
  const { checkIn, cabin } = booking;
  const terms = { freeCancelDays: FREE_DAYS, timezone: cabin.timezone };
  const asked = { checkIn, terms, now };
  const news = { ...NEWS, booking };
  const until = /Free cancellation until /;
  const through = /Free cancellation through /;
  const write = (purpose: keyof typeof GUEST_EMAILS) =>
    renderEmail(GUEST_EMAILS[purpose](news)).text;
  return {
    panel: [until, draw(<CancellationLine {...asked} />)],
    'modal, booking and payment': [until, draw(<CancellationBanner {...asked} />)],
    'card dialog': [through, draw(<CancellationNote {...asked} />)],
    confirmation: [until, draw(<BookingConfirmation booking={booking} now={now} />)],
    'stay page': [through, draw(<BookingMoney booking={booking} now={now} />)],
    'cancel page': [through, draw(<CancelPage booking={booking} problem={null} now={now} />)],
    'letter of the booking': [/free cancellation through /, write('booking-confirmed')],
    reminder: [/free cancellation through /, write('cancel-reminder')],
    'letter of a change': [
      /free cancellation through /,
      renderEmail(writeStayMoved(news, BEFORE)).text,
    ],
    'host’s copy of a change': [through, hostCopy(booking, now)],
  };
}

const bookingAt = (timezone: string, deadlineDay: string) => {
  const checkIn = addDays(calendarDate(deadlineDay), FREE_DAYS);
  const deadline = cancellationDeadline(checkIn, FREE_DAYS, timezone);
  const example = bookingOf();
  const paidAt = addDays(checkIn, -60);
  const booking = bookingOf({
    cabin: { ...example.cabin, timezone },
    checkIn,
    checkOut: addDays(checkIn, 3),
    freeCancelUntil: deadline.toISOString(),
    confirmedAt: `${paidAt}T15:00:00Z`,
    movedAt: `${paidAt}T16:00:00Z`,
  });
  return { booking, checkIn, deadline };
};

describe.each(ZONES)('every text prints the same last free day, in %s', (timezone) => {
  test.each(DEADLINES)('free until %s begins', (deadlineDay) => {
    const { booking, checkIn, deadline } = bookingAt(timezone, deadlineDay);
    const lastInstant = new Date(deadline.getTime() - 1);
    // On the wall of the cabin the day is still the last one a moment before it ends.
    const lastDay = todayInZone(lastInstant, timezone);
    expect(lastFreeDay(checkIn, FREE_DAYS)).toBe(lastDay);
    for (const now of [lastInstant, new Date(deadline.getTime() - 30 * 86_400_000)]) {
      for (const [place, [words, text]] of Object.entries(listSurfaces(booking, now))) {
        const [, rest = ''] = text.split(words);
        expect(`${place}: ${DATE.exec(rest)?.[0]}`).toBe(
          `${place}: ${formatMonthDayYear(lastDay)}`,
        );
        expect(rest.indexOf(formatMonthDayYear(lastDay))).toBe(0);
      }
      expect(/Free cancellation through (\w+ \d+)/.exec(barOf(booking, now))?.[1]).toBe(
        formatMonthDay(lastDay),
      );
      // A text message, sent the day before, has no room for the year either.
      expect(writeBookingSms('cancel-reminder', { ...NEWS, booking })).toContain(
        `: ${formatMonthDay(lastDay)} is your last day to cancel free.`,
      );
      const step = listNextSteps(booking, now).find(({ kind }) => kind === 'cancel');
      expect(step?.date).toBe(lastDay);
    }
    expect(draw(<BookingConfirmation booking={booking} now={lastInstant} />)).toContain(
      formatMonthDay(lastDay),
    );
  });

  test.each(DEADLINES)('ended as %s begins', (deadlineDay) => {
    const { booking, checkIn, deadline } = bookingAt(timezone, deadlineDay);
    const day = formatMonthDayYear(lastFreeDay(checkIn, FREE_DAYS));
    const asked = {
      checkIn,
      now: deadline,
      terms: { freeCancelDays: FREE_DAYS, timezone },
    };
    const banner = `Cancellation period ended ${day} — booking is now non-refundable.`;
    expect(draw(<CancellationBanner {...asked} />)).toBe(banner);
    expect(draw(<CancellationLine {...asked} />)).toBe(banner);
    expect(draw(<CancellationNote {...asked} />)).toBe('Non-refundable');
    expect(barOf(booking, deadline)).toContain('Non-refundable');
    expect(hostCopy(booking, deadline)).toContain(`Free cancellation ended ${day}.`);
    expect(draw(<BookingConfirmation booking={booking} now={deadline} />)).toContain(banner);
    for (const page of [
      <BookingMoney key="stay" booking={booking} now={deadline} />,
      <CancelPage key="cancel" booking={booking} problem={null} now={deadline} />,
    ]) {
      expect(draw(page)).toContain(`Free cancellation ended ${day}.`);
    }
    expect(listNextSteps(booking, deadline).map(({ kind }) => kind)).not.toContain('cancel');
  });

  test.each([1, FREE_DAYS, 30])(
    'the example on a cabin’s page, free until %i days before',
    (freeCancelDays) => {
      const terms = draw(<CancellationTerms cabin={{ freeCancelDays, timezone }} />);
      const [, arrival, last] =
        /Arriving (\w+ \d+)\? Cancel free through 11:59 PM .+ on (\w+ \d+)\./.exec(terms) ?? [];
      const checkIn = eachDay(calendarDate('2027-01-01'), calendarDate('2028-01-01')).find(
        (day) => formatMonthDay(day) === arrival,
      );
      if (!checkIn) throw new Error('It names no arrival');
      const deadline = cancellationDeadline(checkIn, freeCancelDays, timezone);
      expect(last).toBe(formatMonthDay(todayInZone(new Date(deadline.getTime() - 1), timezone)));
    },
  );
});
