import { OwnersView } from '@/components/host/owners/owners-view';
import { listOwners } from '@/lib/data/host/owners';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';
import { ownerSearchSchema } from '@/lib/schemas/host/owners';

const PATH = '/host/owners';
export const metadata = consoleMetadata(PATH);

export default async function OwnersPage({ searchParams }: PageProps<'/host/owners'>) {
  await requireStaff(PATH);
  const search = ownerSearchSchema.parse(await searchParams);
  return <OwnersView list={requireRead(await listOwners(search), PATH)} search={search} />;
}
