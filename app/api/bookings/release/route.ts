import { getBooking, releaseHold } from '@/lib/data/bookings/bookings';
import { readForm, seeOther } from '@/lib/api/form';
import { withSameOrigin } from '@/lib/api/handler';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { paths } from '@/lib/http/paths';

/** Releases the hold of a guest who wants other dates. */
export const POST = withSameOrigin(async (request) => {
  const { token } = await readForm(request);
  await limitVisitor(request, 'booking-release');
  const booking = typeof token === 'string' ? await getBooking(token) : null;
  if (!booking) return seeOther(paths.cabins());
  await releaseHold(booking, request);
  const { cabin, checkIn, checkOut, adults, children, pets } = booking;
  return seeOther(paths.booking({ slug: cabin.slug, checkIn, checkOut, adults, children, pets }));
});
