import { notFound } from 'next/navigation';
import { stopTexts } from '@/app/host/bookings/actions';
import { quoteNewBooking, sendQuote } from '@/app/host/bookings/new/actions';
import { assignThread, closeThread, markThreadRead, sendReply } from '@/app/host/messages/actions';
import { visitorOf } from '@/app/host/visitor';
import { StopTexts } from '@/components/host/messages/stop-texts';
import { ThreadView } from '@/components/host/messages/thread-view';
import { getGuestTexts } from '@/lib/data/host/bookings/bookings';
import { getThread } from '@/lib/data/host/messages/messages';
import { getTemplateValues, listTemplates } from '@/lib/data/host/messages/templates';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { fillTemplate } from '@/lib/domain/messaging/template';
import { bookingReferenceSchema } from '@/lib/schemas/host/bookings/bookings';
import { roleCan } from '@/lib/schemas/host/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';

const PAGE = '/host/messages/[reference]';
export const metadata = consoleMetadata(PAGE);

export default async function ThreadPage({ params }: PageProps<'/host/messages/[reference]'>) {
  const { data: reference } = bookingReferenceSchema.safeParse((await params).reference);
  if (!reference) notFound();
  const path = `/host/messages/${reference}`;
  const { role } = await requireStaff(PAGE, path);
  const [read, list, values, texts] = await Promise.all([
    getThread(reference),
    listTemplates(),
    getTemplateValues(reference),
    visitorOf().then((visitor) => getGuestTexts(reference, visitor)),
  ]);
  const thread = requireRead(read, path);
  const templates =
    list.ok && values.ok
      ? list.data.templates.map(({ id, name, body }) => ({
          id,
          name,
          text: fillTemplate(body, values.data),
        }))
      : [];
  return (
    <ThreadView
      thread={thread}
      templates={templates}
      actions={{ sendReply, markThreadRead, closeThread, assignThread }}
      stopTexts={<StopTexts reference={reference} texts={texts} stop={stopTexts} />}
      quoteActions={roleCan(role, 'moves_money') ? { quoteNewBooking, sendQuote } : null}
    />
  );
}
