import {
  planStayMessages,
  REMINDERS,
  stayMessageKey,
  type BookingEventKind,
} from '../../../lib/domain/stay-messages.ts';
import { paidCents, type GuestStay } from '../../../lib/domain/guest-stay.ts';
import { fromGuestStayWire, type GuestStayWire } from '../../../lib/domain/guest-stay-wire.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { quoteWireSchema } from '../../../lib/schemas/quote.ts';
import { logError } from '../../../lib/log.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { queueEmail, withdraw } from '../_shared/outbox.ts';
import type { Admin } from '../_shared/quote-inputs.ts';
import { writeGuestMessage } from './host-letters.ts';
import { queueStayMessage } from './queue-messages.ts';
import { writeRefundFailed, writeRefundSent } from './refund-letters.ts';

type Work = { admin: Admin; now: Date };

const MOST_AT_ONCE = 50;
// What could not be told for so long is no news any more, and must not stand in the way of what is.
const OLDEST_MS = 7 * 24 * 60 * 60 * 1000;

const oldest = (now: Date) => new Date(now.getTime() - OLDEST_MS).toISOString();

async function readStay({ admin }: Work, token: string): Promise<GuestStay> {
  const found = await admin.rpc('read_guest_stay', { p_token: token });
  const wire = expectData(found) as unknown as GuestStayWire;
  return fromGuestStayWire({ ...wire, quote: quoteWireSchema.parse(wire.quote) });
}

const toFacts = (stay: GuestStay) => ({
  status: stay.status,
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  timezone: stay.cabin.timezone,
  freeCancelUntil: new Date(stay.freeCancelUntil),
  wasConfirmed: stay.confirmedAt !== null,
  hasNewerBooking: stay.hasNewerBooking,
  hasPaid: paidCents(stay) > 0,
});

const reminderKeys = ({ id }: GuestStay) =>
  REMINDERS.flatMap((purpose) => [
    stayMessageKey(id, purpose, 'email'),
    stayMessageKey(id, purpose, 'text'),
  ]);

type Event = { id: number; kind: string; refund_id: string | null; bookings: { token: string } };

/** Each refund is told of by itself, and however long the stay is over. */
async function tellRefund({ admin, now }: Work, event: Event, stay: GuestStay): Promise<number> {
  const refund = stay.refunds.find(({ id }) => id === event.refund_id);
  if (!refund) return 0;
  const { SITE_URL: siteUrl, HOST_EMAIL: host } = readFunctionEnv();
  const isSent = event.kind === 'refund_sent';
  const letter = isSent
    ? { to: stay.guestEmail, ...writeRefundSent({ stay, siteUrl }, refund) }
    : { to: host, ...writeRefundFailed(stay, refund), headers: { 'Reply-To': stay.guestEmail } };
  const purpose = isSent ? 'refund-sent' : 'host-refund-failed';
  // A refund may come back and be sent again: each time is told once.
  const dedupeKey = `booking:${stay.id}:${purpose}:${event.id}`;
  return (await queueEmail(admin, { ...letter, purpose, budget: 'guests', dedupeKey }, now))
    ? 1
    : 0;
}

/**
 * A booking that moves on while its messages are queued has them looked at again: the mark below refuses then, and
 * the next run withdraws what is no longer true.
 */
async function tell(work: Work, event: Event): Promise<number> {
  const { admin, now } = work;
  const stay = await readStay(work, event.bookings.token);
  if (stay.status !== 'confirmed') await withdraw(admin, reminderKeys(stay));
  let queued = event.refund_id ? await tellRefund(work, event, stay) : 0;
  for (const message of planStayMessages(event.kind as BookingEventKind, toFacts(stay), now)) {
    queued += await queueStayMessage(work, message, stay);
  }
  const mark = { p_event_id: event.id, p_status: stay.status, p_now: now.toISOString() };
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
      .limit(MOST_AT_ONCE),
  );
}

async function listGuestMessages({ admin, now }: Work) {
  return expectData(
    await admin
      .from('guest_messages')
      .select('id, body, bookings!guest_messages_booking_id_fkey!inner(token)')
      .is('told_at', null)
      .gt('created_at', oldest(now))
      .order('created_at')
      .limit(MOST_AT_ONCE),
  );
}

async function passOn(
  work: Work,
  message: { id: string; body: string; bookings: { token: string } },
): Promise<number> {
  const { admin, now } = work;
  const stay = await readStay(work, message.bookings.token);
  const email = {
    to: readFunctionEnv().HOST_EMAIL,
    ...writeGuestMessage(message, stay),
    headers: { 'Reply-To': stay.guestEmail },
    purpose: 'guest-message',
    budget: stay.confirmedAt ? ('guests' as const) : ('holds' as const),
    dedupeKey: `guest-message:${message.id}`,
  };
  const queued = await queueEmail(admin, email, now);
  const told = { told_at: now.toISOString() };
  expectData(await admin.from('guest_messages').update(told).eq('id', message.id));
  return queued ? 1 : 0;
}

/** One that fails is tried again by the next run, and does not keep the others from being told. */
async function tellEach<T extends { id: number | string }>(
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

/**
 * Turns what happened to bookings, and what guests wrote, into messages in the outbox: each purpose once for its
 * booking, whoever else does the same at the same time.
 */
export async function tellGuests(work: Work): Promise<Record<string, number>> {
  const [events, messages] = await Promise.all([listEvents(work), listGuestMessages(work)]);
  const told = await tellEach(events, (event) => tell(work, event));
  const passed = await tellEach(messages, (message) => passOn(work, message));
  return {
    events: events.length,
    guest_messages: messages.length,
    queued: told.queued + passed.queued,
    failed: told.failed + passed.failed,
  };
}
