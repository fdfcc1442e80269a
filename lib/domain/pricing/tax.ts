import { percentOfCents } from '../values/money.ts';

export type TaxBreakdown = {
  stateCents: number;
  localCents: number;
  occupancyCents: number;
  occupancyApplies: boolean;
  totalRate: number;
  totalCents: number;
  city: string;
};

type CityTax = { label: string; occupancy: number };

const GATLINBURG: CityTax = { label: 'Gatlinburg', occupancy: 300 };

/** Rates in basis points, checked on the date given; they change by ordinance, so re-check yearly. */
const TAX_RATES = {
  checkedOn: '2026-11-20',
  state: 700,
  local: 275,
  occupancyMaxNights: 30,
  cities: new Map<string, CityTax>([
    ['gatlinburg', GATLINBURG],
    ['pigeon forge', { label: 'Pigeon Forge', occupancy: 250 }],
    ['sevierville', { label: 'Sevierville', occupancy: 300 }],
    // Unincorporated: the county's lodging tax, which equals Gatlinburg's rate.
    ['wears valley', { label: 'Sevier County', occupancy: GATLINBURG.occupancy }],
  ]),
} as const;

const linesOf = (city: CityTax, nights: number) => [
  TAX_RATES.state,
  TAX_RATES.local,
  nights <= TAX_RATES.occupancyMaxNights ? city.occupancy : 0,
];

/** The tax lines of a stay in basis points by lower-case city name, `*` for the rest; the search orders by them. */
export function taxRatesByCity(nights: number): Record<string, number[]> {
  const cities = [...TAX_RATES.cities].map(([name, city]) => [name, linesOf(city, nights)]);
  return { ...Object.fromEntries(cities), '*': linesOf(GATLINBURG, nights) };
}

function taxOf(name: string): CityTax {
  const known = TAX_RATES.cities.get(name.toLowerCase());
  if (known) return known;
  return name === ''
    ? GATLINBURG
    : { ...GATLINBURG, label: `${name}, at ${GATLINBURG.label} rates` };
}

/**
 * Taxes in cents on `taxableCents` (discounted nights + cleaning fee, ≥ 0), each line rounded half up by itself
 * so that the shown lines re-add (product §9.1). `totalRate` is a percent. Unknown cities use Gatlinburg's rates
 * and say so in `city`.
 */
export function taxForStay(input: {
  city: string;
  nights: number;
  taxableCents: number;
}): TaxBreakdown {
  const { nights, taxableCents } = input;
  const city = taxOf(input.city.trim());
  const rates = linesOf(city, nights);
  const [stateCents = 0, localCents = 0, occupancyCents = 0] = rates.map((rate) =>
    percentOfCents(taxableCents, rate / 100),
  );
  return {
    stateCents,
    localCents,
    occupancyCents,
    occupancyApplies: nights <= TAX_RATES.occupancyMaxNights,
    totalRate: rates.reduce((sum, rate) => sum + rate, 0) / 100,
    totalCents: stateCents + localCents + occupancyCents,
    city: city.label,
  };
}
