import type { Browser, Page } from '@playwright/test';
import { openPhone, touch, visit } from '../../e2e/support/phone.ts';
import { median, ms } from '../harness/figures.ts';
import type { Row } from '../harness/report.ts';
import { LANDING } from './landing-pages.ts';
import { timeClick } from './time-click.ts';

const SLOWDOWN = 4;
const FETCHED_WITHIN_MS = 5000;
const DIALOG = '[role=dialog]';
const CARD = `[data-cabin="${LANDING.cabin.split('/').at(-1)}"]`;
const CARD_BUTTON = `${CARD} footer button`;
const NEXT_MONTH = `${DIALOG} [aria-label="Next month"]`;

type Times = Record<'dialog' | 'day' | 'month' | 'search' | 'cabin', number>;

const openDays = (page: Page) =>
  page
    .locator(`${DIALOG} [data-date]:not([aria-disabled])`)
    .evaluateAll((days) => days.map((day) => day.getAttribute('data-date') ?? ''));

const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.locator(DIALOG).waitFor({ state: 'detached' });
  // The dialog's history entry is left a moment later, which would abort an earlier navigation.
  await page.waitForFunction(() => !Object.hasOwn(Object(history.state), 'layer'));
};

/** In a card's calendar, one month ahead: clicks a check-in, then the timed day. */
async function timeDay(page: Page): Promise<number> {
  const [checkIn = ''] = await openDays(page);
  const dayOf = (date: string) => `[data-date="${date}"]`;
  await timeClick(
    page,
    `${DIALOG} ${dayOf(checkIn)}`,
    `${DIALOG} [aria-selected=true] ${dayOf(checkIn)}`,
  );
  const checkOut = (await openDays(page)).find((date) => date > checkIn) ?? '';
  const chosen = `:has([aria-selected=true] ${dayOf(checkOut)})`;
  return timeClick(page, `${DIALOG} ${dayOf(checkOut)}`, `${DIALOG}${chosen}:has(dl dd)`);
}

async function measureOnce(browser: Browser, site: string): Promise<Times> {
  const { page, cdp, close } = await openPhone(browser);
  await visit(page, site + LANDING.list);
  // Once untimed, so that code and data are loaded.
  await page.locator(CARD_BUTTON).click();
  await page.locator(`${DIALOG} [data-date]`).first().waitFor();
  await closeDialog(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const dialog = await timeClick(page, CARD_BUTTON, `${DIALOG} [data-date]`);
  const [firstDay = ''] = await openDays(page);
  const month = await timeClick(
    page,
    NEXT_MONTH,
    `${DIALOG}:has([role=grid]):not(:has([data-date="${firstDay}"]))`,
  );
  const day = await timeDay(page);
  await closeDialog(page);

  await visit(page, site + LANDING.home);
  await touch(page);
  const searchButton = 'main button[aria-haspopup=dialog]:not([data-cabin] *)';
  const search = await timeClick(
    page,
    searchButton,
    `${DIALOG} input, ${DIALOG} select, ${DIALOG} button[type=submit]`,
  );

  await visit(page, site + LANDING.list);
  const link = `${CARD} footer a`;
  // Hover or focus reaches a link before the click, and prefetches the page.
  const fetched = page
    .waitForResponse((response) => new URL(response.url()).pathname.startsWith(LANDING.cabin), {
      timeout: FETCHED_WITHIN_MS,
    })
    .catch(() => undefined);
  await page.locator(link).focus();
  await fetched;
  await page.waitForLoadState('networkidle', { timeout: FETCHED_WITHIN_MS }).catch(() => undefined);
  const cabin = await timeClick(page, link, '[data-property] h1');
  await close();
  return { dialog, day, month, search, cabin };
}

const TARGETS: [keyof Times, string, number][] = [
  ['dialog', 'Availability dialog with its data cached', 100],
  ['day', 'Day to painted range and price', 50],
  ['month', 'Next month', 50],
  ['search', 'Search dialog', 100],
  ['cabin', 'From the list to a cabin', 100],
];

/** Times each click until the painted frame, with the CPU slowed four times. */
export async function measureClicks(browser: Browser, site: string, runs: number): Promise<Row[]> {
  const all: Times[] = [];
  for (let run = 0; run < runs; run++) all.push(await measureOnce(browser, site));
  return TARGETS.map(([name, what, maxMs]) => {
    const times = all.map((each) => each[name]);
    return {
      scenario: 'clicks',
      target: `${what}, ${SLOWDOWN}× slower processor: ≤ ${maxMs} ms`,
      measured: `${ms(median(times))} (${times.map(Math.round).join(' ')})`,
      ok: median(times) <= maxMs,
    };
  });
}
