import { BookingsList } from '@/components/host/bookings/bookings-list';
import { listBookings } from '@/lib/data/host/bookings/bookings';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { roleCan } from '@/lib/schemas/host/staff/staff';
import { parseBookingSearch } from '@/lib/schemas/host/bookings/parse-booking-search';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { shop } from '@/lib/shop/shop';
import { consoleMetadata } from '@/lib/http/console-pages';

const PATH = '/host/bookings';
export const metadata = consoleMetadata(PATH);

export default async function BookingsPage({ searchParams }: PageProps<'/host/bookings'>) {
  const { role } = await requireStaff(PATH);
  const parsed = parseBookingSearch(await searchParams);
  const search = parsed ?? {};
  const list = requireRead(await listBookings(search), PATH);
  return (
    <BookingsList
      list={list}
      search={search}
      isUnreadable={parsed === null}
      today={todayInZone(new Date(), shop().timezone)}
      canBook={roleCan(role, 'moves_money')}
    />
  );
}
