'use server';

import { refreshed } from '@/app/host/refreshed';
import { z } from 'zod';
import { cancelHostBooking, createNote, resendLetter } from '@/lib/data/host/bookings';
import { createReply, markThreadRead, setThreadClosed } from '@/lib/data/host/messages';
import { uuidSchema } from '@/lib/schemas/fields';
import {
  bookingReferenceSchema,
  cancellationSchema,
  type HostCancellation,
} from '@/lib/schemas/host/bookings';
import { hostTextSchema } from '@/lib/schemas/host/messages';

export async function cancelBooking(reference: string, input: HostCancellation) {
  const work = cancelHostBooking(
    bookingReferenceSchema.parse(reference),
    cancellationSchema.parse(input),
  );
  return refreshed('/host', work);
}

export async function addNote(reference: string, text: string) {
  const work = createNote(bookingReferenceSchema.parse(reference), hostTextSchema.parse(text));
  return refreshed('/host', work);
}

export async function resend(letterId: string) {
  return refreshed('/host', resendLetter(uuidSchema.parse(letterId)));
}

export async function reply(reference: string, text: string) {
  const work = createReply(bookingReferenceSchema.parse(reference), hostTextSchema.parse(text));
  return refreshed('/host', work);
}

export async function markRead(reference: string) {
  return markThreadRead(bookingReferenceSchema.parse(reference));
}

export async function closeThread(reference: string, isClosed: boolean) {
  const work = setThreadClosed(
    bookingReferenceSchema.parse(reference),
    z.boolean().parse(isClosed),
  );
  return refreshed('/host', work);
}
