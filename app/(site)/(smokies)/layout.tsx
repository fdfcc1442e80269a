import type { ReactNode } from 'react';
import { Missing } from '@/components/layout/missing';
import { shop } from '@/lib/shop/shop';

/** Of the pages about the Smokies: a host elsewhere has them hidden. */
export default function SmokiesLayout({ children }: { children: ReactNode }) {
  return shop().showsSmokies ? children : <Missing />;
}
