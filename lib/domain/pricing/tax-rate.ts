/** The taxes with their own field in a quote's breakdown; any other tax counts as local there. */
export const TAX_CODES = ['state_tax', 'local_tax', 'occupancy_tax'] as const;
export type TaxCode = (typeof TAX_CODES)[number];

/** The most taxes a place can have; the database has the same limit. */
export const MAX_TAX_LINES = 12;

/** One tax under the host's name: either a percentage of nights and cleaning, or an amount per night. */
export type TaxLine = {
  /** `{place}` stands for the place's label. */
  name: string;
  code?: TaxCode;
  /** In basis points. */
  rate?: number;
  /** In cents per night. */
  cents?: number;
  /** The longest taxed stay, in nights. */
  nights?: number;
};

/** The taxes of a place for check-ins from a given day on. */
export type TaxRate = {
  /** The town in lower case, or `*` for all others. */
  place: string;
  /** The first check-in day, `YYYY-MM-DD`. */
  from: string;
  /** The place's name in the quote. */
  label: string;
  lines: readonly TaxLine[];
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

const isTaxLine = (line: unknown): line is TaxLine => {
  if (!isObject(line) || typeof line.name !== 'string') return false;
  const { code, rate, cents, nights } = line;
  return (
    (code === undefined || TAX_CODES.some((known) => known === code)) &&
    (rate === undefined) !== (cents === undefined) &&
    isCount(rate ?? cents) &&
    (nights === undefined || isCount(nights))
  );
};

const isTaxRate = (rate: unknown): rate is TaxRate =>
  isObject(rate) &&
  [rate.place, rate.from, rate.label].every((text) => typeof text === 'string') &&
  Array.isArray(rate.lines) &&
  rate.lines.every(isTaxLine);

/** Null unless every rate and line is valid, because a total without one of them would be too low. */
export const parseTaxRates = (rates: unknown): readonly TaxRate[] | null =>
  Array.isArray(rates) && rates.length > 0 && rates.every(isTaxRate) ? rates : null;
