'use client';

import { usePathname } from 'next/navigation';
import type { ErrorPageProps } from '@/components/layout/error-notice';
import { LazyErrorPage } from '@/components/layout/lazy-error-page';

const load = () => import('@/components/layout/error-notice').then((file) => file.ErrorNotice);
const loadCabins = () =>
  import('@/components/cabin-list/cabins-error').then((file) => file.CabinsError);

/** One for all pages: each file of its own would be a script more for every page below it. */
export default function ErrorPage(props: ErrorPageProps) {
  const isOfCabins = usePathname().startsWith('/cabins');
  return isOfCabins ? (
    <LazyErrorPage {...props} load={loadCabins} title="Error loading cabins." />
  ) : (
    <LazyErrorPage {...props} load={load} title="Something went wrong on our side" />
  );
}
