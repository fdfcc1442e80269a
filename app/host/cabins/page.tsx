import { showPictureKind } from './actions';
import { CabinsView } from '@/components/host/cabins/cabins-view';
import { PictureKind } from '@/components/host/photos/picture-kind';
import { listHostCabins } from '@/lib/data/host/cabins/cabins';
import { getShownPictures } from '@/lib/data/host/photos/photos';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';
import { cabinSearchSchema } from '@/lib/schemas/host/cabins/cabins';

const PATH = '/host/cabins';
export const metadata = consoleMetadata(PATH);

export default async function CabinsPage({ searchParams }: PageProps<'/host/cabins'>) {
  await requireStaff(PATH);
  const search = cabinSearchSchema.parse(await searchParams);
  const [list, pictures] = await Promise.all([listHostCabins(search), getShownPictures()]);
  const shown = requireRead(pictures, PATH);
  return (
    <>
      <CabinsView list={requireRead(list, PATH)} search={search} />
      <PictureKind shown={shown} change={showPictureKind.bind(null, shown.other)} />
    </>
  );
}
