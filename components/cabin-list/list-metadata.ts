import type { Metadata } from 'next';
import { MISSING } from '@/components/layout/missing';
import { pageMetadata } from '@/components/seo/page-metadata';
import { isCategoryShown } from '@/lib/shop/categories';
import type { CabinFilter } from '@/lib/domain/catalog/cabin-filters';
import { listCopy } from '@/components/seo/category-copy';
import { categoryPicture } from '@/lib/pictures/page-pictures';
import { browsePath } from './browse-path';

/** All orders of a list have the list's own page as canonical. */
export function listMetadata(filter: CabinFilter | null): Metadata {
  if (filter !== null && !isCategoryShown(filter)) return MISSING;
  const { title, description } = listCopy(filter);
  return pageMetadata({
    title,
    description,
    path: browsePath(filter, 'recommended'),
    picture: filter === null ? 'home' : 'category',
    pictureUrl: filter === null ? undefined : categoryPicture(filter),
  });
}
