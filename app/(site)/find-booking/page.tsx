import type { Metadata } from 'next';
import { FindBookingPage } from '@/components/guest-booking/find-booking-page';
import { parseFindNotice } from '@/lib/domain/bookings/find-booking';
import { robotsOf } from '@/lib/http/routes';

export const metadata: Metadata = {
  title: 'Find your booking',
  description: 'Have the links to your bookings sent again to the email address you booked with.',
  robots: robotsOf('/find-booking'),
};

export default async function Page({ searchParams }: PageProps<'/find-booking'>) {
  const { notice } = await searchParams;
  return <FindBookingPage notice={parseFindNotice(notice)} />;
}
