import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { acceptsEncoding } from '../lib/api/request-headers.ts';
import { eachSecurityHeader } from '../lib/csp/security-headers.ts';
import type { Guard } from './guards.ts';

type Settings = { folder: string };
type StaticFile = { body: Buffer; headers: Record<string, string> };

const MAX_BYTES = 16 * 1024 * 1024;
const FILE = /^\/_next\/static\/((?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.(js|css))$/;
const TYPES: Record<string, string> = {
  js: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
};
// The best compression, because each file is compressed once.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const toBrotli = promisify<Buffer, typeof BROTLI, Buffer>(brotliCompress);
const CONDITIONS = [
  'range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
];

async function compress(file: string, type = ''): Promise<StaticFile> {
  const [text, { size, mtime }] = await Promise.all([readFile(file), stat(file)]);
  const headers = {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Last-Modified': mtime.toUTCString(),
    // Next's own ETag, so that Next can answer conditional requests.
    ETag: `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
    'Content-Type': TYPES[type] ?? '',
    'Content-Encoding': 'br',
    Vary: 'Accept-Encoding',
  };
  return { body: await toBrotli(text, BROTLI), headers };
}

/**
 * Scripts and styles of the build at best compression; Next compresses each response again, a seventh larger. Nobody
 * waits for it: Next serves a file until it is compressed.
 */
export function createStaticFiles({ folder }: Settings): Guard {
  const known = new LRUCache<string, StaticFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length,
  });
  const asked = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  // One at a time, beside the requests.
  function prepare(name: string, type: string | undefined): void {
    if (asked.has(name)) return;
    asked.add(name);
    last = last
      .then(() => compress(path.join(folder, name), type))
      .then((file) => known.set(name, file))
      .catch(() => undefined) // The file doesn't exist; Next says so.
      .finally(() => asked.delete(name));
  }

  return ({ url = '', method, headers: sent }, response) => {
    const [, name, type] = FILE.exec(url) ?? [];
    const isRead = method === 'GET' || method === 'HEAD';
    if (!name || !isRead || CONDITIONS.some((each) => sent[each] !== undefined)) return false;
    if (!acceptsEncoding(sent['accept-encoding']?.toString(), 'br')) return false;
    const file = known.get(name);
    if (!file) {
      prepare(name, type);
      return false;
    }
    eachSecurityHeader(url, (header, value) => response.setHeader(header, value));
    response.writeHead(200, { ...file.headers, 'Content-Length': file.body.length });
    response.end(method === 'HEAD' ? undefined : file.body);
    return true;
  };
}
