import { add, order, remove, save } from './actions';
import { AreasView } from '@/components/host/settings/areas-view';
import { getAreas } from '@/lib/data/host/settings/areas';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { robotsOf } from '@/lib/http/routes';

export const metadata = { title: 'Areas', robots: robotsOf('/host/settings/areas') };

const PATH = '/host/settings/areas';

export default async function AreasPage() {
  await requireStaff(PATH, 'edits_shop');
  const { areas } = requireRead(await getAreas(), PATH);
  return <AreasView areas={areas} actions={{ add, save, order, remove }} />;
}
