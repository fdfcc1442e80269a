import process from 'node:process';
import { styleText } from 'node:util';
import {
  isLogged,
  isOnDeno,
  LOG_LEVELS,
  logFormat,
  showsStacks,
  type LogLevel,
} from '../env/log.ts';
import { describeError, type ErrorDescription } from './describe-error.ts';
import { isPersonalField } from './redact.ts';
import { currentCall, currentRequestId } from './request-context.ts';
import { shorten } from './shorten.ts';

type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Entry = {
  time: string;
  level: LogLevel;
  event: string;
  request_id?: string;
  error?: ErrorDescription;
  [field: string]: unknown;
};

const safeFields = (fields: LogFields): LogFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (isPersonalField(name) && value !== null && value !== undefined) return [name, '[text]'];
      return [name, typeof value === 'string' ? shorten(value) : value];
    }),
  );

const toEntry = (level: LogLevel, event: string, fields: LogFields, error?: unknown): Entry => ({
  time: new Date().toISOString(),
  level,
  event: shorten(event),
  request_id: currentRequestId() ?? undefined,
  call: currentCall(),
  ...safeFields(fields),
  ...(error !== undefined && { error: describeError(error) }),
});

/** Removes control characters, which terminals obey, and characters that change the text direction. */
export const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');

function titleOf({ name, code, message, cause }: ErrorDescription): string {
  const title = [name, code && `[${code}]`].filter(Boolean).join(' ');
  const own = title ? `${title}: ${message}` : message;
  return cause ? `${own} (cause: ${titleOf(cause)})` : own;
}

const stacksOf = ({ stack = [], cause }: ErrorDescription): string[] => [
  ...stack,
  ...(cause ? stacksOf(cause) : []),
];

/** A human-readable line, e.g. "17:45:12 request POST /api/quote 200 12 ms". */
function textLine(entry: Entry): string {
  const { time, level, event, job, method, route, status, ms, error, ...others } = entry;
  delete others.request_id;
  const shown = [
    event,
    job,
    method,
    route,
    status,
    ms === undefined ? ms : `${ms as number} ms`,
    ...Object.entries(others).map(([name, value]) => value !== undefined && `${name}=${value}`),
  ];
  const text = shown.filter((part) => part !== undefined && part !== false).join(' ');
  const stream = level === 'error' || level === 'warn' ? process.stderr : process.stdout;
  const paint = (color: 'dim' | 'red' | 'yellow', part: string) =>
    stream.isTTY ? styleText(color, part) : part;
  const first = [
    paint('dim', new Date(time).toTimeString().slice(0, 8)),
    level === 'error' && paint('red', level),
    level === 'warn' && paint('yellow', level),
    printable(error ? `${text}: ${titleOf(error)}` : text),
  ];
  const stacks = error && showsStacks() ? stacksOf(error) : [];
  const rest = stacks.map((frame) => `    ${printable(frame)}`);
  return [first.filter(Boolean).join(' '), ...rest].join('\n');
}

function write(entry: Entry): void {
  if (!isLogged(entry.level)) return;
  if (logFormat() === 'text') console[entry.level](textLine(entry));
  // The hosted runtime shows only console output; standard output is lost.
  else if (isOnDeno()) console[entry.level](JSON.stringify(entry));
  else process.stdout.write(`${JSON.stringify(entry)}\n`);
}

/** Writes a log line. Fields are routes, counts and codes, never user input; personal data in a message is redacted. */
export function log(level: LogLevel, event: string, fields: LogFields = {}): void {
  write(toEntry(level, event, fields));
}

export function logError(event: string, error: unknown, fields: LogFields = {}): void {
  write(toEntry('error', event, fields, error));
}

const isEntry = (value: Partial<Entry> | null): value is Entry =>
  LOG_LEVELS.some((level) => level === value?.level) && typeof value?.event === 'string';

/** Writes another process's log line in this process's format. Returns false for any other line. */
export function relayLine(line: string): boolean {
  if (!line.startsWith('{"time":"')) return false;
  try {
    const value = JSON.parse(line) as Partial<Entry> | null;
    if (!isEntry(value)) return false;
    write({ ...value, event: shorten(value.event) });
    return true;
  } catch {
    return false;
  }
}

/** The line that `logError` would write, for callers that print errors themselves. */
export function errorLine(event: string, error: unknown): string {
  const entry = toEntry('error', event, {}, error);
  return logFormat() === 'json' ? JSON.stringify(entry) : textLine(entry);
}
