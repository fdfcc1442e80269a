import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { invite } from '../../supabase/local/invite.ts';
import type { Database } from '../../lib/supabase/database.types.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { median, row, type Row } from './metrics.ts';
import { siteSettings } from './site.ts';

const PART = 'console';
const CABINS = 200;
const SLOWDOWN = 4;
const LEAST_FRAMES = 50;
const DISTANCE = 2400;
const PIXELS_A_SECOND = 1200;
const LISTINGS = 40;
const MOST_LIST_MS = 300;
const VIEWPORT = { width: 1280, height: 800 };

type Admin = SupabaseClient<Database>;

/** Copies the example cabins with their calendars until there are enough. */
async function addCabins(admin: Admin): Promise<void> {
  const cabins = expectData(await admin.from('cabins').select('*').order('slug'));
  const [days, added] = [new Map<string, object[]>(), CABINS - cabins.length];
  for (let copy = 0; copy < added; copy += 1) {
    const example = cabins[copy % cabins.length];
    if (!example) throw new Error('There are no example cabins.');
    const { features: _generated, ...cabin } = example;
    const id = crypto.randomUUID();
    const slug = `${cabin.slug}-${copy}`;
    expectData(
      await admin
        .from('cabins')
        .insert({ ...cabin, id, slug, live: true })
        .select('id'),
    );
    if (!days.has(cabin.id)) {
      const read = await admin.from('cabin_calendar').select('*').eq('cabin_id', cabin.id);
      days.set(cabin.id, expectData(read));
    }
    const calendar = (days.get(cabin.id) ?? []).map((day) => ({ ...day, cabin_id: id }));
    const written = await admin.from('cabin_calendar').insert(calendar as never);
    if (written.error) throw new Error(written.error.message);
  }
}

/** Frames a second that the page draws while the board is scrolled as by a finger. */
async function scrollBoard(page: Page, cdp: CDPSession, distance: { x: number; y: number }) {
  const board = page.getByRole('grid', { name: 'Cabins by days' });
  const readPlace = () => board.evaluate(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop);
  const before = await readPlace();
  await page.evaluate(() => {
    const frames: number[] = [];
    const note = (time: number) => {
      frames.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { frames });
  });
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 800,
    y: 500,
    xDistance: -distance.x,
    yDistance: -distance.y,
    speed: PIXELS_A_SECOND,
    gestureSourceType: 'touch',
  });
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  if ((await readPlace()) === before) throw new Error('The board did not scroll.');
  const [first = 0, last = 0] = [frames[0], frames.at(-1)];
  return ((frames.length - 1) * 1000) / (last - first);
}

/** How long the page of all cabins takes, request to last byte: the 95th of a hundred. */
async function listCabins({ request }: Page, site: string): Promise<Row> {
  const times: number[] = [];
  for (let run = 0; run < LISTINGS; run += 1) {
    const start = performance.now();
    await (await request.get(`${site}/host/cabins`)).body();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const slow = times[Math.floor(LISTINGS * 0.95) - 1] ?? Infinity;
  return row(PART, `List of ${CABINS} cabins`, {
    site: `p95 ${Math.round(slow)} ms, median ${Math.round(median(times))} ms`,
    target: `p95 ≤ ${MOST_LIST_MS} ms`,
    isMet: slow <= MOST_LIST_MS,
  });
}

/** The host's calendar of 200 cabins on a processor four times slower. It adds cabins, so it comes last. */
export async function* consoleRows(browser: Browser, site: string, runs: number) {
  const { backend } = siteSettings();
  if (!backend) throw new Error('The benchmark runs on the embedded backend.');
  const admin = createClient<Database>(`http://127.0.0.1:${backend.port}`, backend.secretKey, {
    auth: { persistSession: false },
  });
  await addCabins(admin);
  const link = await invite(admin, { email: 'bench@staff.example', role: 'owner' }, site);
  const context = await browser.newContext({ viewport: VIEWPORT, hasTouch: true });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/host');
  yield await listCabins(page, site);
  await page.goto(`${site}/host/calendar`);
  const board = page.getByRole('grid', { name: 'Cabins by days' });
  await board.locator('[data-day]').first().waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const ways = [
    ['days', { x: DISTANCE, y: 0 }],
    ['cabins', { x: 0, y: DISTANCE }],
  ] as const;
  for (const [what, distance] of ways) {
    const rates: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      rates.push(await scrollBoard(page, cdp, distance));
      await scrollBoard(page, cdp, { x: -distance.x, y: -distance.y });
    }
    const rate = median(rates);
    yield row(PART, `Calendar of ${CABINS} cabins, scrolled over ${what}, 4× slower processor`, {
      site: `${Math.round(rate)} frames/s (${rates.map(Math.round).join(' ')})`,
      target: `≥ ${LEAST_FRAMES} frames/s`,
      isMet: rate >= LEAST_FRAMES,
    }) satisfies Row;
  }
  await context.close();
}
