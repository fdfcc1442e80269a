'use server';

import { hostAction } from '@/app/host/host-action';
import {
  cancelCharge,
  createCharge,
  extendHold,
  recordOfflinePayment as recordPayment,
} from '@/lib/data/host/new-booking';
import { uuidSchema } from '@/lib/schemas/fields';
import { bookingReferenceSchema } from '@/lib/schemas/host/bookings';
import {
  chargeFormSchema,
  offlinePaymentFormSchema,
  holdHoursSchema,
} from '@/lib/schemas/host/new-booking';

export const addCharge = hostAction(
  [bookingReferenceSchema, chargeFormSchema],
  createCharge,
  '/host',
);
export const takeBackCharge = hostAction([uuidSchema, uuidSchema], cancelCharge, '/host');
export const holdUntil = hostAction([bookingReferenceSchema, holdHoursSchema], extendHold, '/host');
export const recordOfflinePayment = hostAction(
  [bookingReferenceSchema, uuidSchema.nullable(), offlinePaymentFormSchema],
  recordPayment,
  '/host',
);
