import { notFound } from 'next/navigation';
import { consoleMetadata } from '@/lib/http/console-pages';

export const metadata = consoleMetadata('/host/[...path]');

/** Any other address of the console: its own lost page, not the shop's. */
export default function UnknownPage() {
  notFound();
}
