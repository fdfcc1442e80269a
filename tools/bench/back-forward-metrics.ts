import type { Browser } from '@playwright/test';
import { LANDING } from './paths.ts';
import { openPhone, visit } from '../../e2e/support/phone.ts';
import { row, type Row } from './metrics.ts';

const ANSWERS_WITHIN_MS = 10_000;

const addresses = async (url: string): Promise<string[]> => {
  const xml = await (await fetch(url)).text();
  return [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path || '/',
  );
};

/** One of each kind of public page, from the maps of the site. */
async function publicPages(site: string): Promise<string[]> {
  const maps = await addresses(`${site}/sitemap-index.xml`);
  const lists = await Promise.all(maps.map((map) => addresses(site + map)));
  const paths = lists.flat();
  const kindOf = (path: string) => path.split('/').slice(0, -1).join('/') || path;
  const kinds = new Map(paths.map((path) => [kindOf(path), path]));
  return [...new Set([...Object.values(LANDING), ...kinds.values()])];
}

/** Whether the page went into the back/forward cache; else why not. */
async function whyNotKept(browser: Browser, url: string, other: string): Promise<string> {
  const { page, cdp, close } = await openPhone(browser);
  await visit(page, url);
  await cdp.send('Page.enable');
  const load = new Promise((resolve) => cdp.once('Page.loadEventFired', resolve));
  await cdp.send('Page.navigate', { url: other });
  await load;
  // Playwright does not see a restore from the back/forward cache, so CDP is used.
  const answer = new Promise<string>((resolve) => {
    cdp.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve('');
    });
    cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      resolve(notRestoredExplanations.map(({ reason }) => reason).join(', '));
    });
    setTimeout(() => resolve('no answer'), ANSWERS_WITHIN_MS);
  });
  const { entries, currentIndex } = await cdp.send('Page.getNavigationHistory');
  const before = entries[currentIndex - 1];
  if (before) await cdp.send('Page.navigateToHistoryEntry', { entryId: before.id });
  const why = await answer;
  await close();
  return why;
}

export async function* backForwardRows(browser: Browser, site: string): AsyncGenerator<Row> {
  const pages = await publicPages(site);
  const refused: string[] = [];
  for (const page of pages) {
    const why = await whyNotKept(browser, site + page, `${site}/robots.txt`);
    if (why) refused.push(`${page}: ${why}`);
  }
  yield row('history', 'Public pages the back/forward cache keeps', {
    site: `${pages.length - refused.length} of ${pages.length} ${refused.join('; ')}`.trim(),
    target: 'all',
    isMet: refused.length === 0,
  });
}
