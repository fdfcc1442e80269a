'use client';

import { ErrorNotice, type ErrorPageProps } from '@/components/layout/error-notice';

export default function ErrorPage(props: ErrorPageProps) {
  return <ErrorNotice {...props} />;
}
