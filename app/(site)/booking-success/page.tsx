import type { Metadata } from 'next';
import { UnknownBooking } from '@/components/booking/booking-absent';
import { BookingConfirmation } from '@/components/booking/booking-confirmation';
import { BookingPage } from '@/components/booking/booking-page';
import { bookingHeading } from '@/components/booking/booking-status-copy';
import { parseBookingLink } from '@/components/booking/booking-params';
import { getBooking } from '@/lib/data/bookings/bookings';
import { robotsOf } from '@/lib/http/routes';

export const metadata: Metadata = {
  title: 'Your booking',
  robots: robotsOf('/booking-success'),
  // The address holds the guest's token.
  referrer: 'no-referrer',
};

export const dynamic = 'force-dynamic';

export default async function Page({ searchParams }: PageProps<'/booking-success'>) {
  const link = parseBookingLink(await searchParams);
  const booking = link && (await getBooking(link.token));
  if (!booking || booking.reference !== link?.reference) return <UnknownBooking />;
  const now = new Date();
  return (
    <BookingPage heading={bookingHeading(booking, now)}>
      <BookingConfirmation booking={booking} now={now} />
    </BookingPage>
  );
}
