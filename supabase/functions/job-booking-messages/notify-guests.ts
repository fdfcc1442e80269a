import {
  planBookingMessages,
  REMINDERS,
  bookingMessageKey,
  type BookingEventKind,
} from '../../../lib/domain/messaging/booking-messages.ts';
import { paidCents, type Booking } from '../../../lib/domain/bookings/booking.ts';
import { requireBooking } from '../../../lib/supabase/booking-row.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { logError } from '../../../lib/log/log.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { queueEmail, withdraw } from '../_shared/outbox.ts';
import type { Work } from '../_shared/quote-inputs.ts';
import { writeGuestMessage } from './host-emails.ts';
import { queueBookingMessage } from './queue-messages.ts';
import { writeReply } from './reply-email.ts';
import { writeRefundFailed, writeRefundSent } from './refund-emails.ts';

const MAX_AT_ONCE = 50;
// Older events are skipped, so that they do not hold up newer ones.
const OLDEST_MS = 7 * 24 * 60 * 60 * 1000;

const oldest = (now: Date) => new Date(now.getTime() - OLDEST_MS).toISOString();

const toFacts = (booking: Booking) => ({
  status: booking.status,
  checkIn: booking.checkIn,
  checkOut: booking.checkOut,
  timezone: booking.cabin.timezone,
  freeCancelUntil: new Date(booking.freeCancelUntil),
  wasConfirmed: booking.confirmedAt !== null,
  hasNewerBooking: booking.hasNewerBooking,
  hasPaid: paidCents(booking) > 0,
});

const reminderKeys = ({ id }: Booking) =>
  REMINDERS.flatMap((purpose) => [
    bookingMessageKey(id, purpose, 'email'),
    bookingMessageKey(id, purpose, 'text'),
  ]);

type Event = { id: number; kind: string; refund_id: string | null; bookings: { token: string } };

/** Each refund has a message of its own, however long the stay is over. */
async function queueRefundMessage(
  { admin, now }: Work,
  event: Event,
  booking: Booking,
): Promise<number> {
  const refund = booking.refunds.find(({ id }) => id === event.refund_id);
  if (!refund) return 0;
  const { SITE_URL: siteUrl, HOST_EMAIL: host } = readFunctionEnv();
  const isSent = event.kind === 'refund_sent';
  const letter = isSent
    ? { to: booking.guestEmail, ...writeRefundSent({ booking, siteUrl }, refund) }
    : {
        to: host,
        ...writeRefundFailed(booking, refund),
        headers: { 'Reply-To': booking.guestEmail },
      };
  const purpose = isSent ? 'refund-sent' : 'host-refund-failed';
  // A refund may fail and be sent again: one message each time.
  const dedupeKey = `booking:${booking.id}:${purpose}:${event.id}`;
  return (await queueEmail(admin, { ...letter, purpose, budget: 'guests', dedupeKey }, now))
    ? 1
    : 0;
}

/**
 * If the booking changes while its messages are queued, marking the event fails, and the next run withdraws what is no
 * longer true.
 */
async function queueMessages(work: Work, event: Event): Promise<number> {
  const { admin, now } = work;
  const booking = await requireBooking(admin, event.bookings.token);
  if (booking.status !== 'confirmed') await withdraw(admin, reminderKeys(booking));
  let queued = event.refund_id ? await queueRefundMessage(work, event, booking) : 0;
  for (const message of planBookingMessages(
    event.kind as BookingEventKind,
    toFacts(booking),
    now,
  )) {
    queued += await queueBookingMessage(work, message, booking);
  }
  const mark = { p_event_id: event.id, p_status: booking.status, p_now: now.toISOString() };
  expectData(await admin.rpc('finish_booking_event', mark));
  return queued;
}

async function listEvents({ admin, now }: Work): Promise<Event[]> {
  return expectData(
    await admin
      .from('booking_events')
      .select('id, kind, refund_id, bookings!booking_events_booking_id_fkey!inner(token)')
      .is('handled_at', null)
      .gt('created_at', oldest(now))
      .order('id')
      .limit(MAX_AT_ONCE),
  );
}

async function listGuestMessages({ admin, now }: Work) {
  return expectData(
    await admin
      .from('guest_messages')
      .select('id, author, body, bookings!guest_messages_booking_id_fkey!inner(token)')
      .is('told_at', null)
      .gt('created_at', oldest(now))
      .order('created_at')
      .limit(MAX_AT_ONCE),
  );
}

type Message = { id: string; author: string; body: string; bookings: { token: string } };

/** The guest's words for the host, or the host's reply for the guest. */
function toEmail({ id, author, body }: Message, booking: Booking) {
  const { SITE_URL: siteUrl, HOST_EMAIL: host } = readFunctionEnv();
  if (author === 'host') {
    return {
      to: booking.guestEmail,
      ...writeReply({ booking, siteUrl }, body),
      purpose: 'host-reply',
      budget: 'guests' as const,
      dedupeKey: `booking:${booking.id}:host-reply:${id}`,
    };
  }
  return {
    to: host,
    ...writeGuestMessage({ body }, booking),
    headers: { 'Reply-To': booking.guestEmail },
    purpose: 'guest-message',
    budget: booking.confirmedAt ? ('guests' as const) : ('holds' as const),
    dedupeKey: `guest-message:${id}`,
  };
}

async function forwardMessage(work: Work, message: Message): Promise<number> {
  const { admin, now } = work;
  const booking = await requireBooking(admin, message.bookings.token);
  const queued = await queueEmail(admin, toEmail(message, booking), now);
  const told = { told_at: now.toISOString() };
  expectData(await admin.from('guest_messages').update(told).eq('id', message.id));
  return queued ? 1 : 0;
}

/** A failure is retried by the next run, and does not stop the others. */
async function notifyEach<T extends { id: number | string }>(
  list: readonly T[],
  tellOne: (each: T) => Promise<number>,
) {
  let queued = 0;
  let failed = 0;
  for (const each of list) {
    try {
      queued += await tellOne(each);
    } catch (error) {
      logError('event or message could not be told', error, { id: each.id });
      failed += 1;
    }
  }
  return { queued, failed };
}

/** Turns booking events and guests' messages into messages in the outbox; idempotent, also beside another run. */
export async function notifyGuests(work: Work): Promise<Record<string, number>> {
  const [events, messages] = await Promise.all([listEvents(work), listGuestMessages(work)]);
  const told = await notifyEach(events, (event) => queueMessages(work, event));
  const passed = await notifyEach(messages, (message) => forwardMessage(work, message));
  return {
    events: events.length,
    guest_messages: messages.length,
    queued: told.queued + passed.queued,
    failed: told.failed + passed.failed,
  };
}
