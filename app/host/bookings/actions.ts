'use server';

import { z } from 'zod';
import { hostAction } from '@/app/host/host-action';
import { visitorOf } from '@/app/host/visitor';
import { setDoorCode as saveDoorCode } from '@/lib/data/host/bookings/arrival';
import {
  cancelHostBooking,
  createNote,
  resendMessage,
  stopGuestTexts,
  stopMessage,
  textGuestLink,
} from '@/lib/data/host/bookings/bookings';
import {
  answerChange as saveChangeAnswer,
  moveBooking,
  previewMove as readPreview,
} from '@/lib/data/host/bookings/moves';
import {
  cancelCharge,
  createCharge,
  extendHold,
  recordOfflinePayment as recordPayment,
} from '@/lib/data/host/bookings/new-booking';
import { createReturnOffer, pausePromotion } from '@/lib/data/host/promotions/promotions';
import { refundBooking, returnDamageDeposit } from '@/lib/data/host/bookings/refunds';
import { uuidSchema } from '@/lib/schemas/fields';
import {
  bookingReferenceSchema as reference,
  cancellationSchema,
  damageReturnSchema,
  changeAnswerSchema,
} from '@/lib/schemas/host/bookings/bookings';
import { promoCodeSchema, returnOfferFormSchema } from '@/lib/schemas/host/promotions';
import { doorCodeFormSchema } from '@/lib/schemas/host/bookings/arrival';
import { hostTextSchema } from '@/lib/schemas/host/messages/messages';
import { moveSchema, moveWishSchema, refundSchema } from '@/lib/schemas/host/bookings/moves';
import {
  chargeFormSchema,
  holdHoursSchema,
  offlinePaymentFormSchema,
} from '@/lib/schemas/host/bookings/new-booking';

export const cancelBooking = hostAction(
  [reference, cancellationSchema],
  cancelHostBooking,
  '/host',
);
export const previewMove = hostAction([reference, moveWishSchema], readPreview);
export const changeStay = hostAction(
  [reference, moveSchema],
  async (booking, move) => moveBooking(booking, move, await visitorOf()),
  '/host',
);
export const answerChange = hostAction([uuidSchema, changeAnswerSchema], saveChangeAnswer, '/host');
export const refund = hostAction([reference, refundSchema], refundBooking, '/host');
export const returnDamage = hostAction(
  [reference, damageReturnSchema],
  returnDamageDeposit,
  '/host',
);
export const addNote = hostAction([reference, hostTextSchema], createNote, '/host');
export const resend = hostAction([uuidSchema], resendMessage, '/host');
export const stop = hostAction([uuidSchema], stopMessage, '/host');
export const textLink = hostAction([reference], textGuestLink, '/host');
export const stopTexts = hostAction(
  [reference],
  async (guest) => stopGuestTexts(guest, await visitorOf()),
  '/host',
);
export const addCharge = hostAction([reference, chargeFormSchema], createCharge, '/host');
export const takeBackCharge = hostAction([uuidSchema, uuidSchema], cancelCharge, '/host');
export const holdUntil = hostAction([reference, holdHoursSchema], extendHold, '/host');
export const setDoorCode = hostAction([reference, doorCodeFormSchema], saveDoorCode, '/host');
export const offerReturn = hostAction(
  [reference, returnOfferFormSchema],
  createReturnOffer,
  '/host',
);
export const pauseReturnOffer = hostAction([promoCodeSchema, z.boolean()], pausePromotion, '/host');
export const recordOfflinePayment = hostAction(
  [reference, uuidSchema.nullable(), offlinePaymentFormSchema],
  recordPayment,
  '/host',
);
