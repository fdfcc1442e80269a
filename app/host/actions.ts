'use server';

import { z } from 'zod';
import { hostAction } from './host-action';
import {
  cancelHostBooking,
  createNote,
  resendMessage,
  stopMessage,
} from '@/lib/data/host/bookings';
import { createReply, markThreadRead, setThreadClosed } from '@/lib/data/host/messages';
import { uuidSchema } from '@/lib/schemas/fields';
import { bookingReferenceSchema, cancellationSchema } from '@/lib/schemas/host/bookings';
import { hostTextSchema } from '@/lib/schemas/host/messages';

export const cancelBooking = hostAction(
  [bookingReferenceSchema, cancellationSchema],
  cancelHostBooking,
  '/host',
);
export const addNote = hostAction([bookingReferenceSchema, hostTextSchema], createNote, '/host');
export const resend = hostAction([uuidSchema], resendMessage, '/host');
export const stop = hostAction([uuidSchema], stopMessage, '/host');
export const reply = hostAction([bookingReferenceSchema, hostTextSchema], createReply, '/host');
export const markRead = hostAction([bookingReferenceSchema], markThreadRead);
export const closeThread = hostAction(
  [bookingReferenceSchema, z.boolean()],
  setThreadClosed,
  '/host',
);
