import 'server-only';
import { visitorAddress } from '@/lib/data/visitor-address';
import { networkOf } from '@/lib/domain/network';
import { serverEnv } from '@/lib/env/server';
import { Refusal } from './route';
import { WindowCounts } from './window-counts';

const counts = new WindowCounts(60_000);

const TOO_MANY = 'That was a lot at once. Please wait a minute.';

/**
 * Counts a read that costs the database something. Unlike what a visitor writes, it is counted in this process: an
 * exact count would cost as much as most of the reads themselves.
 */
export function takeRead(request: Pick<Request, 'headers'>, purpose: string, now: number): boolean {
  const key = `${purpose}:${networkOf(visitorAddress(request))}`;
  return counts.take(key, serverEnv.READS_PER_MINUTE, now);
}

export const mayRead = (request: Pick<Request, 'headers'>, purpose: string): boolean =>
  takeRead(request, purpose, Date.now());

export function limitReads(request: Request, purpose: string): void {
  if (mayRead(request, purpose)) return;
  throw new Refusal(429, 'too_many_requests', TOO_MANY);
}
