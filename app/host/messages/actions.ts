'use server';

import { z } from 'zod';
import { hostAction } from '@/app/host/host-action';
import * as messages from '@/lib/data/host/messages/messages';
import { uuidSchema } from '@/lib/schemas/fields';
import { bookingReferenceSchema as reference } from '@/lib/schemas/host/bookings/bookings';
import { hostTextSchema } from '@/lib/schemas/host/messages/messages';

export const sendReply = hostAction([reference, hostTextSchema], messages.createReply, '/host');
export const markThreadRead = hostAction([reference], messages.markThreadRead);
export const closeThread = hostAction([reference, z.boolean()], messages.setThreadClosed, '/host');
/** `null` unassigns the thread. */
export const assignThread = hostAction(
  [reference, uuidSchema.nullable()],
  messages.assignThread,
  '/host/messages',
);
export const settleText = hostAction([uuidSchema], messages.settleText, '/host/messages');
