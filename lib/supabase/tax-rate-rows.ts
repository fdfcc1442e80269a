import type { TaxRate } from '../domain/values/tax-rate.ts';
import type { Database, Json } from './database.types.ts';

type Row = Database['public']['Tables']['tax_rates']['Row'];
type Listed = Omit<TaxRate, 'maxNights'> & { max_nights: number };

/** As `taxes_of` of the database has them. */
export const toTaxRates = (taxes: Json): TaxRate[] =>
  (taxes as unknown as Listed[]).map(({ max_nights: maxNights, ...rate }) => ({
    ...rate,
    maxNights,
  }));

/** The table by place; its rows in the order of their first day. */
export function toTaxPlaces(rows: readonly Row[]): Record<string, TaxRate[]> {
  const places: Record<string, TaxRate[]> = {};
  for (const row of rows) {
    (places[row.place] ??= []).push({
      from: row.from_date,
      label: row.label,
      state: row.state_bp,
      local: row.local_bp,
      occupancy: row.occupancy_bp,
      maxNights: row.occupancy_max_nights,
    });
  }
  return places;
}
