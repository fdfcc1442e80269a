import { test } from './actions';
import { visitorOf } from '@/app/host/visitor';
import { ConnectionsView } from '@/components/host/settings/connections-view';
import { getConnections, siteSettings } from '@/lib/data/host/settings/connections';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { robotsOf } from '@/lib/http/routes';

export const metadata = { title: 'Connections', robots: robotsOf('/host/settings/connections') };

const PATH = '/host/settings/connections';

export default async function ConnectionsPage() {
  await requireStaff(PATH, 'manages_staff');
  const answer = await getConnections(await visitorOf());
  const connections = answer && requireRead(answer, PATH);
  return <ConnectionsView connections={connections} site={siteSettings()} test={test} />;
}
