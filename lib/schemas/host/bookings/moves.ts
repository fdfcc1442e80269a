import { z } from 'zod';
import type { LineChange } from '../../../domain/bookings/stay-change.ts';
import { HOST_PARTY_LIMITS } from '../../../domain/stays/party.ts';
import type { CalendarDate } from '../../../domain/values/calendar-date.ts';
import {
  calendarDateSchema,
  intSchema,
  partyFields,
  signedCentsSchema,
  textSchema,
  uuidSchema,
} from '../../fields.ts';
import { quoteInputsSchema } from '../../quote-inputs.ts';
import { adjustmentSchema } from './adjustment.ts';
import { bookingReferenceSchema } from './bookings.ts';
import { notSoldSchema } from './new-booking.ts';

export const moveTargetSchema = z.strictObject({
  cabinId: uuidSchema,
  checkIn: calendarDateSchema,
  checkOut: calendarDateSchema,
  ...partyFields(HOST_PARTY_LIMITS, intSchema),
});
export type MoveTarget = z.infer<typeof moveTargetSchema>;

/** A changed stay and its price change: signed cents on the nights before tax, and a reason. */
export const moveWishSchema = z.strictObject({
  to: moveTargetSchema,
  adjustment: adjustmentSchema.nullable(),
});
export type MoveWish = z.infer<typeof moveWishSchema>;

/** The versions the host saw, so that nobody overwrites changes they haven't seen. */
const seenSchema = z.strictObject({
  moves: z.int().min(0),
  version: z.string().max(64),
  dueCents: signedCentsSchema,
});

/** A change the host confirmed. */
export const moveSchema = z.strictObject({
  ...moveWishSchema.shape,
  key: uuidSchema,
  seen: seenSchema,
  keepsPrice: z.boolean(),
  reason: textSchema(1, 500),
});
export type Move = z.infer<typeof moveSchema>;

/** The request to the function `host-move`. */
export const moveRequestSchema = moveSchema.extend({ reference: bookingReferenceSchema });

/** The response of `host_preview_move`. */
export const movePreviewSchema = z.object({
  inputs: quoteInputsSchema,
  booked: z.object({ checkIn: calendarDateSchema, checkOut: calendarDateSchema }).nullable(),
  moves: z.int(),
  bookedAt: z.string(),
  promoCode: z.string().nullable(),
  dealId: z.string().nullable(),
  lines: z.array(z.object({ code: z.string(), label: z.string(), amountCents: signedCentsSchema })),
  totalCents: z.int(),
  adjustment: adjustmentSchema.nullable().catch(null),
  openCents: z.int(),
  balanceCents: z.int(),
  leftCents: z.int(),
  freeCancelUntil: z.string(),
});

/** A changed stay with its price, in cents, as the shop would quote it. */
export type MovePreview = {
  lines: LineChange[];
  beforeCents: number;
  afterCents: number;
  openCents: number;
  balanceCents: number;
  leftCents: number;
  seen: { moves: number; version: string };
  lastFreeDay: CalendarDate;
  isFreeCancelOver: boolean;
  /** The amount (cents) an earlier move added to keep the old price. It isn't carried over. */
  formerlyKeptCents: number;
  /** Discounts that the new stay doesn't get. */
  lost: ('promo' | 'deal')[];
};
const moveResultSchema = z.object({
  chargeCents: z.int(),
  refundCents: z.int(),
  balanceCents: z.int(),
  moves: z.int(),
});
export type MoveResult = z.infer<typeof moveResultSchema>;
export const moveAnswerSchema = moveResultSchema.or(notSoldSchema);

export const refundSchema = z.strictObject({
  amountCents: z.int().min(1).max(100_000_000),
  kind: z.enum(['partial', 'goodwill']),
  reason: textSchema(1, 500),
  expectedLeftCents: z.int().min(0),
  key: uuidSchema,
});
export type HostRefund = z.infer<typeof refundSchema>;

export const refundResultSchema = z.object({ refundCents: z.int(), leftCents: z.int() });
export type RefundResult = z.infer<typeof refundResultSchema>;
