import { addArea, orderAreas, removeArea, saveArea } from './actions';
import { AreasView } from '@/components/host/settings/areas-view';
import { getAreas } from '@/lib/data/host/settings/areas';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';

const PATH = '/host/settings/areas';
export const metadata = consoleMetadata(PATH);

export default async function AreasPage() {
  await requireStaff(PATH);
  const { areas } = requireRead(await getAreas(), PATH);
  return <AreasView areas={areas} actions={{ addArea, saveArea, orderAreas, removeArea }} />;
}
