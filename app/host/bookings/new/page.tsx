import Link from 'next/link';
import { NewBookingForm } from '@/components/host/bookings/new-booking-form';
import { OpenQuotes } from '@/components/host/bookings/open-quotes';
import { listOpenQuotes } from '@/lib/data/host/bookings/sent-quote';
import { getCalendar } from '@/lib/data/host/calendar';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { addDays, parseCalendarDate } from '@/lib/domain/values/calendar-date';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { consoleMetadata } from '@/lib/http/console-pages';
import { shop } from '@/lib/shop/shop';
import { book, quoteNewBooking, sendQuote, withdrawQuote } from './actions';

const PATH = '/host/bookings/new';
export const metadata = consoleMetadata(PATH);

export default async function NewBookingPage({ searchParams }: PageProps<'/host/bookings/new'>) {
  await requireStaff(PATH);
  const { cabin, from, to } = await searchParams;
  const today = todayInZone(new Date(), shop().timezone);
  const window = { from: today, to: addDays(today, 1) };
  const [calendar, quotes] = await Promise.all([getCalendar(window), listOpenQuotes()]);
  const { cabins } = requireRead(calendar, PATH);
  const live = cabins.filter((each) => each.live);
  return (
    <>
      <p>
        <Link href="/host/bookings">All bookings</Link>
      </p>
      <h1>New booking</h1>
      {live.length === 0 ? (
        <p className="host-card">There’s no cabin to book yet.</p>
      ) : (
        <NewBookingForm
          cabins={live}
          today={today}
          wanted={{
            cabinId: live.find(({ id }) => id === cabin)?.id ?? '',
            checkIn: parseCalendarDate(from) ?? '',
            checkOut: parseCalendarDate(to) ?? '',
          }}
          actions={{ book, quoteNewBooking, sendQuote }}
        />
      )}
      <OpenQuotes quotes={requireRead(quotes, PATH)} withdraw={withdrawQuote} />
    </>
  );
}
