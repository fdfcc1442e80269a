import type { Metadata } from 'next';
import { NotFoundNotice } from '@/components/layout/not-found-notice';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFoundPage() {
  return <NotFoundNotice />;
}
