import type { Metadata } from 'next';
import { pageMetadata } from '@/components/seo/page-metadata';
import type { CabinFilter } from '@/lib/domain/catalog/cabin-filters';
import { ALL_CABINS_COPY, CATEGORY_COPY } from '@/components/seo/category-copy';
import { browsePath } from './browse-path';

/** All orders of a list have the list's own page as canonical. */
export function listMetadata(filter: CabinFilter | null): Metadata {
  const { title, description } = filter === null ? ALL_CABINS_COPY : CATEGORY_COPY[filter];
  return pageMetadata({
    title,
    description,
    path: browsePath(filter, 'recommended'),
    picture: filter === null ? 'home' : 'category',
    pictureName: filter ?? undefined,
  });
}
