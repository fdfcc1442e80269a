import type { Browser } from '@playwright/test';
import { openPhone, visit } from './phone.ts';

type Transfer = { url: string; kind: string; bytes: number; atMs: number };

export type Weight = { requests: number; bytes: number; fontBytes: number; repeatBytes: number };

const STAYS = new Set(['Script', 'Font']);

/** What a first visit transfers before the page's load event, and what of its scripts and fonts a later one does. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const { page, cdp, close } = await openPhone(browser);
  await cdp.send('Network.enable');
  const kinds = new Map<string, { kind: string; url: string; isCached: boolean }>();
  let transfers: Transfer[] = [];
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    kinds.set(requestId, { kind: type ?? 'Other', url: request.url, isCached: false });
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    const known = kinds.get(requestId);
    if (known) known.isCached = true;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const known = kinds.get(requestId);
    if (!known || known.url.startsWith('data:')) return;
    const bytes = known.isCached ? 0 : encodedDataLength;
    transfers.push({ url: known.url, kind: known.kind, bytes, atMs: timestamp * 1000 });
  });
  const loaded = new Promise<number>((resolve) => {
    cdp.on('Page.loadEventFired', ({ timestamp }) => resolve(timestamp * 1000));
  });
  await cdp.send('Page.enable');
  await visit(page, url);
  const loadMs = await loaded;
  const before = transfers.filter(({ atMs }) => atMs <= loadMs);
  const sum = (list: Transfer[]) => list.reduce((total, { bytes }) => total + bytes, 0);
  const fontBytes = sum(before.filter(({ kind }) => kind === 'Font'));

  const came = new Set(transfers.map((each) => each.url));
  async function visitAgain(): Promise<Transfer[]> {
    transfers = [];
    await page.goto('about:blank');
    await visit(page, url);
    return transfers.filter(({ kind }) => STAYS.has(kind));
  }
  const second = await visitAgain();
  // What a page fetches when it has nothing else to do may have come in the second visit only; then a third one tells.
  const isComplete = second.every((each) => came.has(each.url));
  const repeatBytes = sum(isComplete ? second : await visitAgain());
  await close();
  return { requests: before.length, bytes: sum(before), fontBytes, repeatBytes };
}
