import type { Metadata } from 'next';
import { pageMetadata } from '@/components/seo/page-metadata';
import type { CabinFilter } from '@/lib/domain/catalog/cabin-filters';
import { listCopy } from '@/components/seo/category-copy';
import { browsePath } from './browse-path';

/** All orders of a list have the list's own page as canonical. */
export function listMetadata(filter: CabinFilter | null): Metadata {
  const { title, description } = listCopy(filter);
  return pageMetadata({
    title,
    description,
    path: browsePath(filter, 'recommended'),
    picture: filter === null ? 'home' : 'category',
    pictureName: filter ?? undefined,
  });
}
