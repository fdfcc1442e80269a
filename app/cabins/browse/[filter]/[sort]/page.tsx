import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CabinList } from '@/components/cabins/cabin-list';
import { listMetadata } from '@/components/cabins/list-metadata';
import { listCabins } from '@/lib/data/cabins';
import { serverEnv } from '@/lib/env/server';
import { parseCabinFilter, parseCabinSort } from '@/lib/domain/catalog/cabin-filters';

type Props = { params: Promise<{ filter: string; sort: string }> };

export const revalidate = 300;
export const dynamicParams = false;

const FILTERS = ['all', 'hot-tub', 'pool', 'mountain-views', 'pet-friendly', 'family'];
const SORTS = ['recommended', 'popular'];

export function generateStaticParams() {
  return FILTERS.flatMap((filter) => SORTS.map((sort) => ({ filter, sort })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata(parseCabinFilter((await params).filter));
}

/** `/cabins?filter=…&sort=…`, rewritten here so that every known combination stays prerendered. */
export default async function BrowsePage({ params }: Props) {
  const { filter, sort } = await params;
  const knownSort = parseCabinSort(sort);
  if (knownSort === null) notFound();
  return (
    <CabinList
      cabins={await listCabins()}
      filter={parseCabinFilter(filter)}
      sort={knownSort}
      origin={serverEnv.SITE_URL}
    />
  );
}
