import { notFound } from 'next/navigation';
import { consoleMetadata } from '@/lib/http/console-pages';

export const metadata = consoleMetadata('/host/[...path]');

/** Any unknown path below /host gets the console's not-found page instead of the shop's. */
export default function UnknownPage() {
  notFound();
}
