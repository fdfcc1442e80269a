import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { rangeKind } from './byte-range.ts';
import { answer } from './answer.ts';
import type { Guard, Pass } from './guard.ts';

const BUILT = '/_next/static/';
const CONDITIONS = ['range', 'if-match', 'if-unmodified-since'] as const;
const OTHER_CONDITIONS = ['if-range', 'if-none-match', 'if-modified-since'] as const;

/** Where Next would find the file of an address. */
function fileOf(pathname: string): string {
  const [root, rest] = pathname.startsWith(BUILT)
    ? ['.next/static', pathname.slice(BUILT.length)]
    : ['public', pathname];
  return path.join(root, path.posix.normalize(`/${decodeURIComponent(rest)}`));
}

/** Files have a time of change and no tag, so no tag that a visitor names is theirs. */
function isAsExpected({ headers }: IncomingMessage, file: Stats): boolean {
  const match = headers['if-match'];
  if (match !== undefined) return match.trim() === '*';
  const since = Date.parse(headers['if-unmodified-since'] ?? '');
  return Number.isNaN(since) || Math.floor(file.mtimeMs / 1000) * 1000 <= since;
}

async function check(request: IncomingMessage, response: ServerResponse, pass: Pass) {
  const { headers } = request;
  const [pathname = ''] = (request.url ?? '').split('?', 1);
  const file = await stat(fileOf(pathname)).catch(() => null);
  if (!file?.isFile()) return pass();
  if (!isAsExpected(request, file)) {
    const message = 'The file is not the one that you expect.';
    return answer(request, response, 412, { code: 'precondition_failed', message });
  }
  delete headers['if-match'];
  delete headers['if-unmodified-since'];
  const range = rangeKind(headers.range, file.size);
  const hasOthers = OTHER_CONDITIONS.some((name) => headers[name] !== undefined);
  if (range === 'unsatisfiable' && !hasOthers) {
    const message = 'The file is shorter than that.';
    const said = { 'Content-Range': `bytes */${file.size}` };
    return answer(request, response, 416, { code: 'out_of_range', message, headers: said });
  }
  // A server may leave a range unheeded; a malformed one it must.
  if (range !== 'good') delete headers.range;
  return pass();
}

/** Next answers 500 where a file is asked for under conditions that do not hold. */
export const checkFileConditions: Guard = (request, response, pass) => {
  const { headers, method } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || !CONDITIONS.some((name) => headers[name] !== undefined)) return false;
  void check(request, response, pass);
  return true;
};
