import type { Metadata } from 'next';
import { CabinList } from '@/components/cabins/cabin-list';
import { listMetadata } from '@/components/cabins/list-metadata';
import { listCabins } from '@/lib/data/cabins';
import { serverEnv } from '@/lib/env/server';

export const revalidate = 300;
export const metadata: Metadata = listMetadata('hot-tub');

export default async function HotTubCabinsPage() {
  return (
    <CabinList
      cabins={await listCabins()}
      filter="hot-tub"
      sort="recommended"
      origin={serverEnv.SITE_URL}
    />
  );
}
