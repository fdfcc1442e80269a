import { format } from 'node:util';
import { log, logError, type LogLevel } from './log.ts';

const LEVELS = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

function write(level: LogLevel, values: unknown[]): void {
  const error = values.find((value) => value instanceof Error);
  const event = format(...values.filter((value) => value !== error)).trim();
  if (error && level === 'error') logError(event || 'error', error);
  else log(level, event);
}

/** What libraries print becomes lines of the log like any other: redacted, one JSON object each. */
export function installJsonConsole(): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (...values: unknown[]) => write(level, values);
  }
}
