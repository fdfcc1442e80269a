import 'server-only';
import { visitorAddress } from '@/lib/data/visitor-address';
import { networkOf } from '@/lib/domain/network';
import { serverEnv } from '@/lib/env/server';
import { Refusal } from './route';

const WINDOW_MS = 60_000;
const MOST_NETWORKS = 50_000;

type Counts = { started: number; byKey: Map<string, number> };
let counts: Counts = { started: 0, byKey: new Map() };

const TOO_MANY = 'That was a lot at once. Please wait a minute.';

/**
 * Counts a read that costs the database something. Unlike what a visitor writes, it is counted in this process: an
 * exact count would cost as much as most of the reads themselves.
 */
export function takeRead(request: Pick<Request, 'headers'>, purpose: string, now: number): boolean {
  const isOver = now - counts.started >= WINDOW_MS || counts.byKey.size >= MOST_NETWORKS;
  if (isOver) counts = { started: now, byKey: new Map() };
  const key = `${purpose}:${networkOf(visitorAddress(request))}`;
  const used = (counts.byKey.get(key) ?? 0) + 1;
  counts.byKey.set(key, used);
  return used <= serverEnv.READS_PER_MINUTE;
}

export const mayRead = (request: Pick<Request, 'headers'>, purpose: string): boolean =>
  takeRead(request, purpose, Date.now());

export function limitReads(request: Request, purpose: string): void {
  if (mayRead(request, purpose)) return;
  throw new Refusal(429, 'too_many_requests', TOO_MANY);
}
