import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { networkOf } from '../lib/domain/network/ip-prefix.ts';
import {
  isPictureAddress,
  parsePictureAddress,
  type PictureRules,
} from '../lib/domain/values/parse-picture-address.ts';
import { CLOSED_POLICY } from '../lib/csp/policy.ts';
import { Allowance } from './allowance.ts';
import { clientIp } from './client-ip.ts';
import { FairQueue } from './fair-queue.ts';
import type { Guard, Pass } from './guard.ts';

// One core stays free for everything else.
const MAX_CONVERSIONS = Math.max(1, Math.min(2, availableParallelism() - 1));
const MAX_WAITING = 500;
// What stands on a page is shown unconverted rather than late.
const MAX_WAIT_MS = 3000;
// The pictures of some pages at once, then one each second: each is converted only once.
const MISSES = { burst: 150, perSecond: 1 };
const MAX_REMEMBERED = 50_000;
const RETRY_AFTER_S = 10;
const OUTCOME = 'x-nextjs-cache';
const FORMATS = ['image/avif', 'image/webp'];

type Settings = {
  rules: PictureRules;
  files: ReadonlySet<string>;
  maxConversions?: number;
  maxWaiting?: number;
  maxWaitMs?: number;
  misses?: { burst: number; perSecond: number };
  now?: () => number;
};

type Wanted = {
  src: string;
  key: string;
  network: string;
  response: ServerResponse;
  pass: Pass;
  timer?: NodeJS.Timeout;
};

/** Every picture is asked for in one of three ways, whatever a browser's own list looks like. */
function settleFormat(request: IncomingMessage): string {
  const accept = request.headers.accept ?? '';
  const format = FORMATS.find((type) => accept.includes(type)) ?? '*/*';
  request.headers.accept = format;
  return format;
}

function answer(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  text = '',
): void {
  if (response.headersSent || response.destroyed) return;
  const type = text && { 'Content-Type': 'text/plain;charset=UTF-8' };
  response.writeHead(status, { 'Cache-Control': 'no-store', ...type, ...headers }).end(text);
}

/** The site's own files are small enough to be shown as they are; others have to be asked for later. */
function turnAway({ src, response }: Wanted, status: number, retryAfter: number): void {
  if (!src.startsWith('/')) answer(response, status, { 'Retry-After': `${retryAfter}` });
  else answer(response, 307, { Location: encodeURIComponent(src).replaceAll('%2F', '/') });
}

/** Lets only pictures of the site through to Next, and what it has to convert first only a few at a time. */
export function createPictureGuard(settings: Settings): Guard {
  const { rules, files, maxWaitMs = MAX_WAIT_MS, now = Date.now } = settings;
  const queue = new FairQueue({
    maxRunning: settings.maxConversions ?? MAX_CONVERSIONS,
    maxWaiting: settings.maxWaiting ?? MAX_WAITING,
  });
  const allowance = new Allowance(settings.misses ?? MISSES);
  const made = new Set<string>();
  const underway = new Map<string, Promise<void>>();

  function remember(key: string): void {
    if (made.size >= MAX_REMEMBERED) made.clear();
    made.add(key);
  }

  /** What Next has in its cache may be evicted, or not have been written at all. */
  async function passMade({ key, response, pass, timer }: Wanted): Promise<void> {
    clearTimeout(timer);
    await pass();
    if (response.getHeader(OUTCOME) === 'MISS') made.delete(key);
  }

  function convert(wanted: Wanted): void {
    const { key, network, response, pass } = wanted;
    const done = Promise.withResolvers<void>();
    underway.set(key, done.promise);
    function end(wasFree: boolean): void {
      if (wasFree) allowance.giveBack(network, now());
      underway.delete(key);
      done.resolve();
    }
    const remove = queue.add(network, async () => {
      clearTimeout(wanted.timer);
      response.off('close', leave);
      // Next goes on with a conversion whose reader has left: its place is free when it is done.
      await pass();
      const outcome = response.getHeader(OUTCOME);
      if (outcome !== undefined) remember(key);
      end(outcome === 'HIT' || outcome === 'STALE');
    });
    function leave(): void {
      remove?.();
      end(true);
    }
    response.once('close', leave);
    if (!remove) turnAway(wanted, 503, RETRY_AFTER_S);
  }

  function admit(wanted: Wanted): void {
    const { key, network, response } = wanted;
    if (response.writableEnded || response.destroyed) return;
    if (made.has(key)) return void passMade(wanted);
    const other = underway.get(key);
    if (other) return void other.then(() => admit(wanted));
    const seconds = allowance.take(network, now());
    if (seconds > 0) turnAway(wanted, 429, seconds);
    else convert(wanted);
  }

  return function guardPicture(request, response, pass) {
    const address = request.url ?? '';
    if (!isPictureAddress(address)) return false;
    const picture = parsePictureAddress(address, rules);
    if (!picture || (picture.src.startsWith('/') && !files.has(picture.src))) {
      answer(response, 400, { 'Content-Security-Policy': CLOSED_POLICY }, 'No such picture.');
    } else {
      const { src } = picture;
      const key = `${settleFormat(request)} ${address}`;
      const wanted: Wanted = { src, key, network: networkOf(clientIp(request)), response, pass };
      wanted.timer = setTimeout(() => turnAway(wanted, 503, RETRY_AFTER_S), maxWaitMs);
      response.once('close', () => clearTimeout(wanted.timer));
      admit(wanted);
    }
    return true;
  };
}
