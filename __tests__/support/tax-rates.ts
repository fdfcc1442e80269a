import type { TaxRate } from '@/lib/domain/pricing/tax-rate';

const rate = (place: string, label: string, occupancy: number): TaxRate => ({
  ...{ place, from: '2000-01-01', label, state: 700, local: 275, occupancy, nights: 30 },
});

/** The taxes that a new database has; a test of the database compares them. */
export const TAX_RATES: readonly TaxRate[] = [
  rate('*', 'Gatlinburg', 300),
  rate('gatlinburg', 'Gatlinburg', 300),
  rate('pigeon forge', 'Pigeon Forge', 250),
  rate('sevierville', 'Sevierville', 300),
  rate('wears valley', 'Sevier County', 300),
];
