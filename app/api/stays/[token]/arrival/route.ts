import { getBooking } from '@/lib/data/bookings/bookings';
import { showArrival } from '@/lib/data/bookings/arrival';
import { seeOther } from '@/lib/api/form';
import { guestBookingRoute, unknownBooking } from '@/lib/api/guest-booking';
import { paths } from '@/lib/http/paths';

/** The button of the guest's page. What is shown, and whether, is for the page to say. */
export const POST = guestBookingRoute('stay-arrival', async (_, token) => {
  if (!(await getBooking(token))) throw unknownBooking();
  await showArrival(token);
  return seeOther(`${paths.guestBooking(token)}#arrival`);
});
