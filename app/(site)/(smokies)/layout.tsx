import type { ReactNode } from 'react';
import { Missing } from '@/components/layout/missing';
import { site } from '@/lib/shop/site';

/** Of the pages about the Smokies: a host elsewhere has them hidden. */
export default function SmokiesLayout({ children }: { children: ReactNode }) {
  return site.showsSmokies ? children : <Missing />;
}
