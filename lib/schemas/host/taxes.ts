import { z } from 'zod';
import type { TaxRate } from '../../domain/pricing/tax-rate.ts';
import {
  calendarDateSchema,
  dollarsSchema,
  textSchema,
  typedDateSchema,
  typedIntSchema,
} from '../fields.ts';

const MAX_BASIS_POINTS = 5000;
// Two decimals, as dollars have: percents come out as basis points.
const percentSchema = dollarsSchema(0, MAX_BASIS_POINTS);

/** The rates of a place as they are typed. */
export const taxRateFormSchema = z.strictObject({
  place: textSchema(1, 60),
  from: typedDateSchema,
  label: textSchema(1, 60),
  state: percentSchema,
  local: percentSchema,
  occupancy: percentSchema,
  nights: typedIntSchema(0, 365),
});
export type TaxRateForm = z.input<typeof taxRateFormSchema>;
export type NewTaxRate = z.output<typeof taxRateFormSchema>;

export const taxRateKeySchema = z.strictObject({
  place: z.string().max(60),
  from: calendarDateSchema,
});
export type TaxRateKey = z.input<typeof taxRateKeySchema>;

const basisPointsSchema = z.int().min(0).max(MAX_BASIS_POINTS);

/** What `host_tax_rates` returns. */
export const hostTaxesSchema = z.object({
  rates: z.array(
    z.object({
      place: z.string(),
      from: calendarDateSchema,
      label: z.string(),
      state: basisPointsSchema,
      local: basisPointsSchema,
      occupancy: basisPointsSchema,
      nights: z.int(),
    }) satisfies z.ZodType<TaxRate>,
  ),
  /** The towns of the cabins, by name. */
  towns: z.array(z.object({ name: z.string(), cabins: z.int() })),
});
export type HostTaxes = z.infer<typeof hostTaxesSchema>;
