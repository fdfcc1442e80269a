'use server';

import { refreshed } from '@/app/host/refreshed';
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
  return refreshed(
    '/host',
    moveBooking(bookingReferenceSchema.parse(reference), moveSchema.parse(move)),
  );
}

export async function refund(reference: string, input: HostRefund) {
  return refreshed(
    '/host',
    refundBooking(bookingReferenceSchema.parse(reference), refundSchema.parse(input)),
  );
}
