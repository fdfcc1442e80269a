import { notFound } from 'next/navigation';
import { stopTexts } from '@/app/host/bookings/actions';
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
import type { HostThread } from '@/lib/schemas/host/messages/messages';
import { toStay } from '@/lib/domain/stays/stay';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/http/paths';
import { consoleMetadata } from '@/lib/http/console-pages';

/** Where the guest of a question books its dates in one tap. */
function offerOf({
  slug,
  isQuestion,
  adults,
  children,
  pets,
  ...dates
}: HostThread): string | null {
  const stay = toStay(dates);
  if (!isQuestion || stay === null) return null;
  return new URL(paths.booking({ slug, ...stay, adults, children, pets }), serverEnv.SITE_URL).href;
}

const PAGE = '/host/messages/[reference]';
export const metadata = consoleMetadata(PAGE);

export default async function ThreadPage({ params }: PageProps<'/host/messages/[reference]'>) {
  const { data: reference } = bookingReferenceSchema.safeParse((await params).reference);
  if (!reference) notFound();
  const path = `/host/messages/${reference}`;
  await requireStaff(PAGE, path);
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
      offerUrl={offerOf(thread)}
    />
  );
}
