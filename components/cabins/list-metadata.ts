import type { Metadata } from 'next';
import type { CabinFilter } from '@/lib/domain/cabin-filters';
import { ALL_CABINS_COPY, CATEGORY_COPY } from './category-copy';
import { browsePath } from './browse-path';

/** Every order of a list names the list's own page as the one to index. */
export function listMetadata(filter: CabinFilter | null): Metadata {
  const { title, description } = filter === null ? ALL_CABINS_COPY : CATEGORY_COPY[filter];
  const canonical = browsePath(filter, 'recommended');
  const images = filter === null ? undefined : [`/images/categories/${filter}.webp`];
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: { title, description, url: canonical, images },
  };
}
