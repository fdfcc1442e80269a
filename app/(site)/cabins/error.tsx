'use client';

import type { ErrorPageProps } from '@/components/layout/error-notice';
import { LazyErrorPage } from '@/components/layout/lazy-error-page';

const load = () => import('@/components/cabin-list/cabins-error').then((file) => file.CabinsError);

export default function CabinsErrorPage(props: ErrorPageProps) {
  return <LazyErrorPage {...props} load={load} title="Error loading cabins." />;
}
