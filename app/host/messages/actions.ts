'use server';

import { hostAction } from '@/app/host/host-action';
import { assignThread, settleText } from '@/lib/data/host/messages';
import { uuidSchema } from '@/lib/schemas/fields';
import { bookingReferenceSchema } from '@/lib/schemas/host/bookings';

/** Null: nobody in particular. */
export const assign = hostAction(
  [bookingReferenceSchema, uuidSchema.nullable()],
  assignThread,
  '/host/messages',
);

export const settle = hostAction([uuidSchema], settleText, '/host/messages');
