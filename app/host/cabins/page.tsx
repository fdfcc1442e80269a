import { CabinsView } from '@/components/host/cabins-view';
import { listHostCabins } from '@/lib/data/host/cabins';
import { requireRead, requireStaff } from '@/lib/data/staff';
import { robotsOf } from '@/lib/routes';
import { cabinSearchSchema } from '@/lib/schemas/host/cabins';

export const metadata = { title: 'Cabins', robots: robotsOf('/host/cabins') };

const PATH = '/host/cabins';

export default async function CabinsPage({ searchParams }: PageProps<'/host/cabins'>) {
  await requireStaff(PATH, 'edits_shop');
  const search = cabinSearchSchema.parse(await searchParams);
  return <CabinsView list={requireRead(await listHostCabins(search), PATH)} search={search} />;
}
