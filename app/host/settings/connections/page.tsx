import { testConnection } from './actions';
import { visitorOf } from '@/app/host/visitor';
import { ConnectionsView } from '@/components/host/settings/connections-view';
import { getConnections, siteSettings } from '@/lib/data/host/settings/connections';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';

const PATH = '/host/settings/connections';
export const metadata = consoleMetadata(PATH);

export default async function ConnectionsPage() {
  await requireStaff(PATH);
  const answer = await getConnections(await visitorOf());
  const connections = answer && requireRead(answer, PATH);
  return <ConnectionsView connections={connections} site={siteSettings()} test={testConnection} />;
}
