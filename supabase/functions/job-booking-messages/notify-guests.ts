import {
  planBookingMessages,
  isArrivalSoon,
  REMINDERS,
  bookingMessageKey,
  type BookingEventKind,
  type ChargeEventKind,
  type DisputeEventKind,
} from '../../../lib/domain/messaging/booking-messages.ts';
import {
  openBalance,
  openCharges,
  paidCents,
  type Booking,
} from '../../../lib/domain/bookings/booking.ts';
import { awaitsPayment } from '../../../lib/domain/bookings/booking-status.ts';
import { requireBooking } from '../../../lib/supabase/booking-row.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { logError } from '../../../lib/log/log.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { queueEmail, withdrawMessages } from '../_shared/messages/outbox.ts';
import type { Work } from '../_shared/work.ts';
import { replyHeaders } from '../_shared/messages/reply-address.ts';
import { isBooked, queueScheduled, withdrawScheduled } from './scheduled-messages.ts';
import { CHARGE_PURPOSES, writeChargeEmail, writeHostChargeEmail } from './charge-emails.ts';
import { writeDisputeEmail } from './dispute-emails.ts';
import { replyTo, writeGuestMessage } from './host-emails.ts';
import { composeSms } from './booking-sms.ts';
import { queueRequestedText, queueBookingMessage, queueGuestText } from './queue-messages.ts';
import {
  writeChangeDeclined,
  writeChangedByGuest,
  writeChangeRequested,
  type GuestChange,
} from './change-emails.ts';
import { writeStayMoved, type StayBefore } from './move-email.ts';
import { writeReturnOffer } from './return-email.ts';
import { renderLetter } from './render-letter.ts';
import { queueQuestionEmails } from './question-emails.ts';
import { writeReply } from './reply-email.ts';
import { publishDueReviews, queueReviewRequests } from './review-requests.ts';
import { writeDamageKept, writeRefundFailed, writeRefundSent } from './refund-emails.ts';

const MAX_AT_ONCE = 50;
// Older events are skipped, so that they don't hold up newer ones.
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
  isByHost: booking.madeBy === 'host',
  holdExpiresAt: booking.holdExpiresAt === null ? null : new Date(booking.holdExpiresAt),
  hasPaid: paidCents(booking) > 0,
  balanceDueOn: openBalance(booking)?.dueOn ?? null,
});

const keysOf = (booking: { id: string; moves: number }, purpose: (typeof REMINDERS)[number]) => [
  bookingMessageKey(booking, purpose, 'email'),
  bookingMessageKey(booking, purpose, 'text'),
];

/** Reminder keys for the first `most` revisions of the stay. */
const reminderKeys = ({ id }: Booking, most: number) =>
  Array.from({ length: most }, (_, moves) =>
    REMINDERS.flatMap((purpose) => keysOf({ id, moves }, purpose)),
  ).flat();

/** The reminder keys that no longer apply: all of a past stay, those of earlier revisions, and of a paid balance. */
const outdatedReminderKeys = (booking: Booking) => [
  ...reminderKeys(booking, booking.status === 'confirmed' ? booking.moves : booking.moves + 1),
  ...(booking.depositCents !== null && !openBalance(booking)
    ? keysOf(booking, 'balance-reminder')
    : []),
];

// Withdraws payment links that aren't needed anymore.
async function withdrawLinks(admin: Work['admin'], { id }: Booking): Promise<void> {
  const withdrawn = admin
    .from('outbox')
    .update({ status: 'cancelled', error: 'withdrawn' })
    .like('dedupe_key', `booking:${id}:payment-link%`);
  expectData(await withdrawn.eq('status', 'queued').is('claimed_until', null).select('id'));
}

type Event = {
  id: number;
  kind: string;
  refund_id: string | null;
  charge_id: string | null;
  dispute_id: string | null;
  stay_before: StayBefore | null;
  stay_changes: GuestChange | null;
  bookings: { token: string };
};

type EventEmail = Omit<Parameters<typeof queueEmail>[1], 'to' | 'budget' | 'dedupeKey'> & {
  to: string | null;
};

/** Queues an email about an event, once; none without an address. Returns the number queued. */
async function queueEventEmail(
  { admin, now }: Work,
  event: Event,
  booking: Booking,
  { to, ...email }: EventEmail,
): Promise<number> {
  if (to === null) return 0;
  const dedupeKey = `booking:${booking.id}:${email.purpose}:${event.id}`;
  const queued = await queueEmail(admin, { ...email, to, budget: 'guests', dedupeKey }, now);
  return queued ? 1 : 0;
}

/** Each refund has its own message, however long ago the stay was. A refund may fail and be sent again. */
async function queueRefundMessage(work: Work, event: Event, booking: Booking): Promise<number> {
  const refund = booking.refunds.find(({ id }) => id === event.refund_id);
  if (!refund) return 0;
  const { SITE_URL: siteUrl, HOST_EMAIL: host } = readFunctionEnv();
  if (event.kind === 'refund_sent') {
    const news = { booking, siteUrl };
    const purpose = 'refund-sent';
    const letter = await renderLetter(work.admin, purpose, news, writeRefundSent(news, refund));
    return queueEventEmail(work, event, booking, { to: booking.guestEmail, ...letter, purpose });
  }
  return queueEventEmail(work, event, booking, {
    to: host,
    ...writeRefundFailed(booking, refund),
    ...replyTo(booking),
    purpose: 'host-refund-failed',
  });
}

/** Tells a guest what was kept of the damage deposit, unless the email about its refund does. */
async function queueDamageKept({ admin, now }: Work, event: Event, booking: Booking) {
  const { guestEmail: to } = booking;
  if (to === null) return 0;
  const news = { booking, siteUrl: readFunctionEnv().SITE_URL };
  const purpose = 'damage-kept';
  const letter = await renderLetter(admin, null, news, writeDamageKept(news));
  const headers = await replyHeaders(booking.reference);
  const dedupeKey = `booking:${booking.id}:${purpose}:${event.id}`;
  const email = { to, ...letter, headers, purpose, budget: 'guests' as const, dedupeKey };
  return (await queueEmail(admin, email, now)) ? 1 : 0;
}

/** Payment of a charge is requested as long as it can be paid, however long ago the stay was. */
async function queueChargeMessages(work: Work, event: Event, booking: Booking): Promise<number> {
  const charge = booking.charges.find(({ id }) => id === event.charge_id);
  const kind = event.kind as ChargeEventKind;
  const isAsked = kind === 'charge_added' || kind === 'balance_failed';
  if (!charge || (isAsked && !openCharges(booking).includes(charge))) return 0;
  // The letter about the changed stay says that it is paid.
  if (charge.kind === 'change' && kind === 'charge_paid') return 0;
  const { SITE_URL: siteUrl, HOST_EMAIL: host } = readFunctionEnv();
  const purpose = CHARGE_PURPOSES[kind];
  const news = { booking, siteUrl };
  const letter = await renderLetter(
    work.admin,
    purpose,
    news,
    writeChargeEmail(kind, news, charge),
  );
  const toHost = writeHostChargeEmail(kind, booking, charge);
  const queued = await queueEventEmail(work, event, booking, {
    to: booking.guestEmail,
    ...letter,
    purpose,
  });
  if (!toHost) return queued;
  const copy = { to: host, ...toHost, ...replyTo(booking), purpose: `host-${purpose}` };
  return queued + (await queueEventEmail(work, event, booking, copy));
}

/** Only the host gets an email about a dispute, because the guest started it; however long ago the stay was. */
async function queueDisputeMessage(work: Work, event: Event, booking: Booking): Promise<number> {
  const dispute = booking.disputes.find(({ id }) => id === event.dispute_id);
  const content = dispute && writeDisputeEmail(event.kind as DisputeEventKind, booking, dispute);
  if (!content) return 0;
  return queueEventEmail(work, event, booking, {
    ...content,
    ...replyTo(booking),
    to: readFunctionEnv().HOST_EMAIL,
    purpose: 'host-dispute',
  });
}

/** If there are several changes, only the last one is announced. */
async function queueMoveMessage(work: Work, event: Event, booking: Booking): Promise<number> {
  const { stay_before: before } = event;
  const isLast = before?.moves === booking.moves - 1;
  const { guestEmail: to } = booking;
  if (!before || !isLast || booking.status !== 'confirmed' || to === null) return 0;
  const { SITE_URL: siteUrl } = readFunctionEnv();
  const news = { booking, siteUrl, isArrivalSoon: isArrivalSoon(toFacts(booking), work.now) };
  const purpose = 'booking-moved';
  const content = writeStayMoved(news, before, event.stay_changes);
  const letter = await renderLetter(work.admin, purpose, news, content);
  return queueEventEmail(work, event, booking, { to, ...letter, purpose });
}

/** Tells the guest what became of a request, and the host of requests and of changes made without one. */
async function queueChangeMessage(work: Work, event: Event, booking: Booking): Promise<number> {
  const { kind, stay_changes: change, stay_before: before } = event;
  if (!change || booking.status !== 'confirmed') return 0;
  const { SITE_URL: siteUrl, HOST_EMAIL: host } = readFunctionEnv();
  const toHost = { to: host, ...replyTo(booking) };
  const news = { booking, siteUrl };
  const letters = {
    moved: async () =>
      before && !change.needs_approval
        ? { ...toHost, ...writeChangedByGuest(booking, before), purpose: 'host-changed' }
        : null,
    change_requested: async () =>
      change.status === 'requested'
        ? { ...toHost, ...writeChangeRequested(booking, change), purpose: 'host-change-request' }
        : null,
    declined: async () => {
      const purpose = 'change-declined';
      const letter = writeChangeDeclined(news, change);
      const { guestEmail: to } = booking;
      return to === null
        ? null
        : { to, ...(await renderLetter(work.admin, purpose, news, letter)), purpose };
    },
  };
  const write = letters[kind as keyof typeof letters] ?? letters.declined;
  const email = await write();
  return email ? queueEventEmail(work, event, booking, email) : 0;
}

/** Sends the guest's own code for the next stay, unless it was withdrawn or used meanwhile. */
async function queueReturnOffer(work: Work, event: Event, booking: Booking): Promise<number> {
  const { guestEmail: to, returnOffer } = booking;
  if (to === null || returnOffer === null) return 0;
  const news = { booking, siteUrl: readFunctionEnv().SITE_URL };
  const purpose = 'return-offer';
  const letter = await renderLetter(work.admin, purpose, news, writeReturnOffer(news, returnOffer));
  const headers = await replyHeaders(booking.reference);
  return queueEventEmail(work, event, booking, { to, ...letter, headers, purpose });
}

/** Texts the link to the guest's page at the host's request. */
function textLink(work: Work, { id: eventId }: Event, booking: Booking): Promise<number> {
  const news = { booking, siteUrl: readFunctionEnv().SITE_URL };
  return queueRequestedText(work, booking, {
    body: composeSms('everything about your booking:', news),
    purpose: 'guest-link',
    dedupeKey: `booking:${booking.id}:guest-link:${eventId}`,
  });
}

/** If the booking changes meanwhile, marking the event fails, and the next run withdraws outdated messages. */
async function queueMessages(work: Work, event: Event): Promise<number> {
  const { admin, now } = work;
  const booking = await requireBooking(admin, event.bookings.token);
  const outdated = outdatedReminderKeys(booking);
  if (outdated.length > 0) await withdrawMessages(admin, outdated);
  if (!isBooked(booking)) await withdrawScheduled(admin, booking);
  if (!awaitsPayment(booking.status)) await withdrawLinks(admin, booking);
  let queued = event.refund_id ? await queueRefundMessage(work, event, booking) : 0;
  if (event.stay_before) queued += await queueMoveMessage(work, event, booking);
  if (event.stay_changes) queued += await queueChangeMessage(work, event, booking);
  if (event.dispute_id) queued += await queueDisputeMessage(work, event, booking);
  if (event.kind === 'return_offered') queued += await queueReturnOffer(work, event, booking);
  if (event.kind === 'damage_kept') queued += await queueDamageKept(work, event, booking);
  if (event.kind === 'link_requested') queued += await textLink(work, event, booking);
  if (event.charge_id) queued += await queueChargeMessages(work, event, booking);
  for (const message of planBookingMessages(
    event.kind as BookingEventKind,
    toFacts(booking),
    now,
  )) {
    // A renewed hold with another deadline gets another email.
    const subject = message.purpose === 'payment-link' ? `:${event.id}` : '';
    queued += await queueBookingMessage(work, message, booking, subject);
  }
  const mark = { p_event_id: event.id, p_status: booking.status, p_now: now.toISOString() };
  expectData(await admin.rpc('finish_booking_event', mark));
  return queued;
}

async function listEvents({ admin, now }: Work): Promise<Event[]> {
  return expectData(
    await admin
      .from('booking_events')
      .select(
        'id, kind, refund_id, charge_id, dispute_id, stay_before, bookings!booking_events_booking_id_fkey!inner(token), stay_changes!booking_events_change_id_fkey(status, needs_approval, check_in, check_out, adults, children, pets, total_cents, note)',
      )
      .is('handled_at', null)
      .gt('created_at', oldest(now))
      .order('id')
      .limit(MAX_AT_ONCE),
  ) as unknown as Event[];
}

async function listGuestMessages({ admin, now }: Work) {
  return expectData(
    await admin
      .from('guest_messages')
      .select(
        'id, author, body, bookings!guest_messages_booking_id_fkey(token), guest_questions!guest_messages_question_id_fkey(token)',
      )
      .is('told_at', null)
      .gt('created_at', oldest(now))
      .order('created_at')
      .limit(MAX_AT_ONCE),
  );
}

type Thread = { token: string } | null;
type Message = {
  id: string;
  author: string;
  body: string;
  bookings: Thread;
  guest_questions: Thread;
};

/** A guest's message for the host, or the host's reply for the guest. */
async function toEmail(admin: Work['admin'], { id, author, body }: Message, booking: Booking) {
  const { SITE_URL: siteUrl, HOST_EMAIL: host } = readFunctionEnv();
  if (author === 'host') {
    if (booking.guestEmail === null) return null;
    const news = { booking, siteUrl };
    return {
      to: booking.guestEmail,
      ...(await renderLetter(admin, null, news, writeReply(news, body))),
      headers: await replyHeaders(booking.reference),
      purpose: 'host-reply',
      budget: 'guests' as const,
      dedupeKey: `booking:${booking.id}:host-reply:${id}`,
    };
  }
  return {
    to: host,
    ...writeGuestMessage({ body }, booking),
    ...replyTo(booking),
    purpose: 'guest-message',
    budget: booking.confirmedAt ? ('guests' as const) : ('holds' as const),
    dedupeKey: `guest-message:${id}`,
  };
}

/** Announces a reply by SMS, at most once an hour. */
function textReply(work: Work, booking: Booking): Promise<number> {
  const news = { booking, siteUrl: readFunctionEnv().SITE_URL };
  return queueGuestText(work, booking, {
    body: composeSms('we wrote back. Read it here:', news),
    purpose: 'host-reply',
    dedupeKey: `booking:${booking.id}:host-reply-text:${work.now.toISOString().slice(0, 13)}`,
  });
}

async function forwardBookingMessage(work: Work, message: Message, token: string): Promise<number> {
  const { admin, now } = work;
  const booking = await requireBooking(admin, token);
  const email = await toEmail(admin, message, booking);
  const queued = email && (await queueEmail(admin, email, now));
  const texted = message.author === 'host' ? await textReply(work, booking) : 0;
  return (queued ? 1 : 0) + texted;
}

/** A message of a thread: a booking's or a question's. */
async function forwardMessage(work: Work, message: Message): Promise<number> {
  const { bookings: booking, guest_questions: question } = message;
  let queued = 0;
  if (booking) queued = await forwardBookingMessage(work, message, booking.token);
  if (question) queued = await queueQuestionEmails(work, message, question.token);
  const told = { told_at: work.now.toISOString() };
  expectData(await work.admin.from('guest_messages').update(told).eq('id', message.id));
  return queued;
}

/** The next run retries a failure, which doesn't stop the others. */
async function notifyEach<T extends { id: number | string }>(
  list: readonly T[],
  notify: (each: T) => Promise<number>,
) {
  let queued = 0;
  let failed = 0;
  for (const each of list) {
    try {
      queued += await notify(each);
    } catch (error) {
      logError('event or message could not be queued', error, { id: each.id });
      failed += 1;
    }
  }
  return { queued, failed };
}

/**
 * Queues messages in the outbox for booking events, guests' messages, templates and review requests, and publishes the
 * reviews that are due; idempotent, even when two runs overlap.
 */
export async function notifyGuests(work: Work): Promise<Record<string, number>> {
  const [events, messages] = await Promise.all([listEvents(work), listGuestMessages(work)]);
  const eventResult = await notifyEach(events, (event) => queueMessages(work, event));
  const messageResult = await notifyEach(messages, (message) => forwardMessage(work, message));
  const scheduledResult = await queueScheduled(work);
  const reviewResult = await queueReviewRequests(work);
  return {
    events: events.length,
    guest_messages: messages.length,
    queued:
      eventResult.queued + messageResult.queued + scheduledResult.queued + reviewResult.queued,
    failed:
      eventResult.failed + messageResult.failed + scheduledResult.failed + reviewResult.failed,
    published_reviews: await publishDueReviews(work),
  };
}
