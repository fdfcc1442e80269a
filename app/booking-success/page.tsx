import type { Metadata } from 'next';
import { UnknownBooking } from '@/components/booking/booking-absent';
import { BookingConfirmation } from '@/components/booking/booking-confirmation';
import { BookingPage } from '@/components/booking/booking-page';
import { bookingHeading } from '@/components/booking/booking-status-texts';
import { parseBookingLink } from '@/components/booking/booking-params';
import { getBooking } from '@/lib/data/bookings';
import { robotsOf } from '@/lib/routes';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = {
  title: 'Your booking',
  robots: robotsOf('/booking-success'),
  // The address holds the guest's token.
  referrer: 'no-referrer',
};

export const dynamic = 'force-dynamic';

export default async function Page({ searchParams }: Props) {
  const link = parseBookingLink(await searchParams);
  const now = new Date();
  const booking = link && (await getBooking(link.reference, link.token, now));
  if (!booking) return <UnknownBooking />;
  return (
    <BookingPage heading={bookingHeading(booking)}>
      <BookingConfirmation booking={booking} now={now} />
    </BookingPage>
  );
}
