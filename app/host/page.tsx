import { TodayView } from '@/components/host/today-view';
import { getToday } from '@/lib/data/host/today';
import { requireRead, requireStaff } from '@/lib/data/staff';

export const metadata = { title: 'Today' };

export default async function TodayPage() {
  await requireStaff('/host');
  return <TodayView today={requireRead(await getToday(), '/host')} />;
}
