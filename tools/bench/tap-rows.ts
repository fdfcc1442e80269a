import type { Browser, Locator, Page } from '@playwright/test';
import { openPhone } from '../../e2e/support/phone.ts';
import { LANDING } from './paths.ts';
import { median, milliseconds, row, type Row } from './metrics.ts';

const PART = 'taps';
const SLOWDOWN = 4;
/** Chrome's "Slow 4G", as Lighthouse has it applied. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const WAITS_MS = 12_000;
const TAPS_AGAIN_AFTER_MS = 500;
const SHOWN_WITHIN_MS = 100;
const DIALOG = '[role=dialog]';

const CONTROLS: [page: string, what: string, control: string][] = [
  [LANDING.home, 'Find Your Cabin', 'main button[aria-haspopup=dialog]:not([data-cabin] *)'],
  [LANDING.list, 'Check Availability', '[data-cabin] footer button'],
  [LANDING.cabin, 'Check Availability', '[data-bottom-bar] button'],
];

/** Milliseconds since the page was asked for. */
type Times = { painted: number; tapped?: number; shown?: number; answered?: number };

/** Notes when the first tap came, when a frame first showed it, and when one showed what it asked for. */
function noteTimes(dialog: string): void {
  const times: Omit<Times, 'painted'> = {};
  Object.assign(window, { tapTimes: times });
  const note = (name: 'shown' | 'answered') =>
    void window.scheduler.postTask(() => (times[name] ??= performance.now()), {
      priority: 'user-blocking',
    });
  const look = () => {
    const isAnswered = document.querySelector(dialog) !== null;
    if (isAnswered) note('answered');
    if (isAnswered || document.querySelector('button[aria-busy=true]')) note('shown');
    if (!isAnswered) requestAnimationFrame(look);
  };
  const start = ({ timeStamp }: Event) => {
    times.tapped = timeStamp;
    requestAnimationFrame(look);
  };
  addEventListener('click', start, { capture: true, once: true });
}

const readTimes = (page: Page): Promise<Times> =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    ...(window as unknown as { tapTimes: Omit<Times, 'painted'> }).tapTimes,
  }));

async function placeOf(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The control is not shown');
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

const isAnswered = (page: Page, withinMs: number): Promise<boolean> =>
  page
    .waitForFunction(
      () => (window as unknown as { tapTimes: Omit<Times, 'painted'> }).tapTimes.answered,
      undefined,
      { timeout: withinMs },
    )
    .then(
      () => true,
      () => false,
    );

/** A visitor with an empty cache, who taps at the first paint and, if at all, again after `pauseMs` without an answer. */
async function timeTap(browser: Browser, url: string, control: string, pauseMs: number) {
  const { page, cdp, close } = await openPhone(browser);
  await page.addInitScript(noteTimes, DIALOG);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  // By its place: what opens covers the control, and a tap on the control itself would wait for that to go.
  const place = await placeOf(page.locator(control).first());
  for (let waitedMs = 0; waitedMs < WAITS_MS; waitedMs += pauseMs) {
    await page.touchscreen.tap(...place);
    if (await isAnswered(page, pauseMs)) break;
  }
  const times = await readTimes(page);
  await close();
  return times;
}

const since = (from: number, to?: number) => (to === undefined ? 'never' : milliseconds(to - from));

/** From the first paint to an answered tap, on a processor four times slower and slow 4G. */
export async function* tapRows(browser: Browser, site: string, runs: number): AsyncGenerator<Row> {
  for (const [path, what, control] of CONTROLS) {
    const [once, again]: [Times[], Times[]] = [[], []];
    for (let run = 0; run < runs; run++) {
      once.push(await timeTap(browser, site + path, control, WAITS_MS));
      again.push(await timeTap(browser, site + path, control, TAPS_AGAIN_AFTER_MS));
    }
    const shown = once.map(({ tapped = NaN, shown = Infinity }) => shown - tapped);
    yield row(PART, `${path}: ${what}, one tap at first paint, shown after`, {
      site: once.map(({ tapped = NaN, shown }) => since(tapped, shown)).join(', '),
      target: `≤ ${SHOWN_WITHIN_MS} ms`,
      isMet: median(shown) <= SHOWN_WITHIN_MS,
    });
    yield row(PART, `${path}: ${what}, from first paint to the answer of that tap`, {
      site: once.map(({ painted, answered }) => since(painted, answered)).join(', '),
      target: 'always',
      isMet: once.every(({ answered }) => answered !== undefined),
    });
    yield row(PART, `${path}: ${what}, the same, tapped every ${TAPS_AGAIN_AFTER_MS} ms`, {
      site: again.map(({ painted, answered }) => since(painted, answered)).join(', '),
    });
  }
}
