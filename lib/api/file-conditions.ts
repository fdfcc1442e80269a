import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { rangeKind } from './byte-range.ts';
import { HttpError } from './http-error.ts';

const BUILT = '/_next/static/';
const CONDITIONS = ['range', 'if-match', 'if-unmodified-since'] as const;
const OTHER_CONDITIONS = ['if-range', 'if-none-match', 'if-modified-since'] as const;

const CHANGED = 'The file is not the one that you expect.';
const SHORTER = 'The file is shorter than that.';

function fileOf(pathname: string): string {
  const [root, rest] = pathname.startsWith(BUILT)
    ? ['.next/static', pathname.slice(BUILT.length)]
    : ['public', pathname];
  return path.join(root, path.posix.normalize(`/${decodeURIComponent(rest)}`));
}

/** Files have a modification time but no ETag, so no `If-Match` tag matches. */
function isAsExpected(headers: IncomingHttpHeaders, file: Stats): boolean {
  const match = headers['if-match'];
  if (match !== undefined) return match.trim() === '*';
  const since = Date.parse(headers['if-unmodified-since'] ?? '');
  return Number.isNaN(since) || Math.floor(file.mtimeMs / 1000) * 1000 <= since;
}

/** The error for a request whose conditions fail, or null. Removes the headers that hold, so Next doesn't see them. */
async function settle({ url = '', headers }: IncomingMessage): Promise<HttpError | null> {
  const file = await stat(fileOf(url.split('?', 1)[0] ?? '')).catch(() => null);
  if (!file?.isFile()) return null;
  if (!isAsExpected(headers, file)) return new HttpError(412, 'precondition_failed', CHANGED);
  delete headers['if-match'];
  delete headers['if-unmodified-since'];
  const range = rangeKind(headers.range, file.size);
  const hasOthers = OTHER_CONDITIONS.some((name) => headers[name] !== undefined);
  if (range === 'unsatisfiable' && !hasOthers) {
    const said = { 'Content-Range': `bytes */${file.size}` };
    return new HttpError(416, 'out_of_range', SHORTER, said);
  }
  // RFC 9110 §14.2: a malformed range is ignored.
  if (range !== 'good') delete headers.range;
  return null;
}

/** Checks conditions on files itself, because Next answers 500 where they fail (RFC 9110 §13 and §14). */
export const checkFileConditions =
  (answer: (response: ServerResponse, error: HttpError) => void) =>
  (request: IncomingMessage, response: ServerResponse, pass: () => Promise<void>): boolean => {
    const { headers, method } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || !CONDITIONS.some((name) => headers[name] !== undefined)) return false;
    void settle(request).then((error) => (error ? answer(response, error) : pass()));
    return true;
  };
