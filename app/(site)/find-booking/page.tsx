import type { Metadata } from 'next';
import { FindBookingPage } from '@/components/guest-booking/find-booking-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { parseFindNotice } from '@/lib/domain/bookings/find-booking';
import { paths } from '@/lib/http/paths';
import { robotsOf } from '@/lib/http/routes';

export const generateMetadata = (): Metadata => ({
  ...pageMetadata({
    title: 'Find your booking',
    description: 'Have the links to your bookings sent again to the email address you booked with.',
    path: paths.findBooking,
    picture: 'home',
  }),
  robots: robotsOf('/find-booking'),
});

export default async function Page({ searchParams }: PageProps<'/find-booking'>) {
  const { notice } = await searchParams;
  return <FindBookingPage notice={parseFindNotice(notice)} />;
}
