/** The taxes of a place for check-ins from a day on; rates in basis points. */
export type TaxRate = {
  /** The town in lower case, or `*` for every other one. */
  place: string;
  /** The first check-in day, `YYYY-MM-DD`. */
  from: string;
  /** What the quote calls the place. */
  label: string;
  state: number;
  local: number;
  occupancy: number;
  /** The longest stay that pays the occupancy tax. */
  nights: number;
};

const KINDS = {
  place: 'string',
  from: 'string',
  label: 'string',
  state: 'number',
  local: 'number',
  occupancy: 'number',
  nights: 'number',
} satisfies Record<keyof TaxRate, string>;

const isTaxRate = (rate: unknown): rate is TaxRate =>
  typeof rate === 'object' &&
  rate !== null &&
  Object.entries(KINDS).every(([key, kind]) => typeof Reflect.get(rate, key) === kind);

/** Null unless all of them can be read: with fewer a sum would be too low. */
export const parseTaxRates = (rates: unknown): readonly TaxRate[] | null =>
  Array.isArray(rates) && rates.length > 0 && rates.every(isTaxRate) ? rates : null;
