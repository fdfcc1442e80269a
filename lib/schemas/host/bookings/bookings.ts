import { z } from 'zod';
import { BOOKING_STATUSES } from '../../../domain/bookings/booking-status.ts';
import { DISPUTE_STATES } from '../../../domain/bookings/dispute.ts';
import { PAYMENT_METHODS } from '../../../domain/host/payment-methods.ts';
import {
  calendarDateSchema,
  longTextSchema,
  signedCentsSchema,
  textSchema,
  uuidSchema,
} from '../../fields.ts';
import { returnOfferSchema } from '../promotions.ts';
import { hostMessageSchema } from '../messages/messages.ts';

export const bookingReferenceSchema = z.string().regex(/^[A-Z]{2,4}-[2-9A-HJ-NP-Z]{8}$/);

const statusSchema = z.enum(BOOKING_STATUSES);

/** The database has the same limit. */
export const MAX_SEARCH_LENGTH = 200;

export const bookingSearchSchema = z.strictObject({
  /** A part of a name, reference, email address, phone number or cabin. */
  q: textSchema(0, MAX_SEARCH_LENGTH).optional(),
  states: z.array(statusSchema).max(BOOKING_STATUSES.length).optional(),
  /** Only stays that end after this day. */
  from: calendarDateSchema.optional(),
  /** Only stays that begin before this day. */
  to: calendarDateSchema.optional(),
  cabinId: uuidSchema.optional(),
  sort: z.enum(['coming', 'check_in', 'created', 'total']).optional(),
  desc: z.boolean().optional(),
  /** The previous page's `next`. */
  after: z.string().max(200).optional(),
});
export type BookingSearch = z.infer<typeof bookingSearchSchema>;

const bookingListRowSchema = z.object({
  reference: z.string(),
  status: statusSchema,
  cabin: z.string(),
  slug: z.string(),
  checkIn: calendarDateSchema,
  checkOut: calendarDateSchema,
  guestName: z.string(),
  /** Null for cabin owners, as is the phone number, and if the guest has none. */
  guestEmail: z.string().nullable(),
  guestPhone: z.string().nullable(),
  totalCents: z.int(),
  /** The part of the total that goes back after departure. */
  damageDepositCents: z.int(),
  paidCents: z.int(),
  refundedCents: z.int(),
  createdAt: z.string(),
  unanswered: z.int(),
  /** A seeded example, not a real booking. */
  isExample: z.boolean().optional(),
});
export type BookingListRow = z.infer<typeof bookingListRowSchema>;

/** The response of `host_bookings`, 50 bookings per page. */
export const bookingListSchema = z.object({
  bookings: z.array(bookingListRowSchema),
  next: z.string().nullable(),
  count: z.int(),
});
export type BookingList = z.infer<typeof bookingListSchema>;

const LIST_ONLY = { unanswered: true, damageDepositCents: true } as const;

const bookedSchema = bookingListRowSchema.omit(LIST_ONLY).extend({
  cabinId: uuidSchema,
  city: z.string(),
  timezone: z.string(),
  nights: z.int(),
  adults: z.int(),
  children: z.int(),
  pets: z.int(),
  promoCode: z.string().nullable(),
  holdExpiresAt: z.string().nullable(),
  confirmedAt: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  cancelledBy: z.string().nullable(),
  moves: z.int(),
  freeCancelUntil: z.string(),
  madeBy: z.enum(['guest', 'host']),
  /** Why the stay may be shorter than the minimum. */
  minimumStayReason: z.string().nullable(),
  /** The token of the guest's page while something is unpaid; null for cabin owners. */
  guestToken: z.string().nullable(),
});

const paymentSchema = z.object({
  id: uuidSchema,
  /** Null if it paid for the booking itself. */
  chargeId: uuidSchema.nullable(),
  provider: z.string(),
  /** How the guest paid outside the site. */
  method: z.enum(PAYMENT_METHODS).nullable(),
  note: z.string().nullable(),
  status: z.string(),
  amountCents: z.int(),
  paidCents: z.int().nullable(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  receiptUrl: z.string().nullable(),
});

const hostChargeSchema = z.object({
  id: uuidSchema,
  kind: z.enum(['extra', 'move', 'balance', 'change']),
  amountCents: z.int(),
  label: z.string(),
  reason: z.string(),
  status: z.enum(['open', 'paid', 'cancelled']),
  /** For a balance: the day on which the saved card is charged, and when it is tried next. */
  dueOn: calendarDateSchema.nullable(),
  nextAttemptAt: z.string().nullable(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
});
export type HostCharge = z.infer<typeof hostChargeSchema>;

const refundSchema = z.object({
  id: uuidSchema,
  amountCents: z.int(),
  reason: z.string(),
  status: z.string(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  error: z.string().nullable(),
});

const disputeSchema = z.object({
  id: uuidSchema,
  amountCents: z.int(),
  reason: z.string(),
  state: z.enum(DISPUTE_STATES),
  /** The bank's deadline for a response. */
  answerBy: z.string().nullable(),
  openedAt: z.string(),
});

const outboxMessageSchema = z.object({
  id: uuidSchema,
  /** The message's purpose, e.g. booking-confirmed. */
  kind: z.string(),
  channel: z.enum(['email', 'text']),
  to: z.string(),
  subject: z.string().nullable(),
  status: z.string(),
  createdAt: z.string(),
  /** When it is or was due to be sent. */
  sendAt: z.string(),
  sentAt: z.string().nullable(),
  error: z.string().nullable(),
  /** The message without the link to the guest's page, which is secret. */
  text: z.string(),
  canStop: z.boolean(),
});
export type OutboxMessage = z.infer<typeof outboxMessageSchema>;

const eventSchema = z.object({
  at: z.string(),
  kind: z.string(),
  /** The staff member; null for guests and the site itself. */
  by: z.string().nullable(),
  detail: z.string().nullable(),
});

const noteSchema = z.object({ at: z.string(), by: z.string(), text: z.string() });

const lineSchema = z.object({
  code: z.string(),
  label: z.string(),
  amountCents: signedCentsSchema,
});

const changeRequestSchema = z.object({
  id: uuidSchema,
  checkIn: calendarDateSchema,
  checkOut: calendarDateSchema,
  adults: z.int(),
  children: z.int(),
  pets: z.int(),
  lines: z.array(lineSchema).catch([]),
  totalCents: z.int(),
  createdAt: z.string(),
});
export type ChangeRequest = z.infer<typeof changeRequestSchema>;

/** The response of `host_booking`. */
export const hostBookingSchema = z.object({
  booking: bookedSchema,
  quote: z.object({
    // If a stored quote can't be read, the page still shows the total.
    lines: z.array(lineSchema).catch([]),
    nightly: z.array(z.object({ date: calendarDateSchema, amountCents: z.int() })).catch([]),
    /** The price change agreed with the guest. */
    adjustment: z.object({ cents: z.int(), reason: z.string() }).nullable(),
    totalCents: z.int(),
  }),
  payments: z.array(paymentSchema),
  charges: z.array(hostChargeSchema),
  refunds: z.array(refundSchema),
  disputes: z.array(disputeSchema),
  messages: z.array(hostMessageSchema),
  outbox: z.array(outboxMessageSchema),
  events: z.array(eventSchema),
  /** What was paid minus refunds, including pending ones, and minus the damage deposit that is held. */
  leftCents: z.int(),
  /** Null for a booking without one. */
  damageDeposit: z
    .object({
      cents: z.int(),
      text: z.string(),
      heldCents: z.int(),
      /** Whether the guest has left, and the host can give it back. */
      canReturn: z.boolean(),
      returnedAt: z.string().nullable(),
      keptCents: z.int().nullable(),
    })
    .nullable(),
  /** All that is left by payment, in the order refunds take it. */
  leftOfPayments: z.array(
    z.object({ provider: z.string(), method: z.enum(PAYMENT_METHODS).nullable(), cents: z.int() }),
  ),
  /** Whether the last attempted email was sent; false if there was none. */
  emailsAreSent: z.boolean(),
  /** What a cancellation by the guest would refund; null when guests can no longer cancel. */
  refundByPolicyCents: z.int().nullable(),
  /** The change that the guest asks for; null without one, and for roles that can't answer it. */
  change: changeRequestSchema.nullable(),
  returnOffer: returnOfferSchema.nullable(),
  canOfferReturn: z.boolean(),
  canMove: z.boolean(),
  /** Null when the booking cannot be cancelled. */
  refundIfCancelledCents: z.int().nullable(),
  notes: z.array(noteSchema),
});
export type HostBooking = z.infer<typeof hostBookingSchema>;

/** What the host gives back of a damage deposit, in cents; a reason for what she keeps. */
export const damageReturnSchema = z.strictObject({
  amountCents: z.int().min(0),
  expectedHeldCents: z.int().min(1),
  reason: textSchema(0, 500),
  key: uuidSchema,
});
export type HostDamageReturn = z.infer<typeof damageReturnSchema>;
export const damageReturnedSchema = z.object({ refundCents: z.int(), keptCents: z.int() });

/** `policy`: what the terms give the guest. `full`: everything left. `amount`: what the host enters. */
export const cancellationSchema = z.strictObject({
  how: z.enum(['policy', 'full', 'amount']),
  expectedRefundCents: z.int().min(0),
  reason: longTextSchema(500).pipe(z.string().min(1)),
  key: uuidSchema,
});
export type HostCancellation = z.infer<typeof cancellationSchema>;

/** The host's answer to a change that a guest asks for; the guest gets the note. */
export const changeAnswerSchema = z.strictObject({
  approves: z.boolean(),
  note: textSchema(0, 500),
  key: uuidSchema,
});
export type ChangeAnswer = z.infer<typeof changeAnswerSchema>;
export const changeAnsweredSchema = z.object({ chargeCents: z.int(), refundCents: z.int() });

export const cancelResultSchema = z.object({ refundCents: z.int() });
export const resendResultSchema = z.object({ messageId: uuidSchema });
