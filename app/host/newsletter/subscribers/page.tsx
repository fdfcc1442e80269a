import { allow, removeSubscriber } from '../actions';
import { SubscribersView } from '@/components/host/newsletter/subscribers-view';
import { listSubscribers } from '@/lib/data/host/newsletter/subscribers';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { robotsOf } from '@/lib/http/routes';
import { subscriberSearchSchema } from '@/lib/schemas/host/newsletter';

export const metadata = { title: 'Subscribers', robots: robotsOf('/host/newsletter/subscribers') };

const PATH = '/host/newsletter/subscribers';

export default async function SubscribersPage({
  searchParams,
}: PageProps<'/host/newsletter/subscribers'>) {
  await requireStaff(PATH, 'edits_shop', 'serves_guests');
  const search = subscriberSearchSchema.parse(await searchParams);
  const list = requireRead(await listSubscribers(search), PATH);
  return <SubscribersView {...{ list, search }} actions={{ remove: removeSubscriber, allow }} />;
}
