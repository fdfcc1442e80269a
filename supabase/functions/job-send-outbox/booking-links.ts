import { z } from 'zod';
import { BOOKING_STATUSES } from '../../../lib/domain/bookings/booking-status.ts';
import { formatDateRange } from '../../../lib/copy/format.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { paths } from '../../../lib/http/paths.ts';
import { logError } from '../../../lib/log/log.ts';
import { calendarDateSchema } from '../../../lib/schemas/fields.ts';
import { shop } from '../../../lib/shop/shop.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { greetingFor, LINK_NOTE } from '../job-booking-messages/booking-copy.ts';
import { renderEmail, type EmailContent } from '../_shared/messages/email-template.ts';
import { applyLetterTexts, readLetterTexts } from '../_shared/messages/letter-texts.ts';
import { queueEmail } from '../_shared/messages/outbox.ts';
import type { Admin, Work } from '../_shared/work.ts';

const REQUESTS_AT_ONCE = 50;
const MAX_STAYS = 30;

// The rows of the database function requested_stays.
const staysSchema = z.array(
  z.object({
    email: z.string(),
    name: z.string(),
    token: z.string(),
    reference: z.string(),
    status: z.enum(BOOKING_STATUSES),
    was_confirmed: z.boolean(),
    cabin: z.string(),
    check_in: calendarDateSchema,
    check_out: calendarDateSchema,
    is_over: z.boolean(),
  }),
);
type Stay = z.output<typeof staysSchema>[number];

function stateOf({ status }: Stay): string {
  if (status === 'cancelled' || status === 'refunded') return ', canceled';
  return status === 'held' || status === 'pending_payment' ? ', not paid yet' : '';
}

function stayParts(stay: Stay, siteUrl: string): EmailContent['parts'] {
  const { cabin, check_in: checkIn, check_out: checkOut, reference, token } = stay;
  return [
    `${cabin}, ${formatDateRange({ checkIn, checkOut })}\n${reference}${stateOf(stay)}`,
    { button: `Open ${cabin}`, url: new URL(paths.guestBooking(token), siteUrl).href },
  ];
}

function group(heading: string, stays: readonly Stay[], siteUrl: string): EmailContent['parts'] {
  return stays.length === 0
    ? []
    : [{ heading }, ...stays.flatMap((stay) => stayParts(stay, siteUrl))];
}

function writeLinks(stays: readonly Stay[], siteUrl: string): EmailContent {
  const many = stays.length > 1;
  return {
    subject: many ? `Your bookings with ${shop().host}` : `Your booking with ${shop().host}`,
    greeting: greetingFor(stays[0]?.name ?? ''),
    parts: [
      many
        ? 'You asked for your bookings. Each one opens with its own link.'
        : 'You asked for your booking. Here’s the link.',
      ...group(
        'Coming up',
        stays.filter(({ is_over: isOver }) => !isOver),
        siteUrl,
      ),
      ...group(
        'Past stays',
        stays.filter(({ is_over: isOver }) => isOver),
        siteUrl,
      ),
    ],
    note: `You’re getting this because someone asked for the bookings made with this address. Not you? Ignore it. ${LINK_NOTE}`,
  };
}

/** Bookings by the address they were made with, so that each email goes only to its own. */
function byAddress(stays: readonly Stay[]): Map<string, Stay[]> {
  const grouped = new Map<string, Stay[]>();
  for (const stay of stays) {
    const address = stay.email.toLowerCase();
    grouped.set(address, [...(grouped.get(address) ?? []), stay]);
  }
  return grouped;
}

async function answerRequest(admin: Admin, id: string, now: Date): Promise<number> {
  const found = await admin.rpc('requested_stays', {
    p_request_id: id,
    p_most: MAX_STAYS,
    p_now: now.toISOString(),
  });
  const { SITE_URL: siteUrl } = readFunctionEnv();
  const addresses = byAddress(staysSchema.parse(expectData(found)));
  const texts = await readLetterTexts(admin, null);
  for (const [to, stays] of addresses) {
    const email = {
      to,
      ...renderEmail(applyLetterTexts(writeLinks(stays, siteUrl), texts)),
      purpose: 'booking-links',
      budget: stays.some(({ was_confirmed: isPaid }) => isPaid) ? 'guests' : 'holds',
      dedupeKey: `booking-links:${id}:${to}`,
    } as const;
    await queueEmail(admin, email, now);
  }
  expectData(await admin.from('link_requests').delete().eq('id', id).select('id'));
  return addresses.size;
}

/**
 * Answers requests from /find-booking with the links of the mailbox's bookings; a mailbox without any gets nothing.
 * Returns the number of emails. A failed request is tried again by the next run, and doesn't stop the others.
 */
export async function queueBookingLinks({ admin, now }: Work): Promise<number> {
  const requests = expectData(
    await admin
      .from('link_requests')
      .select('id')
      .order('requested_at')
      .order('id')
      .limit(REQUESTS_AT_ONCE),
  );
  let queued = 0;
  for (const { id } of requests) {
    try {
      queued += await answerRequest(admin, id, now);
    } catch (error) {
      logError('booking links could not be queued', error, { id });
    }
  }
  return queued;
}
