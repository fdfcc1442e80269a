/** The taxes of a place for check-ins from a day on; rates in basis points. */
export type TaxRate = {
  /** The first check-in day, `YYYY-MM-DD`. */
  from: string;
  /** What the quote calls the place. */
  label: string;
  state: number;
  local: number;
  occupancy: number;
  /** Of a stay that pays the occupancy tax. */
  maxNights: number;
};
