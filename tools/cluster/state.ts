import {
  attemptFor,
  nameOf,
  readBooked,
  readPrices,
  sendAttempt,
  siteEndpoint,
} from '../harness/bookings.ts';
import { day, makeCabins } from '../harness/cabins.ts';
import type { TestEnvironment } from '../harness/environment.ts';
import { ms, tally } from '../harness/figures.ts';
import { send } from '../harness/http.ts';
import type { Nginx } from '../harness/nginx.ts';
import type { Row } from '../harness/report.ts';
import { availabilityRequest } from '../harness/requests.ts';
import type { SiteProcess } from '../harness/site.ts';
import { until } from '../harness/wait.ts';

type Calendar = {
  calendar_data: { data: { dates: { date: string; availability: { available: boolean } }[] } };
};

async function isFree(site: { url: string }, cabinId: string, date: string): Promise<boolean> {
  const { text } = await send(availabilityRequest(site, cabinId).url);
  const { dates } = (JSON.parse(text) as Calendar).calendar_data.data;
  return dates.some((each) => each.date === date && each.availability.available);
}

/** After a booking at one instance: the other one's calendar, its response to the same key and the guest's page. */
async function shareBookings(
  environment: TestEnvironment,
  sites: readonly SiteProcess[],
): Promise<Row[]> {
  const [one, other] = sites;
  if (!one || !other) throw new Error('Two instances are needed');
  const [cabinId = ''] = await makeCabins(environment, 1);
  const prices = await readPrices(environment, cabinId);
  const times: number[] = [];
  const wrong: string[] = [];
  for (const from of [10, 20, 30, 40, 50]) {
    const checkIn = day(from);
    // Both may have cached the calendar.
    if (!(await isFree(other, cabinId, checkIn)) || !(await isFree(one, cabinId, checkIn))) {
      throw new Error('The night is taken already');
    }
    const wish = { cabinId, checkIn, checkOut: day(from + 2), nights: 2 };
    const attempt = attemptFor(wish, prices);
    const first = await sendAttempt(siteEndpoint(one.url), attempt);
    const booked = performance.now();
    if (await isFree(one, cabinId, checkIn)) wrong.push('free where it was booked');
    await until('the other calendar', async () => !(await isFree(other, cabinId, checkIn)));
    times.push(performance.now() - booked);
    const again = await sendAttempt(siteEndpoint(other.url), attempt);
    if (first.status !== 201 || readBooked(again).reference !== readBooked(first).reference) {
      wrong.push(`${nameOf(first)} and ${nameOf(again)}`);
    }
    const page = await send(`${other.url}/stay/${readBooked(first).token}`);
    if (!page.text.includes(readBooked(first).reference)) wrong.push(`guest's page ${page.status}`);
  }
  return [
    {
      scenario: 'e',
      target:
        'booked at one instance: taken there at once and at the other within 1 s; same key, same booking; the guest’s page opens at either',
      measured: `${times.map(ms).join(', ')}; ${wrong.join(', ') || 'nothing wrong'}`,
      ok: wrong.length === 0 && Math.max(...times) <= 1000,
    },
  ];
}

const MAX_RELEASES = 30;

const release = (url: string, forwarded: string) =>
  send(`${url}/api/bookings/release`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-For': forwarded },
    body: 'token=none',
  });

/** A rate limit counts both instances together, and no header evades it. */
async function shareLimits(sites: readonly SiteProcess[], nginx: Nginx): Promise<Row[]> {
  const direct: string[] = [];
  for (let i = 0; i < MAX_RELEASES + 10; i++) {
    const { status } = await release(sites[i % 2]?.url ?? '', '203.0.113.7');
    direct.push(status === 429 ? '429' : 'let through');
  }
  const behind: string[] = [];
  for (let i = 0; i < MAX_RELEASES + 10; i++) {
    const { status } = await release(nginx.url, `198.51.100.${i}`);
    behind.push(status === 429 ? '429' : 'let through');
  }
  const passed = (all: string[]) => all.filter((each) => each !== '429').length;
  return [
    {
      scenario: 'e',
      target: `${MAX_RELEASES} a minute for one network over both instances; through nginx, invented X-Forwarded-For headers change nothing`,
      measured: `${tally(direct)}; through nginx ${tally(behind)}`,
      ok: passed(direct) === MAX_RELEASES && passed(behind) === MAX_RELEASES,
    },
  ];
}

export const shareState = async (
  environment: TestEnvironment,
  sites: readonly SiteProcess[],
  nginx: Nginx,
) => [...(await shareBookings(environment, sites)), ...(await shareLimits(sites, nginx))];
