'use server';

import { z } from 'zod';
import { hostAction } from '@/app/host/host-action';
import {
  assignThread,
  createReply,
  markThreadRead,
  setThreadClosed,
  settleText,
} from '@/lib/data/host/messages/messages';
import { uuidSchema } from '@/lib/schemas/fields';
import { bookingReferenceSchema as reference } from '@/lib/schemas/host/bookings/bookings';
import { hostTextSchema } from '@/lib/schemas/host/messages/messages';

export const reply = hostAction([reference, hostTextSchema], createReply, '/host');
export const markRead = hostAction([reference], markThreadRead);
export const closeThread = hostAction([reference, z.boolean()], setThreadClosed, '/host');
/** Null: nobody in particular. */
export const assign = hostAction(
  [reference, uuidSchema.nullable()],
  assignThread,
  '/host/messages',
);
export const settle = hostAction([uuidSchema], settleText, '/host/messages');
