import { allowSubscriber, removeSubscriber } from '../actions';
import { SubscribersView } from '@/components/host/newsletter/subscribers-view';
import { listSubscribers } from '@/lib/data/host/newsletter/subscribers';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';
import { subscriberSearchSchema } from '@/lib/schemas/host/newsletter';

const PATH = '/host/newsletter/subscribers';
export const metadata = consoleMetadata(PATH);

export default async function SubscribersPage({
  searchParams,
}: PageProps<'/host/newsletter/subscribers'>) {
  await requireStaff(PATH);
  const search = subscriberSearchSchema.parse(await searchParams);
  const list = requireRead(await listSubscribers(search), PATH);
  return (
    <SubscribersView list={list} search={search} actions={{ removeSubscriber, allowSubscriber }} />
  );
}
