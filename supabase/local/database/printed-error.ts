import { inspect } from 'node:util';
import { errorLine } from '../../../lib/log/log.ts';

/**
 * The package prints the error of each refused call, and a driver's error shows its statement, parameters and row. This
 * error prints as a log line, but is unchanged for the caller.
 */
export function printedAsLine(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  Object.defineProperty(error, inspect.custom, {
    value: () => errorLine('a database call failed', error),
    configurable: true,
  });
  return error;
}
