import { globSync } from 'node:fs';
import { formatPictureUrl, SCREEN_WIDTHS } from '../../lib/domain/values/picture-urls.ts';
import type { TestEnvironment } from '../harness/environment.ts';
import { isInTime, ms, tally } from '../harness/figures.ts';
import { send } from '../harness/http.ts';
import {
  inTurn,
  isOk,
  p95,
  paced,
  sendLoad,
  statuses,
  type LoadRequest,
  type Sample,
} from '../harness/load.ts';
import type { Row } from '../harness/report.ts';
import { copySite, withSite, type SiteProcess } from '../harness/site.ts';
import { until, wait } from '../harness/wait.ts';

const GOAL = 'G38';
const ATTACKERS = 60;
const VISITORS = 100;
const FIRST_VIEW = 10;
const MAX_P95_MS = 200;
const AVIF = 'image/avif,image/webp,*/*';
const PAGES = ['/', '/cabins', '/cabins/laurel-lantern', '/areas/gatlinburg', '/cabins/pool'];

const ask = (site: SiteProcess, name: string, path: string, network: string): LoadRequest => ({
  name,
  url: site.url + path,
  call: { headers: { Accept: AVIF, 'X-Forwarded-For': network }, timeoutMs: 60_000 },
});

const localPicture = (src: string, width: number) =>
  formatPictureUrl({ src, width, quality: 70 }, true);

/** The distinct pictures of a page's first screens. */
function picturesOf(html: string): string[] {
  const addresses = [...html.matchAll(/ src="(\/p\/[^"]+)"/g)].map(([, address = '']) => address);
  return [...new Set(addresses)].slice(0, FIRST_VIEW);
}

/** Sends many requests at once, while others load cached pictures. */
async function attack(site: SiteProcess, what: string, paths: string[], isShort: boolean) {
  const { text } = await send(`${site.url}/cabins`);
  const script = /<script[^>]* src="(\/_next\/static\/[^"]+)"/.exec(text)?.[1] ?? '';
  const cached = [
    ask(site, 'page', '/cabins', '203.0.113.1'),
    ask(site, 'script', script, '203.0.113.1'),
    ask(site, 'picture', picturesOf(text)[0] ?? '', '203.0.113.1'),
  ] as const;
  for (const each of cached) await sendLoad(each);
  const view = () => paced(30, isShort ? 4 : 8, inTurn(cached));
  const calm = p95(await view());
  const attackers = paths.map((path) => sendLoad(ask(site, 'attack', path, '203.0.113.66')));
  const samples = await view();
  const answered = await Promise.all(attackers);
  const slow = cached.map(({ name }) => {
    const own = samples.filter((sample) => sample.name === name);
    return { name, ms: p95(own), isOk: own.every(isOk) };
  });
  return {
    scenario: GOAL,
    target: `${paths.length} ${what} at once: p95 of cached pages, scripts and pictures < ${ms(MAX_P95_MS)}`,
    measured: `calm ${ms(calm)}; ${slow.map((each) => `${each.name} ${ms(each.ms)}`).join(', ')}; attack: ${statuses(answered)}`,
    ok: slow.every((each) => each.isOk && isInTime(each.ms, MAX_P95_MS)),
  };
}

function spellings(src: string): string[] {
  const address = localPicture(src, 1920);
  const start = address.lastIndexOf('/') + 1;
  return Array.from({ length: ATTACKERS }, (_, index) => {
    const letters = [...address].map((letter, at) =>
      at >= start && ((index + 1) >> (at - start)) & 1
        ? `%${letter.charCodeAt(0).toString(16)}`
        : letter,
    );
    return letters.join('');
  });
}

/** Falls back like a browser to the unconverted picture. */
async function look({ name, url, call }: LoadRequest): Promise<Sample> {
  const first = await send(url, call);
  const location = first.headers.location?.toString();
  if (first.status !== 307 || !location) return { name: 'converted', ...first };
  const { status, ms: more } = await send(new URL(location, url).href, call);
  return { name: name + ' as it is', status, ms: first.ms + more };
}

async function visits(site: SiteProcess): Promise<Row> {
  const started = performance.now();
  const pages: Sample[] = [];
  const pictures: Sample[] = [];
  async function visitor(index: number): Promise<void> {
    await wait(index * 100);
    const network = `198.51.100.${index + 1}`;
    const path = PAGES[index % PAGES.length] ?? '/';
    const began = performance.now();
    const { status, text } = await send(site.url + path, { headers: { Accept: 'text/html' } });
    pages.push({ name: path, status, ms: performance.now() - began });
    const wanted = picturesOf(text).map((address) => look(ask(site, 'picture', address, network)));
    pictures.push(...(await Promise.all(wanted)));
  }
  await Promise.all(Array.from({ length: VISITORS }, (_, index) => visitor(index)));
  const seconds = (performance.now() - started) / 1000;
  return {
    scenario: GOAL,
    target: `${VISITORS} visitors in 10 s, no picture converted yet: pages p95 < ${ms(MAX_P95_MS)}, every picture within 5 s`,
    measured: `pages p95 ${ms(p95(pages))}; pictures ${tally(pictures.map(({ name }) => name))}, p95 ${ms(p95(pictures))}; all after ${seconds.toFixed(1)} s`,
    ok:
      pages.every(isOk) &&
      pictures.every(isOk) &&
      isInTime(p95(pages), MAX_P95_MS) &&
      isInTime(p95(pictures), 5000),
  };
}

/** A site whose pictures all have yet to be converted (decision 16). */
export const askForPictures = (environment: TestEnvironment, isShort: boolean): Promise<Row[]> =>
  withSite(copySite(environment.folder, 'cold-site'), environment.backend.port, async (site) => {
    for (const path of PAGES)
      await until(path, async () => isOk(await sendLoad(ask(site, '', path, ''))));
    const files = globSync('images/**/*.webp', { cwd: 'public' }).map((file) => `/${file}`);
    const [first = ''] = files;
    const others = files
      .slice(0, ATTACKERS)
      .map((file) => localPicture(file, SCREEN_WIDTHS[2] ?? 0));
    return [
      await visits(site),
      await attack(site, 'spellings of one picture', spellings(first), isShort),
      await attack(site, 'pictures that are still to be converted', others, isShort),
    ];
  });
