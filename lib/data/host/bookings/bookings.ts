import 'server-only';
import { callAsMember } from '@/lib/data/staff/member-function';
import type { Visitor } from '@/lib/data/staff/sign-in-limits';
import { readHost, writeHost, toJson } from '@/lib/data/staff/staff';
import {
  bookingListSchema,
  cancelResultSchema,
  hostBookingSchema,
  resendResultSchema,
  type BookingSearch,
  type HostCancellation,
} from '@/lib/schemas/host/bookings/bookings';
import { guestTextsSchema, type GuestTexts } from '@/lib/schemas/host/messages/guest-texts';

export const listBookings = (search: BookingSearch) =>
  readHost('host_bookings', { p_search: toJson(search) }, bookingListSchema);

export const getHostBooking = (reference: string) =>
  readHost('host_booking', { p_reference: reference }, hostBookingSchema);

/** Cancels only if the refund is still the one the host saw. */
export const cancelHostBooking = (
  reference: string,
  { how, expectedRefundCents, reason, key }: HostCancellation,
) =>
  writeHost(
    'host_cancel',
    {
      p_reference: reference,
      p_expected_refund_cents: expectedRefundCents,
      p_reason: reason,
      p_how: how,
      p_key: key,
      ...(how === 'amount' && { p_refund_cents: expectedRefundCents }),
    },
    cancelResultSchema,
  );

export const createNote = (reference: string, text: string) =>
  writeHost('host_note', { p_reference: reference, p_text: text });

/** Queues a message of the booking again. */
export const resendMessage = (messageId: string) =>
  writeHost('host_resend', { p_message_id: messageId }, resendResultSchema);

/** Stops a queued message. */
export const stopMessage = (messageId: string) =>
  writeHost('host_stop_message', { p_message_id: messageId }, resendResultSchema);

/** Texts the guest the link to their page; the outbox shows whether it was sent. */
export const textGuestLink = (reference: string) =>
  writeHost('host_text_link', { p_reference: reference });

const askTexts = (reference: string, stop: boolean, visitor: Visitor) =>
  callAsMember('guest-texts', { reference, stop }, visitor, guestTextsSchema);

/** Whether the guest's number gets texts. If the function doesn't answer, the console offers none. */
export async function getGuestTexts(reference: string, visitor: Visitor): Promise<GuestTexts> {
  const result = await askTexts(reference, false, visitor);
  return result?.ok ? result.data.texts : 'none';
}

export const stopGuestTexts = async (reference: string, visitor: Visitor) =>
  (await askTexts(reference, true, visitor)) ?? ({ ok: false, code: 'broken' } as const);
