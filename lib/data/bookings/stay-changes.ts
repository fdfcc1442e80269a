import 'server-only';
import type { Booking } from '@/lib/domain/bookings/booking';
import type { ChangeProblem } from '@/lib/domain/bookings/flash-message';
import { priceMove } from '@/lib/domain/pricing/host-price';
import type { OfferReason } from '@/lib/domain/pricing/offer';
import { addDays } from '@/lib/domain/values/calendar-date';
import { toCamelKeys } from '@/lib/domain/values/key-case';
import { invokeFunction } from '@/lib/data/backend/invoke-function';
import { toMovePreview } from '@/lib/data/bookings/move-preview';
import { apiErrorSchema } from '@/lib/schemas/api-error';
import { bookingTokenSchema } from '@/lib/schemas/guest-booking';
import {
  changePreviewSchema,
  guestChangeAnswerSchema,
  type ChangePreview,
  type ChangeWish,
  type ExtraNight,
  type StayChangeRequest,
} from '@/lib/schemas/stay-changes';
import { logError } from '@/lib/log/log';
import { adminClient } from '@/lib/supabase/admin-client';
import { toJson } from '@/lib/supabase/call-rpc';
import { expectData } from '@/lib/supabase/expect-data';

type Previewed = { ok: true; preview: ChangePreview } | { ok: false; reason: OfferReason };

/** The price of a guest's wish line by line, and who decides about it; null if it isn't a change that can be priced. */
export async function previewChange(
  token: string,
  to: ChangeWish,
  now: Date,
): Promise<Previewed | null> {
  const asked = { p_token: token, p_to: toJson(to), p_now: now.toISOString() };
  const answer = await adminClient().rpc('preview_stay_change', asked);
  if (answer.error?.code === 'PT422') return null;
  const found = expectData(answer);
  if (found === null) return null;
  const read = changePreviewSchema.parse(toCamelKeys(found));
  const offer = priceMove(read, { ...to, adjustment: read.adjustment }, now);
  if (!offer.ok) return offer;
  const { permission } = read;
  return { ok: true, preview: { ...toMovePreview(read, offer, now), permission } };
}

/** The nights by which a guest may lengthen the stay, priced as any change; none if the prices can't be had. */
export const listExtraNights = (booking: Booking, now: Date): Promise<ExtraNight[]> =>
  priceExtraNights(booking, now).catch((error: unknown) => {
    // The page of the stay matters more.
    logError('extra nights could not be priced', error);
    return [];
  });

async function priceExtraNights(booking: Booking, now: Date): Promise<ExtraNight[]> {
  const { token, checkIn, checkOut, adults, children, pets } = booking;
  const earlier = addDays(checkIn, -1);
  const party = { adults, children, pets };
  const wishes = [
    { side: 'before' as const, night: earlier, to: { checkIn: earlier, checkOut, ...party } },
    {
      side: 'after' as const,
      night: checkOut,
      to: { checkIn, checkOut: addDays(checkOut, 1), ...party },
    },
  ];
  const priced = await Promise.all(
    wishes.map(async (wish) => ({ wish, found: await previewChange(token, wish.to, now) })),
  );
  return priced.flatMap(({ wish, found }) => {
    if (!found?.ok || found.preview.permission === 'off') return [];
    const { afterCents, beforeCents, permission } = found.preview;
    return [{ ...wish, differenceCents: afterCents - beforeCents, permission }];
  });
}

type ChangeOutcome = 'done' | 'awaiting_payment' | 'requested' | ChangeProblem | 'unknown';

const REFUSALS: Readonly<Record<string, ChangeProblem>> = {
  booking_changed: 'booking_changed',
  nights_taken: 'nights_taken',
  not_offered: 'not_offered',
  nothing_changed: 'nothing_changed',
  price_changed: 'price_changed',
};

/** Makes the change, holds it until it is paid, or sends it to the host. Idempotent by the form's id. */
export async function changeStay(
  token: string,
  change: StayChangeRequest,
  visitor: Request,
): Promise<ChangeOutcome> {
  if (!bookingTokenSchema.safeParse(token).success) return 'unknown';
  const { status, body } = await invokeFunction('guest-change', {
    body: { token, ...change },
    visitor,
  });
  if (status === 404) return 'unknown';
  if (status === 429) return 'too_many';
  const done = guestChangeAnswerSchema.safeParse(body).data?.status;
  if (done === 'done' || done === 'awaiting_payment' || done === 'requested') return done;
  // It was sent before and has ended since.
  if (done) return 'booking_changed';
  const refusal = apiErrorSchema.safeParse(body).data?.error.message ?? '';
  if (Object.hasOwn(REFUSALS, refusal)) return REFUSALS[refusal] ?? 'failed';
  return status === 422 ? 'not_possible' : 'failed';
}

/** Ends the guest's open change; false if it isn't open anymore. */
export async function withdrawChange(token: string, id: string, now: Date): Promise<boolean> {
  if (!bookingTokenSchema.safeParse(token).success) return false;
  const ended = { p_token: token, p_change_id: id, p_now: now.toISOString() };
  return expectData(await adminClient().rpc('withdraw_stay_change', ended));
}
