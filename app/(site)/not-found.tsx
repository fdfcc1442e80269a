import type { Metadata } from 'next';
// From the frame's file, so that it isn't a separate script.
import { LazyNotFound } from '@/components/layout/site-frame';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFoundPage() {
  return <LazyNotFound />;
}
