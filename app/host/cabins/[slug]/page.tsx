import { permanentRedirect } from 'next/navigation';
import { duplicate, replaceDrawings, save, setState } from '../actions';
import { CabinForm } from '@/components/host/cabins/cabin-form';
import { CabinHead } from '@/components/host/cabins/cabin-head';
import { getHostCabin } from '@/lib/data/host/cabins/cabins';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { serverEnv } from '@/lib/env/server';
import { robotsOf } from '@/lib/http/routes';
import { shop } from '@/lib/shop/shop';

export const metadata = { title: 'Cabin', robots: robotsOf('/host/cabins/[slug]') };

export default async function CabinPage({ params }: PageProps<'/host/cabins/[slug]'>) {
  const { slug } = await params;
  const path = `/host/cabins/${encodeURIComponent(slug)}`;
  await requireStaff(path, 'edits_shop');
  const cabin = requireRead(await getHostCabin(slug), path);
  if (cabin.slug !== slug) permanentRedirect(`/host/cabins/${cabin.slug}`);
  return (
    <>
      <CabinHead
        cabin={cabin}
        actions={{
          replaceDrawings,
          setState: setState.bind(null, cabin.id),
          duplicate: duplicate.bind(null, cabin.id),
        }}
      />
      <CabinForm
        key={cabin.id}
        cabin={cabin}
        areas={shop().areas}
        save={save.bind(null, cabin.id)}
        mapStyleUrl={serverEnv.MAP_STYLE_URL}
      />
    </>
  );
}
