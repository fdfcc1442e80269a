import process from 'node:process';
import { isOnDeno, logFormat } from '../env/log.ts';
import { describeError, type ErrorDescription } from './describe-error.ts';
import { isPersonalField, redact } from './redact.ts';
import { currentCall, currentRequestId } from './request-context.ts';
import { shorten } from './shorten.ts';

export type LogLevel = 'info' | 'warn' | 'error';
type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Write = (level: LogLevel, event: string, fields: LogFields, error?: unknown) => void;

const safeFields = (fields: LogFields): LogFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (isPersonalField(name) && value !== null && value !== undefined) return [name, '[text]'];
      return [name, typeof value === 'string' ? shorten(value) : value];
    }),
  );

function jsonLine(...[level, event, fields, error]: Parameters<Write>): string {
  return JSON.stringify({
    time: new Date().toISOString(),
    level,
    event: shorten(event),
    request_id: currentRequestId() ?? undefined,
    call: currentCall(),
    ...safeFields(fields),
    ...(error !== undefined && { error: describeError(error) }),
  });
}

const writeJson: Write = (...line) => {
  // Hosted functions show what the console is given; their standard output leads nowhere.
  if (isOnDeno()) console[line[0]](jsonLine(...line));
  else process.stdout.write(`${jsonLine(...line)}\n`);
};

function linesOf(error: ErrorDescription): string[] {
  const { name, code, message, stack = [], cause } = error;
  const title = [name, code && `[${code}]`].filter(Boolean).join(' ');
  const causes = cause ? linesOf(cause).map((line) => `  cause: ${line}`) : [];
  return [
    title ? `${title}: ${message}` : message,
    ...stack.map((frame) => `    ${frame}`),
    ...causes,
  ];
}

function textLines(...[, event, fields, error]: Parameters<Write>): string {
  const named = { call: currentCall(), ...safeFields(fields) };
  const pairs = Object.entries(named)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`);
  const first = [redact(event), ...pairs].join(' ');
  return error === undefined ? first : [first, ...linesOf(describeError(error))].join('\n');
}

const writeText: Write = (...line) => {
  // In a terminal only warnings and errors are shown.
  if (line[0] === 'error') console.error(textLines(...line));
  if (line[0] === 'warn') console.warn(textLines(...line));
};

const write: Write = (...line) => (logFormat() === 'json' ? writeJson : writeText)(...line);

/**
 * One line of the log. Fields are routes, counts and codes, never what a visitor typed; what slips into a message is
 * taken out before it is written.
 */
export function log(level: LogLevel, event: string, fields: LogFields = {}): void {
  write(level, event, fields);
}

export function logError(event: string, error: unknown, fields: LogFields = {}): void {
  write('error', event, fields, error);
}

/** The line that `logError` would write, for who prints errors himself. */
export const errorLine = (event: string, error: unknown): string =>
  (logFormat() === 'json' ? jsonLine : textLines)('error', event, {}, error);
