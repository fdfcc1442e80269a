import type { Booking } from '../../../lib/domain/bookings/booking.ts';
import {
  isArrivalSoon,
  bookingMessageKey,
  type PlannedMessage,
  type BookingPurpose,
} from '../../../lib/domain/messaging/booking-messages.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { mailboxOf } from '../../../lib/domain/values/email-address.ts';
import { limitsOf } from '../../../lib/http/rate-limits.ts';
import { consumeRateLimit } from '../../../lib/supabase/consume-rate-limit.ts';
import { hashWithKey } from '../_shared/visitor.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { canGetTexts } from '../_shared/messages/plausible-phone.ts';
import { logError } from '../../../lib/log/log.ts';
import { HashKeyMissing, adoptPhoneHash } from '../_shared/messages/phone-hash.ts';
import { queueEmail, queueText } from '../_shared/messages/outbox.ts';
import type { Work } from '../_shared/work.ts';
import { GUEST_EMAILS, type GuestPurpose } from './guest-emails.ts';
import { replyTo, writeHostEmail } from './host-emails.ts';
import { writeBookingSms } from './booking-sms.ts';
import { renderLetter } from './render-letter.ts';

// Messages about a hold, which anybody can make with anybody's address.
const isAboutHold = (purpose: BookingPurpose) =>
  purpose === 'hold-expired' || purpose === 'sold-elsewhere';
const isForHost = (purpose: BookingPurpose) => purpose.startsWith('host-');

async function mayTellOfHold({ admin, now }: Work, email: string): Promise<boolean> {
  const mailbox = await hashWithKey(`mailbox:${mailboxOf(email)}`);
  return (await consumeRateLimit(admin, limitsOf('hold-email', { mailbox }), now)) === null;
}

// Without the hash key only text messages fail; emails are still sent.
function hasHashKey(): boolean {
  if (readFunctionEnv().HASH_KEY) return true;
  logError('text messages are off', new HashKeyMissing());
  return false;
}

async function hasConsented(admin: Work['admin'], phone: string): Promise<boolean> {
  if (!readFunctionEnv().HASH_KEY) return false;
  const consents = admin.from('text_consents').select('id').limit(1);
  return expectData(await consents.eq('phone_hash', await adoptPhoneHash(admin, phone))).length > 0;
}

async function toEmail({ admin, now }: Work, purpose: BookingPurpose, booking: Booking) {
  const env = readFunctionEnv();
  if (isForHost(purpose)) {
    const email = writeHostEmail(purpose as Extract<BookingPurpose, `host-${string}`>, booking);
    return { to: env.HOST_EMAIL, ...email, ...replyTo(booking) };
  }
  if (booking.guestEmail === null) return null;
  const letter = purpose as GuestPurpose;
  const facts = { checkIn: booking.checkIn, timezone: booking.cabin.timezone };
  const news = { booking, siteUrl: env.SITE_URL, isArrivalSoon: isArrivalSoon(facts, now) };
  const content = await renderLetter(admin, letter, news, GUEST_EMAILS[letter](news));
  return { to: booking.guestEmail, ...content };
}

type GuestText = Pick<Parameters<typeof queueText>[1], 'body' | 'purpose' | 'dedupeKey'> & {
  sendAt?: Date;
  sendBefore?: Date;
};

async function whyNoText(
  admin: Work['admin'],
  { guestPhone, madeBy }: Booking,
): Promise<'no_us_mobile' | 'no_account' | 'no_consent' | null> {
  if (!canGetTexts(guestPhone)) return 'no_us_mobile';
  if (!hasHashKey()) return 'no_account';
  // Guests who booked on the site agreed to texts there; others need a recorded consent.
  const mayText = madeBy === 'guest' || (await hasConsented(admin, guestPhone));
  return mayText ? null : 'no_consent';
}

/** Queues an SMS to the guest if allowed; returns how many. */
export async function queueGuestText(
  { admin, now }: Work,
  booking: Booking,
  text: GuestText,
): Promise<number> {
  if ((await whyNoText(admin, booking)) !== null) return 0;
  const message = { ...text, to: booking.guestPhone, budget: 'guests' as const };
  return (await queueText(admin, message, now)) ? 1 : 0;
}

/** Like `queueGuestText`, for a text the host requested: if it may not be sent, the outbox shows why. */
export async function queueRequestedText(
  work: Work,
  booking: Booking,
  text: GuestText,
): Promise<number> {
  const error = await whyNoText(work.admin, booking);
  if (error === null) return queueGuestText(work, booking, text);
  const { body, purpose, dedupeKey: dedupe_key } = text;
  const unsent = {
    channel: 'text',
    recipient: booking.guestPhone,
    body,
    purpose,
    dedupe_key,
    budget: 'guests',
    status: 'cancelled',
    error,
    created_at: work.now.toISOString(),
  };
  const once = { onConflict: 'dedupe_key', ignoreDuplicates: true };
  expectData(await work.admin.from('outbox').upsert(unsent, once).select('id'));
  return 0;
}

/** Queues a planned message in each of its channels, unless queued before; returns how many. */
export async function queueBookingMessage(
  { admin, now }: Work,
  { purpose, channels, sendAt, sendBefore }: PlannedMessage,
  booking: Booking,
  /** Distinguishes the keys of a message that can occur several times. */
  keyEnd = '',
): Promise<number> {
  const when = {
    purpose,
    budget: isAboutHold(purpose) ? ('holds' as const) : ('guests' as const),
    ...(sendAt && { sendAt }),
    ...(sendBefore && { sendBefore }),
  };
  let queued = 0;
  const email = channels.includes('email') ? await toEmail({ admin, now }, purpose, booking) : null;
  if (email && (when.budget === 'guests' || (await mayTellOfHold({ admin, now }, email.to)))) {
    const dedupeKey = bookingMessageKey(booking, purpose, 'email') + keyEnd;
    if (await queueEmail(admin, { ...email, ...when, dedupeKey }, now)) queued += 1;
  }
  const body = writeBookingSms(purpose, { booking, siteUrl: readFunctionEnv().SITE_URL });
  if (channels.includes('text') && body !== null) {
    const dedupeKey = bookingMessageKey(booking, purpose, 'text') + keyEnd;
    queued += await queueGuestText({ admin, now }, booking, { body, ...when, dedupeKey });
  }
  return queued;
}
