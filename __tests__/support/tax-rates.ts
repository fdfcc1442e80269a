import type { TaxRate } from '@/lib/domain/values/tax-rate';

const rate = (label: string, occupancy: number): TaxRate[] => [
  { from: '2000-01-01', label, state: 700, local: 275, occupancy, maxNights: 30 },
];

/** The taxes that a new database has; a test of the database compares them. */
export const TAX_PLACES: Record<string, TaxRate[]> = {
  '*': rate('Gatlinburg', 300),
  gatlinburg: rate('Gatlinburg', 300),
  'pigeon forge': rate('Pigeon Forge', 250),
  sevierville: rate('Sevierville', 300),
  'wears valley': rate('Sevier County', 300),
};

/** Those of a town, as the database gives them to its cabins. */
export function taxesOf(city: string): TaxRate[] {
  const name = city.trim();
  const own = Object.hasOwn(TAX_PLACES, name.toLowerCase()) && TAX_PLACES[name.toLowerCase()];
  if (own) return own;
  return (TAX_PLACES['*'] ?? []).map((each) => ({
    ...each,
    label: name === '' ? each.label : `${name}, at ${each.label} rates`,
  }));
}

/** As the database keeps them with a cabin. */
export const taxRowsOf = (city: string) =>
  taxesOf(city).map(({ maxNights: max_nights, ...rate }) => ({ ...rate, max_nights }));
