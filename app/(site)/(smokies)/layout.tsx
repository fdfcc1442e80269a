import type { ReactNode } from 'react';
import { Missing } from '@/components/layout/missing';
import { shop } from '@/lib/shop/shop';

/** The layout of the pages about the Smokies, which hosts elsewhere hide. */
export default function SmokiesLayout({ children }: { children: ReactNode }) {
  return shop().showsSmokies ? children : <Missing />;
}
