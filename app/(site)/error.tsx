'use client';

import { usePathname } from 'next/navigation';
import type { ErrorPageProps } from '@/components/layout/error-notice';
import { LazyErrorPage } from '@/components/layout/lazy-error-page';

const load = () => import('@/components/layout/error-notice').then((file) => file.ErrorNotice);
const loadCabins = () =>
  import('@/components/cabin-list/cabins-error').then((file) => file.CabinsError);

/** One for all pages: each file of its own would be a script more for every page below it. */
export default function ErrorPage(props: ErrorPageProps) {
  // An error with a digest came from the server, which reads nothing but cabins here; without one a script failed.
  const isOfCabins = usePathname().startsWith('/cabins') && props.error.digest !== undefined;
  return isOfCabins ? (
    <LazyErrorPage {...props} load={loadCabins} title="Error loading cabins." />
  ) : (
    <LazyErrorPage {...props} load={load} title="This page stopped working" />
  );
}
