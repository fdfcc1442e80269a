import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { randomBytes, randomUUID } from 'node:crypto';
import { inviteMember } from '../../supabase/local/invite.ts';
import type { Database } from '../../lib/supabase/database.types.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { kilobytes, median, ms, percentile } from '../harness/figures.ts';
import type { Row } from '../harness/report.ts';

const CABINS = 200;
const SLOWDOWN = 4;
const LEAST_FRAMES = 50;
const DISTANCE = 2400;
const PIXELS_A_SECOND = 1200;
/** Console pages that list the cabins, and the text of one of their rows. */
const LISTS = {
  '/host/cabins': 'main ul > li:has(a[href^="/host/cabins/"])',
  '/host/cabins?page=4': 'main ul > li:has(a[href^="/host/cabins/"])',
  '/host/cabins/order': 'main ol > li',
};
const LISTINGS = 60;
const WARM_UPS = 5;
const MAX_LIST_MS = 300;
const VIEWPORT = { width: 1280, height: 800 };

type Admin = SupabaseClient<Database>;

type Tables = Database['public']['Tables'];
type Example = {
  days: Tables['cabin_calendar']['Row'][];
  photos: Omit<Tables['cabin_photos']['Row'], 'kind'>[];
  stays: Omit<Tables['occupancies']['Row'], 'during'>[];
  bookings: Tables['bookings']['Insert'][];
};

async function readExample(admin: Admin, id: string): Promise<Example> {
  const [days, photos, stays, bookings] = await Promise.all([
    admin.from('cabin_calendar').select('*').eq('cabin_id', id),
    admin.from('cabin_photos').select('*').eq('cabin_id', id),
    admin
      .from('occupancies')
      .select('*')
      .eq('cabin_id', id)
      .eq('kind', 'booking')
      .is('released_at', null),
    admin.from('bookings').select('*').eq('cabin_id', id).eq('status', 'confirmed'),
  ]);
  const sold = expectData(bookings);
  const isSold = new Set(sold.map(({ occupancy_id }) => occupancy_id));
  return {
    days: expectData(days),
    photos: expectData(photos).map(({ kind: _generated, ...photo }) => photo),
    stays: expectData(stays)
      .filter(({ id: stay }) => isSold.has(stay))
      .map(({ during: _generated, ...stay }) => stay),
    bookings: sold,
  };
}

const HOLD_ENDS = '2100-01-01';
const REFERENCE = /[01IO]/g;
const newReference = () =>
  `MM-${randomBytes(4).toString('hex').toUpperCase().replaceAll(REFERENCE, 'X')}`;

/** Copies the rows: the same nights, pictures and bookings with new ids. */
function copyRows({ days, photos, stays, bookings }: Example, cabin_id: string) {
  const ids = new Map(stays.map(({ id }) => [id, randomUUID()]));
  const own = { cabin_id };
  return {
    cabin_calendar: days.map((day) => ({ ...day, ...own })),
    cabin_photos: photos.map((photo) => ({ ...photo, ...own, id: randomUUID() })),
    occupancies: stays.map((stay) => ({ ...stay, ...own, id: ids.get(stay.id) })),
    bookings: bookings.flatMap((booking) => {
      const occupancy_id = ids.get(booking.occupancy_id);
      if (occupancy_id === undefined) return [];
      const keys = { token: randomBytes(16).toString('hex'), reference: newReference() };
      const fresh = { id: randomUUID(), occupancy_id, idempotency_key: null };
      // The initial status of every booking.
      const held = { status: 'held', hold_expires_at: HOLD_ENDS, confirmed_at: null };
      return [{ ...booking, ...own, ...keys, ...fresh, ...held }];
    }),
  };
}

/** Copies the example cabins with their calendars, pictures and bookings until there are enough. */
async function addCabins(admin: Admin): Promise<void> {
  const cabins = expectData(await admin.from('cabins').select('*').order('slug'));
  const [examples, added] = [new Map<string, Example>(), CABINS - cabins.length];
  for (let copy = 0; copy < added; copy += 1) {
    const cabin = cabins[copy % cabins.length];
    if (!cabin) throw new Error('There are no example cabins.');
    const { features: _generated, ...facts } = cabin;
    const id = randomUUID();
    const slug = `${cabin.slug}-${copy}`;
    await admin
      .from('cabins')
      .insert({ ...facts, id, slug, live: true })
      .throwOnError();
    const example = examples.get(cabin.id) ?? (await readExample(admin, cabin.id));
    examples.set(cabin.id, example);
    const copied = copyRows(example, id);
    for (const [table, rows] of Object.entries(copied)) {
      if (rows.length > 0)
        await admin
          .from(table as 'cabins')
          .insert(rows as never)
          .throwOnError();
    }
    for (const { id: p_booking_id } of copied.bookings) {
      const confirmed = { p_booking_id, p_to: 'confirmed', p_now: new Date().toISOString() };
      await admin.rpc('set_booking_status', confirmed).throwOnError();
    }
  }
}

/** Frames per second while the board is scrolled with a wheel, because Chromium 156 doesn't emulate touch scrolling. */
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
    gestureSourceType: 'mouse',
  });
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  if ((await readPlace()) === before) throw new Error('The board did not scroll.');
  const [first = 0, last = 0] = [frames[0], frames.at(-1)];
  return ((frames.length - 1) * 1000) / (last - first);
}

/** Times a list at the server, from request to last byte, and in the browser, until its last row appears. */
async function measureList(
  page: Page,
  url: string,
  line: string,
  runs: number,
): Promise<Omit<Row, 'scenario'>[]> {
  const times: number[] = [];
  let size = 0;
  for (let run = -WARM_UPS; run < LISTINGS; run += 1) {
    const start = performance.now();
    const answer = await page.request.get(url);
    size = (await answer.body()).length;
    if (!answer.ok()) throw new Error(`${url} answers ${answer.status()}.`);
    if (run >= 0) times.push(performance.now() - start);
  }
  const slow = percentile(times, 0.95);
  const shown: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(line).last().waitFor();
    shown.push(performance.now() - start);
  }
  const lines = await page.locator(line).count();
  const { pathname, search } = new URL(url);
  const name = `${pathname}${search} with ${CABINS} cabins`;
  return [
    {
      target: `${name}: answer of ${kilobytes(size)}, p95 ≤ ${MAX_LIST_MS} ms`,
      measured: `p95 ${ms(slow)}, median ${ms(median(times))}`,
      ok: slow <= MAX_LIST_MS,
    },
    {
      target: `${name}: until its ${lines} lines are seen`,
      measured: `median ${ms(median(shown))}, at most ${ms(Math.max(...shown))}`,
      ok: null,
    },
  ];
}

async function measureBoard(page: Page, runs: number): Promise<Omit<Row, 'scenario'>[]> {
  const board = page.getByRole('grid', { name: 'Cabins by days' });
  await board.locator('[data-day]').first().waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const rows: Omit<Row, 'scenario'>[] = [];
  for (const [what, x, y] of [['days', DISTANCE, 0] as const, ['cabins', 0, DISTANCE] as const]) {
    const rates: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      rates.push(await scrollBoard(page, cdp, { x, y }));
      await scrollBoard(page, cdp, { x: -x, y: -y });
    }
    const rate = median(rates);
    rows.push({
      target: `calendar of ${CABINS} cabins, scrolled over ${what}, ${SLOWDOWN}× slower processor: ≥ ${LEAST_FRAMES} frames/s`,
      measured: `${Math.round(rate)} frames/s (${rates.map(Math.round).join(' ')})`,
      ok: rate >= LEAST_FRAMES,
    });
  }
  return rows;
}

/** The host's lists of 200 cabins and her calendar. It adds cabins, so it runs last. */
export async function measureConsole(
  browser: Browser,
  site: string,
  { port, secretKey }: { port: number; secretKey: string },
  runs: number,
): Promise<Row[]> {
  const admin = createClient<Database>(`http://127.0.0.1:${port}`, secretKey, {
    auth: { persistSession: false },
  });
  await addCabins(admin);
  const link = await inviteMember(admin, { email: 'bench@staff.example', role: 'owner' }, site);
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/host');
  const found: Omit<Row, 'scenario'>[] = [];
  for (const [path, line] of Object.entries(LISTS))
    found.push(...(await measureList(page, site + path, line, runs)));
  await page.goto(`${site}/host/calendar`);
  found.push(...(await measureBoard(page, runs)));
  await context.close();
  return found.map((row) => ({ scenario: 'console', ...row }));
}
