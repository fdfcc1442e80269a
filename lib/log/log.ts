import process from 'node:process';
import { isOnDeno, logFormat } from '../env/log.ts';
import { redact } from './redact.ts';
import { currentRequestId } from './request-context.ts';

export type LogLevel = 'info' | 'warn' | 'error';
type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

const MAX_CHARACTERS = 500;
const FRAMES = 6;
const CAUSES = 3;

const shorten = (text: string) =>
  redact(text.slice(0, 4 * MAX_CHARACTERS)).slice(0, MAX_CHARACTERS);

// The first lines of a stack repeat the message, which is told apart and redacted.
const framesOf = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES)
    .map((line) => line.trim());

function describe(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) {
    const message = (error as { message?: unknown } | null)?.message;
    return { message: shorten(typeof message === 'string' ? message : String(error)) };
  }
  return {
    name: error.name,
    message: shorten(error.message),
    ...(depth === 0 && { stack: framesOf(error) }),
    ...(error.cause !== undefined && depth < CAUSES && { cause: describe(error.cause, depth + 1) }),
  };
}

function writeJson(level: LogLevel, event: string, fields: LogFields, error?: unknown): void {
  const safe = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? shorten(value) : value,
  ]);
  const line = {
    time: new Date().toISOString(),
    level,
    event: shorten(event),
    request_id: currentRequestId() ?? undefined,
    ...(Object.fromEntries(safe) as LogFields),
    ...(error !== undefined && { error: describe(error) }),
  };
  // Hosted functions show what the console is given; their standard output leads nowhere.
  if (isOnDeno()) console[level](JSON.stringify(line));
  else process.stdout.write(`${JSON.stringify(line)}\n`);
}

function writeText(level: LogLevel, event: string, fields: LogFields, error?: unknown): void {
  const pairs = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`);
  const text = [event, ...pairs].join(' ');
  const parts = error === undefined ? [text] : [text, error];
  // In a terminal only warnings and errors are shown.
  if (level === 'error') console.error(...parts);
  if (level === 'warn') console.warn(...parts);
}

/**
 * One line of the log. Fields are routes, counts and codes, never what a visitor typed; what slips into a message is
 * taken out before it is written.
 */
export function log(level: LogLevel, event: string, fields: LogFields = {}): void {
  (logFormat() === 'json' ? writeJson : writeText)(level, event, fields);
}

export function logError(event: string, error: unknown, fields: LogFields = {}): void {
  (logFormat() === 'json' ? writeJson : writeText)('error', event, fields, error);
}
