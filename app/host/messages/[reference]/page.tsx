import { notFound } from 'next/navigation';
import { closeThread, markRead, reply } from '@/app/host/actions';
import { ThreadView } from '@/components/host/thread-view';
import { getThread } from '@/lib/data/host/messages';
import { requireRead, requireStaff } from '@/lib/data/staff';
import { OFFICE_ROLES } from '@/lib/schemas/host/staff';
import { bookingReferenceSchema } from '@/lib/schemas/host/bookings';
import { robotsOf } from '@/lib/routes';

export const metadata = { title: 'Messages', robots: robotsOf('/host/messages/[reference]') };

export default async function ThreadPage({ params }: PageProps<'/host/messages/[reference]'>) {
  const { data: reference } = bookingReferenceSchema.safeParse((await params).reference);
  if (!reference) notFound();
  const path = `/host/messages/${reference}`;
  await requireStaff(path, ...OFFICE_ROLES);
  const thread = requireRead(await getThread(reference), path);
  return <ThreadView thread={thread} actions={{ reply, markRead, closeThread }} />;
}
