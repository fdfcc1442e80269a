import 'server-only';
import { z } from 'zod';
import { readHost, writeHost } from '@/lib/data/staff';
import { toSnakeKeys } from '@/lib/domain/values/key-case';
import {
  bookingListSchema,
  cancelResultSchema,
  hostBookingSchema,
  resendResultSchema,
  type BookingSearch,
  type HostCancellation,
} from '@/lib/schemas/host/bookings';
import type { Json } from '@/lib/supabase/database.types';

export const listBookings = (search: BookingSearch) =>
  readHost('host_bookings', { p_search: toSnakeKeys<unknown>(search) as Json }, bookingListSchema);

export const getHostBooking = (reference: string) =>
  readHost('host_booking', { p_reference: reference }, hostBookingSchema);

/** Cancels if the refund is still the one that was shown. */
export const cancelHostBooking = (
  reference: string,
  { how, expectedRefundCents, reason }: HostCancellation,
) =>
  writeHost(
    'host_cancel',
    {
      p_reference: reference,
      p_expected_refund_cents: expectedRefundCents,
      p_reason: reason,
      p_how: how,
      ...(how === 'amount' && { p_refund_cents: expectedRefundCents }),
    },
    cancelResultSchema,
  );

export const createNote = (reference: string, text: string) =>
  writeHost('host_note', { p_reference: reference, p_text: text }, z.unknown());

/** Queues a letter of the booking once more. */
export const resendLetter = (letterId: string) =>
  writeHost('host_resend', { p_letter_id: letterId }, resendResultSchema);
