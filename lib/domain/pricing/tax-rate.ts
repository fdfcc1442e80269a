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
