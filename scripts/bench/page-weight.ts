import type { Browser } from '@playwright/test';
import { openPhone, visit } from './phone.ts';

type Transfer = { url: string; kind: string; bytes: number; atMs: number };

export type Weight = { requests: number; bytes: number; fontBytes: number; repeatBytes: number };

const STAYS = new Set(['Script', 'Font']);

/** What a first visit transfers before the page's load event, and what a second one does of the scripts and fonts it got. */
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

  // What a page fetches when it has nothing else to do may come in the second visit only.
  const came = new Set(transfers.map((each) => each.url));
  transfers = [];
  await page.goto('about:blank');
  await visit(page, url);
  const repeated = transfers.filter((each) => STAYS.has(each.kind) && came.has(each.url));
  const repeatBytes = sum(repeated);
  await close();
  return { requests: before.length, bytes: sum(before), fontBytes, repeatBytes };
}
