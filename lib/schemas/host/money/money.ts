import { z } from 'zod';
import { DISPUTE_STATES } from '../../../domain/bookings/dispute.ts';
import type { CalendarDate } from '../../../domain/values/calendar-date.ts';
import { calendarDateSchema, dollarsSchema, uuidSchema } from '../../fields.ts';
import { readMonth } from '../insights.ts';

const MONEY_PARTS = [
  'nights',
  'cleaning',
  'pets',
  'state_tax',
  'local_tax',
  'occupancy_tax',
  'tax',
  'other',
] as const;

/** The response of `host_taxes_due`. */
export const taxesDueSchema = z.object({
  rows: z.array(
    z.object({
      month: calendarDateSchema,
      place: z.string(),
      part: z.enum(MONEY_PARTS),
      /** The tax's name on quotes. */
      name: z.string(),
      receivedCents: z.int(),
      returnedCents: z.int(),
    }),
  ),
  hasExamples: z.boolean(),
});
export type TaxesDue = z.infer<typeof taxesDueSchema>;

const PROVIDERS = ['test', 'stripe', 'offline'] as const;
const ofBooking = { reference: z.string(), cabin: z.string() };

/** The response of `host_payments`. */
export const paymentsSchema = z.object({
  days: z.array(
    z.object({
      day: calendarDateSchema,
      provider: z.enum(PROVIDERS),
      paidCents: z.int().nullable(),
      payments: z.int(),
      refundedCents: z.int(),
    }),
  ),
  payments: z.array(
    z.object({
      ...ofBooking,
      day: calendarDateSchema,
      provider: z.enum(PROVIDERS),
      method: z.string().nullable(),
      cents: z.int(),
      isExample: z.boolean(),
    }),
  ),
  paymentsCount: z.int(),
  refunds: z.array(
    z.object({
      ...ofBooking,
      day: calendarDateSchema,
      provider: z.enum(PROVIDERS),
      reason: z.string(),
      status: z.enum(['queued', 'by_hand', 'sent', 'failed']),
      cents: z.int(),
      isExample: z.boolean(),
    }),
  ),
  refundsCount: z.int(),
  disputes: z.array(
    z.object({
      ...ofBooking,
      openedOn: calendarDateSchema,
      closedOn: calendarDateSchema.nullable(),
      answerBy: z.string().nullable(),
      amountCents: z.int(),
      reason: z.string(),
      state: z.enum(DISPUTE_STATES),
    }),
  ),
  charges: z.array(
    z.object({ ...ofBooking, createdAt: z.string(), label: z.string(), amountCents: z.int() }),
  ),
});
export type Payments = z.infer<typeof paymentsSchema>;

/** The response of `host_statements`. */
export const statementsSchema = z.object({
  owners: z.array(z.object({ id: uuidSchema, name: z.string(), cabins: z.int() })),
  cabins: z.array(z.object({ title: z.string(), slug: z.string(), percentBp: z.int().nullable() })),
});
export type Statements = z.infer<typeof statementsSchema>;

/** The response of `host_statement`. */
export const statementSchema = z.object({
  month: calendarDateSchema,
  owner: z.string().nullable(),
  cabins: z.array(
    z.object({
      id: uuidSchema,
      title: z.string(),
      slug: z.string(),
      percentBp: z.int().nullable(),
    }),
  ),
  stays: z.array(
    z.object({
      reference: z.string(),
      cabinId: uuidSchema,
      checkIn: calendarDateSchema,
      checkOut: calendarDateSchema,
      status: z.string(),
      isLater: z.boolean(),
      nightsCents: z.int(),
      cleaningCents: z.int(),
      petsCents: z.int(),
      refundedCents: z.int(),
      isExample: z.boolean(),
      disputes: z.array(z.object({ amountCents: z.int(), state: z.enum(DISPUTE_STATES) })),
    }),
  ),
});
export type Statement = z.infer<typeof statementSchema>;

/** The commission as the form has it. Percents become basis points as dollars become cents. */
export const commissionFormSchema = z.strictObject({
  slug: z.string().min(1).max(80),
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Not a month'),
  percent: dollarsSchema(0, 6000),
});
export type CommissionForm = z.input<typeof commissionFormSchema>;
export type NewCommission = z.output<typeof commissionFormSchema>;

/** Whose statement the URL asks for, and for which month. Null if it names neither an owner nor a cabin. */
export function readStatementSearch(
  params: Record<string, string | string[] | undefined>,
  otherwise: CalendarDate,
): { month: CalendarDate; of: { owner?: string; cabin?: string } } | null {
  const month = readMonth(params.month, otherwise);
  const { owner, cabin } = params;
  if (cabin !== undefined) {
    return typeof cabin === 'string' && /^[a-z0-9-]{1,80}$/.test(cabin)
      ? { month, of: { cabin } }
      : null;
  }
  if (owner === undefined) return { month, of: {} };
  const parsed = uuidSchema.safeParse(owner);
  return parsed.success ? { month, of: { owner: parsed.data } } : null;
}
