import type { Metadata } from 'next';
import { CabinList } from '@/components/cabins/cabin-list';
import { listMetadata } from '@/components/cabins/list-metadata';
import { listCabins } from '@/lib/data/cabins';
import { serverEnv } from '@/lib/env/server';

export const revalidate = 300;
export const metadata: Metadata = listMetadata('pet-friendly');

export default async function PetFriendlyCabinsPage() {
  return (
    <CabinList
      cabins={await listCabins()}
      filter="pet-friendly"
      sort="recommended"
      origin={serverEnv.SITE_URL}
    />
  );
}
