import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { robotsOf } from '@/lib/http/routes';

export const metadata: Metadata = { title: 'Not here', robots: robotsOf('/host/[...path]') };

/** Any other address of the console: its own lost page, not the shop's. */
export default function UnknownPage() {
  notFound();
}
