import type { Metadata } from 'next';
import { pageMetadata } from '@/components/seo/page-metadata';
import type { CabinFilter } from '@/lib/domain/catalog/cabin-filters';
import { socialImage } from '@/lib/pictures/social-image';
import { ALL_CABINS_COPY, CATEGORY_COPY } from '../seo/category-copy';
import { browsePath } from './browse-path';

/** Every order of a list names the list's own page as the one to index. */
export function listMetadata(filter: CabinFilter | null): Metadata {
  const { title, description } = filter === null ? ALL_CABINS_COPY : CATEGORY_COPY[filter];
  return pageMetadata({
    title,
    description,
    path: browsePath(filter, 'recommended'),
    image: filter === null ? socialImage('home') : socialImage('category', filter, title),
  });
}
