import { permanentRedirect } from 'next/navigation';
import { duplicateCabin, replaceDrawings, saveCabin, setCabinState } from '../actions';
import { CabinForm } from '@/components/host/cabins/cabin-form';
import { CabinHead } from '@/components/host/cabins/cabin-head';
import { getHostCabin } from '@/lib/data/host/cabins/cabins';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { serverEnv } from '@/lib/env/server';
import { consoleMetadata } from '@/lib/http/console-pages';
import { shop } from '@/lib/shop/shop';

const PAGE = '/host/cabins/[slug]';
export const metadata = consoleMetadata(PAGE);

export default async function CabinPage({ params }: PageProps<'/host/cabins/[slug]'>) {
  const { slug } = await params;
  const path = `/host/cabins/${encodeURIComponent(slug)}`;
  await requireStaff(PAGE, path);
  const cabin = requireRead(await getHostCabin(slug), path);
  if (cabin.slug !== slug) permanentRedirect(`/host/cabins/${cabin.slug}`);
  return (
    <>
      <CabinHead
        cabin={cabin}
        actions={{
          replaceDrawings,
          setCabinState: setCabinState.bind(null, cabin.id),
          duplicateCabin: duplicateCabin.bind(null, cabin.id),
        }}
      />
      <CabinForm
        key={cabin.id}
        cabin={cabin}
        areas={shop().areas}
        save={saveCabin.bind(null, cabin.id)}
        mapStyleUrl={serverEnv.MAP_STYLE_URL}
      />
    </>
  );
}
