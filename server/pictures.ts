import type { ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import { Admission } from '../lib/api/admission.ts';
import { HttpError } from '../lib/api/http-error.ts';
import { WindowCounts } from '../lib/api/window-counts.ts';
import { networkOf } from '../lib/domain/network/ip-prefix.ts';
import * as address from '../lib/domain/values/parse-picture-url.ts';
import { CONVERSIONS } from '../lib/http/rate-limits.ts';
import { clientIp, type Guard } from './guards.ts';
import { sendError } from './site-response.ts';

// One core stays free for everything else. Visitors who would wait longer get the unconverted picture.
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const BOUNDS = { atOnce, waiting: 500, waitMs: 3000 };
const FORMATS = ['image/avif', 'image/webp'];
const UNKNOWN = new HttpError(400, 'invalid_request', 'No such picture.');

/** The site's own files are small enough to be served unconverted; for others the browser must retry. */
function turnAway(response: ServerResponse, src: string): true {
  const Location = encodeURIComponent(src).replaceAll('%2F', '/');
  const [status, headers] = src.startsWith('/')
    ? [307, { Location }]
    : [503, { 'Retry-After': '10' }];
  return sendError(response, new HttpError(status, 'unavailable', CONVERSIONS.message, headers));
}

/** Refuses every URL of a picture but the canonical one, and limits concurrent conversions by Next. */
export function createPictureGuard(rules: address.PictureRules, bounds = BOUNDS): Guard {
  const queue = new Admission(bounds);
  const asked = new WindowCounts(CONVERSIONS.seconds * 1000);
  const converted = new LRUCache<string, true>({ max: 50_000 });

  return (request, response, pass) => {
    const { url = '', headers } = request;
    if (!address.isPictureUrl(url)) return false;
    const picture = address.parsePictureUrl(url, rules);
    if (!picture) return sendError(response, UNKNOWN);
    const { src } = picture;
    // Normalizes Accept to one of three values, whatever list a browser sends.
    headers.accept = FORMATS.find((type) => headers.accept?.includes(type)) ?? '*/*';
    const key = `${headers.accept} ${url}`;
    // Next continues a conversion whose reader has left, and may evict the result.
    const convert = async () => {
      if (!response.destroyed) await pass();
      const outcome = response.getHeader('x-nextjs-cache');
      if (outcome === 'MISS' && converted.has(key)) converted.delete(key);
      else if (outcome !== undefined) converted.set(key, true);
    };
    const used = converted.has(key) ? 0 : asked.count(networkOf(clientIp(request)), Date.now());
    if (used > CONVERSIONS.most) return turnAway(response, src);
    // Networks with fewer requests come first.
    const done = used === 0 ? convert() : queue.admit(convert, -used);
    void done.then((result) => result === null && turnAway(response, src));
    return true;
  };
}
