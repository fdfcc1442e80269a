'use server';

import { revalidatePath } from 'next/cache';
import { moveBooking, previewMove as readPreview, refundBooking } from '@/lib/data/host/moves';
import { bookingReferenceSchema } from '@/lib/schemas/host/bookings';
import {
  moveSchema,
  moveTargetSchema,
  refundSchema,
  type HostRefund,
  type Move,
  type MoveTarget,
} from '@/lib/schemas/host/moves';

export async function previewMove(reference: string, to: MoveTarget) {
  return readPreview(bookingReferenceSchema.parse(reference), moveTargetSchema.parse(to));
}

export async function changeStay(reference: string, move: Move) {
  const result = await moveBooking(bookingReferenceSchema.parse(reference), moveSchema.parse(move));
  if (result.ok) revalidatePath('/host', 'layout');
  return result;
}

export async function refund(reference: string, input: HostRefund) {
  const result = await refundBooking(
    bookingReferenceSchema.parse(reference),
    refundSchema.parse(input),
  );
  if (result.ok) revalidatePath('/host', 'layout');
  return result;
}
