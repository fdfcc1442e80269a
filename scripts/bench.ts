import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { firstLoadBytes, floorBytes } from './first-load.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const BUILD = path.join(ROOT, '.next');
const PORT = 3300;
const SITE = `http://localhost:${PORT}`;
const PAGES = ['/', '/cabins', '/cabins/hot-tub', '/areas/gatlinburg', '/cabins/laurel-lantern'];
const POLL_MS = 25;
const MAX_JS_ABOVE_FLOOR_KB = 40;

type Figure = { what: string; value: string; target: string };

async function isUp(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

/** Milliseconds from `npm start` to the first page; the site keeps running until `measure` is done. */
async function timeStart(measure: () => Promise<void> = async () => undefined): Promise<number> {
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      PORT: String(PORT),
      SUPABASE_PORT: '54621',
      DATABASE_FOLDER: '.local/bench-database',
    },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await isUp(SITE))) {
    if (child.exitCode !== null) throw new Error('npm start ended; run it by hand to see why.');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const elapsedMs = performance.now() - started;
  await measure();
  if (child.pid) process.kill(-child.pid, 'SIGINT');
  await ended;
  return elapsedMs;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

async function measurePages(): Promise<Figure[]> {
  const floor = floorBytes();
  const figures: Figure[] = [
    { what: 'First-load JS of an empty Next app', value: kilobytes(floor), target: '' },
  ];
  for (const page of PAGES) {
    const html = await (await fetch(`${SITE}${page}`)).text();
    const above = firstLoadBytes(html, BUILD) - floor;
    figures.push({
      what: `${page}: first-load JS above it (HTML ${kilobytes(html.length)})`,
      value: kilobytes(above),
      target: `≤ ${MAX_JS_ABOVE_FLOOR_KB} KB`,
    });
  }
  return figures;
}

rmSync(path.join(ROOT, '.local/bench-database'), { recursive: true, force: true });
rmSync(path.join(BUILD, 'source-stamp'), { force: true });
rmSync(path.join(BUILD, 'cache'), { recursive: true, force: true });
const figures: Figure[] = [];
const first = await timeStart();
figures.push({ what: 'First start to first page', value: seconds(first), target: '≤ 90 s' });
const again = await timeStart(async () => void figures.push(...(await measurePages())));
figures.splice(1, 0, {
  what: 'Start with nothing to rebuild',
  value: seconds(again),
  target: '≤ 6 s',
});
console.table(figures);
mkdirSync(path.join(ROOT, '.local'), { recursive: true });
writeFileSync(path.join(ROOT, '.local/bench.json'), JSON.stringify(figures, null, 2));
