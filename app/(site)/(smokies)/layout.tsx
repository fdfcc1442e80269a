import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { site } from '@/lib/site';

/** Of the pages about the Smokies: a host elsewhere has them hidden. */
export default function SmokiesLayout({ children }: { children: ReactNode }) {
  if (!site.showsSmokies) notFound();
  return children;
}
