import { z } from 'zod';
import { MAX_TAX_LINES, TAX_CODES, type TaxLine } from '../../../domain/pricing/tax-rate.ts';
import {
  calendarDateSchema,
  dollarsSchema,
  textSchema,
  typedDateSchema,
  typedIntSchema,
} from '../../fields.ts';

const MAX_BASIS_POINTS = 5000;
const MAX_NIGHT_CENTS = 50_000;

/** A tax as the form has it: a percentage of nights and cleaning, or dollars per night. */
export const taxLineFormSchema = z
  .strictObject({
    /** The code of a tax with its own field in the quote; empty for others. */
    code: z.union([z.enum(TAX_CODES), z.literal('')]),
    taxName: textSchema(1, 60),
    kind: z.enum(['percent', 'dollars']),
    // Two decimals turn percents into basis points and dollars into cents.
    amount: dollarsSchema(0, MAX_NIGHT_CENTS),
    /** Empty when stays of any length pay it. */
    maxNights: z.union([z.literal('').transform(() => null), typedIntSchema(1, 365)]),
  })
  .superRefine(({ kind, amount }, context) => {
    if (kind === 'percent' && amount > MAX_BASIS_POINTS) {
      context.addIssue({
        code: 'too_big',
        origin: 'int',
        maximum: MAX_BASIS_POINTS,
        path: ['amount'],
        input: amount,
      });
    }
  })
  .transform(({ code, taxName: name, kind, amount, maxNights }): TaxLine => ({
    name,
    ...(code !== '' && { code }),
    ...(kind === 'percent' ? { rate: amount } : { cents: amount }),
    ...(maxNights !== null && { nights: maxNights }),
  }));
export type TaxLineForm = z.input<typeof taxLineFormSchema>;

/** The taxes of a place as the form has them. */
export const taxRateFormSchema = z.strictObject({
  place: textSchema(1, 60),
  from: typedDateSchema,
  label: textSchema(1, 60),
  lines: z.array(taxLineFormSchema).min(1).max(MAX_TAX_LINES),
});
export type TaxRateForm = z.input<typeof taxRateFormSchema>;
export type NewTaxRate = z.output<typeof taxRateFormSchema>;

export const taxRateKeySchema = z.strictObject({
  place: z.string().max(60),
  /** Null removes all rates of the place. */
  from: calendarDateSchema.nullable(),
});
export type TaxRateKey = z.input<typeof taxRateKeySchema>;

const taxLineSchema = z.object({
  name: z.string(),
  code: z.enum(TAX_CODES).optional(),
  rate: z.int().optional(),
  cents: z.int().optional(),
  nights: z.int().optional(),
});

/** The response of `host_tax_rates`. */
export const hostTaxesSchema = z.object({
  rates: z.array(
    z.object({
      place: z.string(),
      from: calendarDateSchema,
      label: z.string(),
      lines: z.array(taxLineSchema),
    }),
  ),
  /** Places whose taxes can't be removed because a cabin needs them. */
  inUse: z.array(z.string()),
  /** The cabins' towns by name. */
  towns: z.array(z.object({ name: z.string(), cabins: z.int() })),
});
export type HostTaxes = z.infer<typeof hostTaxesSchema>;
