import type { Metadata } from 'next';
import { CabinList } from '@/components/cabins/cabin-list';
import { listMetadata } from '@/components/cabins/list-metadata';
import { listCabins } from '@/lib/data/cabins';
import { serverEnv } from '@/lib/env/server';

export const revalidate = 300;
export const metadata: Metadata = listMetadata('mountain-views');

export default async function MountainViewCabinsPage() {
  return (
    <CabinList
      cabins={await listCabins()}
      filter="mountain-views"
      sort="recommended"
      origin={serverEnv.SITE_URL}
    />
  );
}
