/** The kinds that a quote's breakdown names by themselves; any other tax counts as local there. */
export const TAX_CODES = ['state_tax', 'local_tax', 'occupancy_tax'] as const;
export type TaxCode = (typeof TAX_CODES)[number];

/** Of a place; the database says the same. */
export const MAX_TAX_LINES = 12;

/** One tax, under the host's own name. Either a part of nights and cleaning, or an amount for each night. */
export type TaxLine = {
  /** `{place}` stands for the label of the place. */
  name: string;
  code?: TaxCode;
  /** In basis points. */
  rate?: number;
  /** In cents, for each night of the stay. */
  cents?: number;
  /** The longest stay that pays it. */
  nights?: number;
};

/** The taxes of a place for check-ins from a day on. */
export type TaxRate = {
  /** The town in lower case, or `*` for every other one. */
  place: string;
  /** The first check-in day, `YYYY-MM-DD`. */
  from: string;
  /** What the quote calls the place. */
  label: string;
  lines: readonly TaxLine[];
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
