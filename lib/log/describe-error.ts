import { shorten } from './shorten.ts';

export type ErrorDescription = {
  name?: string;
  code?: string;
  constraint?: string;
  message: string;
  stack?: string[];
  cause?: ErrorDescription;
};

const FRAMES = 6;
const CAUSES = 3;
const PLAIN_NAME = /^[A-Za-z_][\w.]{0,62}$/;
const PLAIN_CODE = /^[A-Za-z0-9_]{2,40}$/;

// The first lines of a stack repeat the message, which is logged separately and redacted.
const framesOf = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES)
    .map((line) => line.trim());

const plain = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

/**
 * Class, SQLSTATE, constraint, message, location and causes. A database driver's error also has the statement, its
 * parameters and the row; none of that is read.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  const { message, code, constraint } = (error ?? {}) as Record<string, unknown>;
  const known = { code: plain(code, PLAIN_CODE), constraint: plain(constraint, PLAIN_NAME) };
  if (!(error instanceof Error)) {
    const isText = typeof error !== 'object' || error === null;
    const text = isText ? String(error) : 'a value that is no error';
    return { ...known, message: shorten(typeof message === 'string' ? message : text) };
  }
  return {
    name: plain(error.name, PLAIN_NAME) ?? 'Error',
    ...known,
    message: shorten(error.message),
    ...(depth === 0 && { stack: framesOf(error) }),
    ...(error.cause !== undefined &&
      depth < CAUSES && { cause: describeError(error.cause, depth + 1) }),
  };
}
