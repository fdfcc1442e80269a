import type { Metadata } from 'next';
import { cache } from 'react';
import { listTasks } from '@/components/host/today/today-tasks';
import { TodayView } from '@/components/host/today/today-view';
import { getToday } from '@/lib/data/host/today';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { consoleMetadata } from '@/lib/http/console-pages';
import { shop } from '@/lib/shop/shop';

const PATH = '/host';
const readToday = cache(getToday);

/** The tab's title counts the open tasks. */
export async function generateMetadata(): Promise<Metadata> {
  const today = await readToday();
  const count = today.ok ? listTasks(today.data).length : 0;
  const metadata = consoleMetadata(PATH);
  return count > 0 ? { ...metadata, title: `(${count}) ${metadata.title}` } : metadata;
}

export default async function TodayPage() {
  await requireStaff(PATH);
  const today = requireRead(await readToday(), PATH);
  return <TodayView today={today} date={todayInZone(new Date(), shop().timezone)} />;
}
