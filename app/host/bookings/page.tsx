import { BookingsList } from '@/components/host/bookings-list';
import { listBookings } from '@/lib/data/host/bookings';
import { requireRead, requireStaff } from '@/lib/data/staff';
import { bookingSearchSchema } from '@/lib/schemas/host/bookings';
import { robotsOf } from '@/lib/routes';

export const metadata = { title: 'Bookings', robots: robotsOf('/host/bookings') };

const PATH = '/host/bookings';

export default async function BookingsPage({ searchParams }: PageProps<'/host/bookings'>) {
  await requireStaff(PATH, 'owner', 'manager', 'cabin_owner');
  const { state, desc, ...fields } = await searchParams;
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  const parsed = bookingSearchSchema.safeParse({
    ...Object.fromEntries(given),
    ...(state && { states: [state].flat() }),
    ...(desc && { desc: desc === '1' }),
  });
  const search = parsed.success ? parsed.data : {};
  const list = requireRead(await listBookings(search), PATH);
  return <BookingsList list={list} search={search} isUnreadable={!parsed.success} />;
}
