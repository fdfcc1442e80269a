import { notFound } from 'next/navigation';
import { addNote, cancelBooking, resend } from '@/app/host/actions';
import { BookingView } from '@/components/host/booking-view';
import { getHostBooking } from '@/lib/data/host/bookings';
import { requireRead, requireStaff } from '@/lib/data/staff';
import { BOOKING_ROLES, OFFICE_ROLES } from '@/lib/schemas/host/staff';
import { bookingReferenceSchema } from '@/lib/schemas/host/bookings';
import { robotsOf } from '@/lib/routes';

export const metadata = { title: 'Booking', robots: robotsOf('/host/bookings/[reference]') };

export default async function BookingPage({ params }: PageProps<'/host/bookings/[reference]'>) {
  const { data: reference } = bookingReferenceSchema.safeParse((await params).reference);
  if (!reference) notFound();
  const path = `/host/bookings/${reference}`;
  const { role } = await requireStaff(path, ...BOOKING_ROLES);
  const found = requireRead(await getHostBooking(reference), path);
  const canEdit = OFFICE_ROLES.includes(role);
  return (
    <BookingView found={found} canEdit={canEdit} actions={{ addNote, cancelBooking, resend }} />
  );
}
