import type { TestContext } from 'node:test';
import { database } from './backend.ts';

/**
 * Stops `Date` at an instant until the test ends. PGlite reads the same `Date`, and Postgres reports statistics by an
 * alarm 10 s ahead, which after a far instant would fire every millisecond once time is restored. An immediate report
 * clears it.
 */
export function stopClock(t: TestContext, now: number | Date | string): void {
  t.mock.timers.enable({ apis: ['Date'], now: new Date(now) });
  t.after(async () => {
    t.mock.timers.reset();
    await database.query('select pg_stat_force_next_flush()');
  });
}
