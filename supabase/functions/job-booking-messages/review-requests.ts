import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { logError } from '../../../lib/log/log.ts';
import { requireBooking } from '../../../lib/supabase/booking-row.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { queueEmail } from '../_shared/messages/outbox.ts';
import type { Work } from '../_shared/work.ts';
import { replyHeaders } from '../_shared/messages/reply-address.ts';
import { renderLetter } from './render-letter.ts';
import { writeReviewRequest } from './review-email.ts';
import { isBooked } from './scheduled-messages.ts';

type Due = { booking_token: string; token: string; expires_at: string };

const MAX_AT_ONCE = 50;

async function queueOne({ admin, now }: Work, due: Due): Promise<number> {
  const booking = await requireBooking(admin, due.booking_token);
  // It was canceled after the list was read.
  if (!isBooked(booking) || booking.guestEmail === null) return 0;
  const news = { booking, siteUrl: readFunctionEnv().SITE_URL };
  const request = { token: due.token, expiresAt: new Date(due.expires_at) };
  const content = await renderLetter(
    admin,
    'review-request',
    news,
    writeReviewRequest(news, request),
  );
  const email = {
    to: booking.guestEmail,
    ...content,
    headers: await replyHeaders(booking.reference),
    purpose: 'review-request',
    budget: 'guests' as const,
    dedupeKey: `booking:${booking.id}:review-request`,
    sendBefore: request.expiresAt,
  };
  return (await queueEmail(admin, email, now)) ? 1 : 0;
}

/** Asks guests of ended stays for a review, once each, even when two runs overlap. */
export async function queueReviewRequests(work: Work): Promise<{ queued: number; failed: number }> {
  const asked = { p_most: MAX_AT_ONCE, p_now: work.now.toISOString() };
  const list = expectData(await work.admin.rpc('due_review_requests', asked)) as Due[];
  const done = { queued: 0, failed: 0 };
  for (const due of list) {
    try {
      done.queued += await queueOne(work, due);
    } catch (error) {
      logError('review request could not be queued', error);
      done.failed += 1;
    }
  }
  return done;
}

/** Publishes reviews that have waited for a week; returns how many. */
export const publishDueReviews = async ({ admin, now }: Work): Promise<number> =>
  expectData(await admin.rpc('publish_due_reviews', { p_now: now.toISOString() }));
