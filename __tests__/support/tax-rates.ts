import type { TaxLine, TaxRate } from '@/lib/domain/pricing/tax-rate';

/** The example shop's taxes: state, county and lodging, in basis points. */
export const taxLines = (
  state: number,
  local: number,
  occupancy: number,
  nights = 30,
): TaxLine[] => [
  { code: 'state_tax', name: 'State sales tax', rate: state },
  { code: 'local_tax', name: 'County/local tax', rate: local },
  { code: 'occupancy_tax', name: 'Occupancy tax ({place})', rate: occupancy, nights },
];

const rate = (place: string, label: string, occupancy: number): TaxRate => ({
  place,
  from: '2000-01-01',
  label,
  lines: taxLines(700, 275, occupancy),
});

/** The taxes of a new database; a database test compares them. */
export const TAX_RATES: readonly TaxRate[] = [
  rate('*', 'Gatlinburg', 300),
  rate('gatlinburg', 'Gatlinburg', 300),
  rate('pigeon forge', 'Pigeon Forge', 250),
  rate('sevierville', 'Sevierville', 300),
  rate('wears valley', 'Sevier County', 300),
];
