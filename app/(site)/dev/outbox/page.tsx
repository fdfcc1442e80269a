import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OutboxList } from '@/components/outbox/outbox-list';
import { listOutbox } from '@/lib/data/backend/outbox';
import { isProduction } from '@/lib/env/mode';
import { robotsOf } from '@/lib/http/routes';

export const metadata: Metadata = { title: 'Outbox', robots: robotsOf('/dev/outbox') };
export const dynamic = 'force-dynamic';

export default async function Page() {
  if (isProduction) notFound();
  return <OutboxList messages={await listOutbox()} />;
}
