import { notFound } from 'next/navigation';
import * as actions from '@/app/host/bookings/actions';
import { visitorOf } from '@/app/host/visitor';
import { BookingView } from '@/components/host/bookings/booking-view';
import { StopTexts } from '@/components/host/messages/stop-texts';
import { getStayArrival } from '@/lib/data/host/bookings/arrival';
import { getGuestTexts, getHostBooking } from '@/lib/data/host/bookings/bookings';
import { previewMove } from '@/lib/data/host/bookings/moves';
import { getCalendar } from '@/lib/data/host/calendar';
import { addDays } from '@/lib/domain/values/calendar-date';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { roleCan } from '@/lib/schemas/host/staff/staff';
import { bookingReferenceSchema } from '@/lib/schemas/host/bookings/bookings';
import { consoleMetadata } from '@/lib/http/console-pages';

const PAGE = '/host/bookings/[reference]';
export const metadata = consoleMetadata(PAGE);

export default async function BookingPage({ params }: PageProps<'/host/bookings/[reference]'>) {
  const { data: reference } = bookingReferenceSchema.safeParse((await params).reference);
  if (!reference) notFound();
  const path = `/host/bookings/${reference}`;
  const { role } = await requireStaff(PAGE, path);
  const found = requireRead(await getHostBooking(reference), path);
  const canEdit = roleCan(role, 'moves_money', 'serves_guests');
  const servesGuests = roleCan(role, 'serves_guests');
  const arrival = servesGuests ? requireRead(await getStayArrival(reference), path) : null;
  const texts =
    servesGuests && found.booking.guestPhone !== null
      ? await getGuestTexts(reference, await visitorOf())
      : 'none';
  const { checkIn, cabinId } = found.booking;
  const list =
    canEdit && found.canMove
      ? requireRead(await getCalendar({ from: checkIn, to: addDays(checkIn, 1) }), path).cabins
      : [];
  const asked = found.change && {
    checkIn: found.change.checkIn,
    checkOut: found.change.checkOut,
    adults: found.change.adults,
    children: found.change.children,
    pets: found.change.pets,
  };
  const cabins = list.filter(({ id, live }) => live || id === cabinId);
  return (
    <BookingView
      found={found}
      canEdit={canEdit}
      cabins={cabins}
      changeNow={
        asked &&
        (await previewMove(reference, {
          to: { cabinId, ...asked },
          adjustment: found.quote.adjustment,
        }))
      }
      arrival={arrival}
      actions={{ ...actions }}
      stopTexts={<StopTexts reference={reference} texts={texts} stop={actions.stopTexts} />}
    />
  );
}
