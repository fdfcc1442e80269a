import type { Browser, CDPSession } from '@playwright/test';
import { openPhone, visit } from './phone.ts';

type Transfer = { url: string; kind: string; bytes: number; atMs: number };

export type Weight = { requests: number; bytes: number; fontBytes: number; repeatBytes: number };

const STAYS = new Set(['Script', 'Font']);

/** Records network transfers in order of arrival. */
async function watchTransfers(cdp: CDPSession): Promise<{ take: () => Transfer[] }> {
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
  const take = () => {
    const taken = transfers;
    transfers = [];
    return taken;
  };
  return { take };
}

const sum = (list: Transfer[]) => list.reduce((total, { bytes }) => total + bytes, 0);

/** Transfers of a first visit before the load event, and of its scripts and fonts in a later visit. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const { page, cdp, close } = await openPhone(browser);
  const watched = await watchTransfers(cdp);
  const loaded = new Promise<number>((resolve) => {
    cdp.on('Page.loadEventFired', ({ timestamp }) => resolve(timestamp * 1000));
  });
  await cdp.send('Page.enable');
  await visit(page, url);
  const loadMs = await loaded;
  const first = watched.take();
  const before = first.filter(({ atMs }) => atMs <= loadMs);
  const fontBytes = sum(before.filter(({ kind }) => kind === 'Font'));

  const came = new Set(first.map((each) => each.url));
  async function visitAgain(): Promise<Transfer[]> {
    watched.take();
    await page.goto('about:blank');
    await visit(page, url);
    return watched.take().filter(({ kind }) => STAYS.has(kind));
  }
  const second = await visitAgain();
  // Idle requests may have arrived only in the second visit; then a third one tells.
  const isComplete = second.every((each) => came.has(each.url));
  const repeatBytes = sum(isComplete ? second : await visitAgain());
  await close();
  return { requests: before.length, bytes: sum(before), fontBytes, repeatBytes };
}

export type VisitWeight = {
  requests: number;
  bytes: number;
  scriptBytes: number;
  elements: number;
};

/** Like `weigh` for a visit without input, including idle requests, plus the number of elements. */
export async function weighVisit(browser: Browser, url: string): Promise<VisitWeight> {
  const { page, cdp, close } = await openPhone(browser);
  const watched = await watchTransfers(cdp);
  // The last request of an idle page.
  const counted = page.waitForResponse((response) => response.url().includes('/api/track/visit'));
  await visit(page, url);
  await counted;
  await page.waitForLoadState('networkidle');
  const all = watched.take();
  const elements = await page.evaluate(() => document.body.querySelectorAll('*').length);
  await close();
  const scriptBytes = sum(all.filter(({ kind }) => kind === 'Script'));
  return { requests: all.length, bytes: sum(all), scriptBytes, elements };
}
