import { OwnersView } from '@/components/host/owners/owners-view';
import { listOwners } from '@/lib/data/host/owners';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { robotsOf } from '@/lib/http/routes';
import { ownerSearchSchema } from '@/lib/schemas/host/owners';

export const metadata = { title: 'Owners', robots: robotsOf('/host/owners') };

const PATH = '/host/owners';

export default async function OwnersPage({ searchParams }: PageProps<'/host/owners'>) {
  await requireStaff(PATH, 'edits_shop', 'serves_guests');
  const search = ownerSearchSchema.parse(await searchParams);
  return <OwnersView list={requireRead(await listOwners(search), PATH)} search={search} />;
}
