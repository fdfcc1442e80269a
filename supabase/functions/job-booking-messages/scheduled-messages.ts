import { fillTemplate } from '../../../lib/domain/messaging/template.ts';
import type { Booking } from '../../../lib/domain/bookings/booking.ts';
import type { CalendarDate } from '../../../lib/domain/values/calendar-date.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { logError } from '../../../lib/log/log.ts';
import { requireBooking } from '../../../lib/supabase/booking-row.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { queueEmail, withdrawMessages } from '../_shared/messages/outbox.ts';
import type { Admin, Work } from '../_shared/work.ts';
import { replyHeaders } from '../_shared/messages/reply-address.ts';
import { bookingValues, greetingFor, LINK_NOTE, pageUrl } from './booking-copy.ts';
import { composeSms } from './booking-sms.ts';
import { queueGuestText } from './queue-messages.ts';
import { renderLetter } from './render-letter.ts';

type Due = {
  template_id: string;
  subject: string;
  body: string;
  sms: string | null;
  token: string;
  check_in: CalendarDate;
  check_out: CalendarDate;
  send_before: string;
};

const MAX_AT_ONCE = 50;

export const isBooked = ({ status }: Pick<Booking, 'status'>): boolean =>
  status === 'confirmed' || status === 'completed';

const keyPrefix = (bookingId: string) => `booking:${bookingId}:template:`;

/** Queues the text before the email, because the email's key marks both as done. */
async function queueOne({ admin, now }: Work, due: Due): Promise<number> {
  const booking = await requireBooking(admin, due.token);
  // It was canceled after the list was read.
  if (!isBooked(booking)) return 0;
  const news = { booking, siteUrl: readFunctionEnv().SITE_URL };
  // Uses the dates by which the message is due.
  const values = bookingValues(news, { checkIn: due.check_in, checkOut: due.check_out });
  const fill = (text: string) => fillTemplate(text, values);
  const dedupeKey = keyPrefix(booking.id) + due.template_id;
  const sendBefore = new Date(due.send_before);
  const when = { purpose: 'scheduled', sendBefore };
  let queued = 0;
  if (due.sms !== null) {
    const body = composeSms(fill(due.sms), news);
    // Without an email address the text is the only message.
    const key = booking.guestEmail === null ? dedupeKey : `${dedupeKey}:text`;
    queued += await queueGuestText({ admin, now }, booking, { ...when, body, dedupeKey: key });
  }
  if (booking.guestEmail === null) return queued;
  const content = await renderLetter(admin, null, news, {
    subject: fill(due.subject),
    greeting: greetingFor(booking.guestName),
    parts: [...fill(due.body).split(/\n{2,}/), { button: 'See your booking', url: pageUrl(news) }],
    note: LINK_NOTE,
  });
  const headers = await replyHeaders(booking.reference);
  const email = {
    to: booking.guestEmail,
    ...content,
    headers,
    ...when,
    budget: 'guests' as const,
    dedupeKey,
  };
  return (await queueEmail(admin, email, now)) ? queued + 1 : queued;
}

export async function queueScheduled(work: Work): Promise<{ queued: number; failed: number }> {
  const asked = { p_most: MAX_AT_ONCE, p_now: work.now.toISOString() };
  const list = expectData(await work.admin.rpc('due_template_messages', asked)) as Due[];
  const done = { queued: 0, failed: 0 };
  for (const due of list) {
    try {
      done.queued += await queueOne(work, due);
    } catch (error) {
      logError('scheduled message could not be queued', error, { template: due.template_id });
      done.failed += 1;
    }
  }
  return done;
}

/** Cancels a booking's waiting scheduled messages. */
export async function withdrawScheduled(admin: Admin, { id }: Booking): Promise<void> {
  const waiting = expectData(
    await admin
      .from('outbox')
      .select('dedupe_key')
      .like('dedupe_key', `${keyPrefix(id)}%`)
      .eq('status', 'queued'),
  );
  const keys = waiting.flatMap(({ dedupe_key }) => dedupe_key ?? []);
  if (keys.length > 0) await withdrawMessages(admin, keys);
}
