import type { Metadata } from 'next';
import { UnknownBooking } from '@/components/booking/booking-absent';
import { BookingConfirmation } from '@/components/booking/booking-confirmation';
import { BookingPage } from '@/components/booking/booking-page';
import { parseBookingLink } from '@/components/booking/booking-params';
import { getBooking } from '@/lib/data/bookings';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = {
  title: 'Your booking',
  robots: { index: false, follow: false },
  // The address holds the guest's token.
  referrer: 'no-referrer',
};

export const dynamic = 'force-dynamic';

export default async function Page({ searchParams }: Props) {
  const link = parseBookingLink(await searchParams);
  const booking = link && (await getBooking(link.reference, link.token));
  if (!booking) return <UnknownBooking />;
  const heading = booking.status === 'confirmed' ? 'You are booked!' : 'Your booking';
  return (
    <BookingPage heading={heading}>
      <BookingConfirmation booking={booking} now={new Date()} />
    </BookingPage>
  );
}
