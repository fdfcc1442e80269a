import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { GuestBookingPage } from '@/components/guest-booking/guest-booking-page';
import { TooManyRequests } from '@/components/guest-booking/too-many';
import { getArrival } from '@/lib/data/bookings/arrival';
import { getBooking } from '@/lib/data/bookings/bookings';
import { listExtraNights } from '@/lib/data/bookings/stay-changes';
import { isChangeable } from '@/lib/domain/bookings/booking';
import { parseFlashMessage } from '@/lib/domain/bookings/flash-message';
import { serverEnv } from '@/lib/env/server';
import { isWithinLimit } from '@/lib/api/limit-visitor';
import { robotsOf } from '@/lib/http/routes';

export const metadata: Metadata = {
  title: 'Your stay',
  robots: robotsOf('/stay/[token]'),
  // The address is the key. With no referrer at all the forms would have no origin to be known by.
  referrer: 'same-origin',
};

export const dynamic = 'force-dynamic';

export default async function Page({ params, searchParams }: PageProps<'/stay/[token]'>) {
  const [{ token }, { notice }] = await Promise.all([params, searchParams]);
  if (!(await isWithinLimit({ headers: await headers() }, 'stay-read'))) return <TooManyRequests />;
  const booking = await getBooking(token);
  if (!booking) notFound();
  const now = new Date();
  const canAddNights = isChangeable(booking, now) && !booking.change;
  const [arrival, extraNights] = await Promise.all([
    getArrival(token, now),
    canAddNights ? listExtraNights(booking, now) : [],
  ]);
  return (
    <GuestBookingPage
      booking={booking}
      arrival={arrival}
      extraNights={extraNights}
      notice={parseFlashMessage(notice)}
      formId={crypto.randomUUID()}
      siteUrl={serverEnv.SITE_URL}
      now={now}
    />
  );
}
