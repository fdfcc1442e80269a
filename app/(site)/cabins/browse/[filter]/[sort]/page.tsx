import type { Metadata } from 'next';
import { listMetadata } from '@/components/cabin-list/list-metadata';
import { Missing } from '@/components/layout/missing';
import { LIST_SORTS, parseCabinFilter, parseListSort } from '@/lib/domain/catalog/cabin-filters';
import { ListPage } from '../../../list-page';

type Props = { params: Promise<{ filter: string; sort: string }> };

export const revalidate = 300;
export const dynamicParams = false;

const FILTERS = ['all', 'hot-tub', 'pool', 'mountain-views', 'pet-friendly', 'family'];

export function generateStaticParams() {
  return FILTERS.flatMap((filter) => LIST_SORTS.map((sort) => ({ filter, sort })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata(parseCabinFilter((await params).filter));
}

/** `/cabins?filter=…&sort=…`, rewritten here so that every known combination stays prerendered. */
export default async function BrowsePage({ params }: Props) {
  const { filter, sort } = await params;
  const knownSort = parseListSort(sort);
  if (knownSort === null) return <Missing />;
  return <ListPage filter={parseCabinFilter(filter)} sort={knownSort} />;
}
