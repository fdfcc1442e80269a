import { types, type PGliteInterface } from '@electric-sql/pglite';

// From here on a number means another type in every database.
const FIRST_OWN_TYPE = 16_384;

/**
 * For each statement the package copies all that it knows of reading values, 370 entries, which takes twice as long as
 * the rest of a short one. What it looks up behind them is not copied: there they go, as far as they are the same
 * for every database. Arrays of a project's own types would come as text (held by a test: nothing gives any).
 */
export function shareParsers(driver: Pick<PGliteInterface, 'parsers'>): void {
  const known = driver.parsers;
  const shared = Object.entries(known).filter(([type]) => Number(type) < FIRST_OWN_TYPE);
  Object.assign(types.parsers, Object.fromEntries(shared));
  driver.parsers = Object.create(types.parsers) as typeof known;
}
