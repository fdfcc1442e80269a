'use client';

import type { ErrorPageProps } from '@/components/layout/error-notice';
import { LazyErrorPage } from '@/components/layout/lazy-error-page';

const load = () => import('@/components/layout/error-notice').then((file) => file.ErrorNotice);

export default function ErrorPage(props: ErrorPageProps) {
  return <LazyErrorPage {...props} load={load} title="Something went wrong on our side" />;
}
