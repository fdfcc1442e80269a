import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { ChangePage } from '@/components/guest-booking/change-page';
import { TooManyRequests } from '@/components/guest-booking/too-many';
import { toAvailabilityCabin } from '@/components/stay-picker/stay/to-availability-cabin';
import { getBooking } from '@/lib/data/bookings/bookings';
import { listExtraNights, previewChange } from '@/lib/data/bookings/stay-changes';
import { isChangeable, isSameStay } from '@/lib/domain/bookings/booking';
import { parseChangeProblem } from '@/lib/domain/bookings/flash-message';
import { getCabin } from '@/lib/data/cabins/cabins';
import { isWithinLimit } from '@/lib/api/limit-visitor';
import { paths } from '@/lib/http/paths';
import { robotsOf } from '@/lib/http/routes';
import { changeQuerySchema } from '@/lib/schemas/stay-changes';

export const metadata: Metadata = {
  title: 'Change your stay',
  robots: robotsOf('/stay/[token]/change'),
  // The same policy as the booking's own page.
  referrer: 'same-origin',
};

export const dynamic = 'force-dynamic';

export default async function Page({ params, searchParams }: PageProps<'/stay/[token]/change'>) {
  const [{ token }, query] = await Promise.all([params, searchParams]);
  if (!(await isWithinLimit({ headers: await headers() }, 'stay-read'))) return <TooManyRequests />;
  const booking = await getBooking(token);
  if (!booking) notFound();
  const now = new Date();
  if (!isChangeable(booking, now)) redirect(paths.guestBooking(token));
  const asked = changeQuerySchema.safeParse(query).data ?? null;
  const cabin = await getCabin(booking.cabin.slug);
  const wish = asked && !isSameStay(asked, booking) ? asked : null;
  return (
    <ChangePage
      booking={booking}
      cabin={cabin && toAvailabilityCabin(cabin)}
      wish={wish}
      found={wish && (await previewChange(token, wish, now))}
      extraNights={wish ? [] : await listExtraNights(booking, now)}
      problem={parseChangeProblem(query.problem)}
      formId={crypto.randomUUID()}
      now={now}
    />
  );
}
