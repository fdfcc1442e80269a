'use server';

import { refreshed } from '@/app/host/refreshed';
import { z } from 'zod';
import { cancelHostBooking, createNote, resendLetter } from '@/lib/data/host/bookings';
import { cancelBlock, changeDays, createBlocks, undoChange } from '@/lib/data/host/calendar';
import { releaseDays } from '@/lib/data/host/rates';
import { createReply, markThreadRead, setThreadClosed } from '@/lib/data/host/messages';
import { uuidSchema } from '@/lib/schemas/fields';
import {
  bookingReferenceSchema,
  cancellationSchema,
  type HostCancellation,
} from '@/lib/schemas/host/bookings';
import {
  blockSchema,
  dayRangeSchema,
  dayChangeSchema,
  type Block,
  type DayChange,
  type DayRange,
} from '@/lib/schemas/host/calendar';
import { hostTextSchema } from '@/lib/schemas/host/messages';

export async function changeNights(change: DayChange) {
  return changeDays(dayChangeSchema.parse(change));
}

export async function closeNights(block: Block) {
  return createBlocks(blockSchema.parse(block));
}

export async function openNights(blockId: string) {
  return cancelBlock(uuidSchema.parse(blockId));
}

export async function followRules(range: DayRange) {
  return releaseDays(dayRangeSchema.parse(range));
}

export async function undo(changeId: string) {
  return undoChange(uuidSchema.parse(changeId));
}

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
