import type { Metadata } from 'next';
import { CabinList } from '@/components/cabins/cabin-list';
import { listMetadata } from '@/components/cabins/list-metadata';
import { listCabins } from '@/lib/data/cabins';
import { serverEnv } from '@/lib/env/server';

export const revalidate = 300;
export const metadata: Metadata = listMetadata('pool');

export default async function PoolCabinsPage() {
  return (
    <CabinList
      cabins={await listCabins()}
      filter="pool"
      sort="recommended"
      origin={serverEnv.SITE_URL}
    />
  );
}
