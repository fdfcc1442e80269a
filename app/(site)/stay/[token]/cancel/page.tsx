import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { CancelPage } from '@/components/guest-booking/cancel-page';
import { TooManyRequests } from '@/components/guest-booking/too-many';
import { getBooking } from '@/lib/data/bookings/bookings';
import { isCancellable, phaseOf } from '@/lib/domain/bookings/booking';
import { parseCancelProblem } from '@/lib/domain/bookings/flash-message';
import { isWithinLimit } from '@/lib/api/limit-visitor';
import { paths } from '@/lib/http/paths';
import { robotsOf } from '@/lib/http/routes';

export const metadata: Metadata = {
  title: 'Cancel your booking',
  robots: robotsOf('/stay/[token]/cancel'),
  // The same policy as the booking's own page.
  referrer: 'same-origin',
};

export const dynamic = 'force-dynamic';

export default async function Page({ params, searchParams }: PageProps<'/stay/[token]/cancel'>) {
  const [{ token }, { problem }] = await Promise.all([params, searchParams]);
  if (!(await isWithinLimit({ headers: await headers() }, 'stay-read'))) return <TooManyRequests />;
  const booking = await getBooking(token);
  if (!booking) notFound();
  const now = new Date();
  if (!isCancellable(phaseOf(booking, now))) redirect(paths.guestBooking(token));
  return <CancelPage booking={booking} problem={parseCancelProblem(problem)} now={now} />;
}
