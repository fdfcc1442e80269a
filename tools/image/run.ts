import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, lchownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { startBackend } from '../../supabase/local/backend.ts';
import { notifySites } from '../../supabase/local/notify-sites.ts';
import type { Database } from '../../supabase/local/database/database.ts';
import { openScratchDatabase } from '../../supabase/local/database/open-database.ts';
import { PROJECT_DIR } from '../../supabase/local/settings.ts';
import { freePort } from '../../supabase/tests/support/servers/postgres-server.ts';
import { environmentFor, KEYS } from '../harness/environment.ts';
import { ms } from '../harness/figures.ts';
import { send } from '../harness/http.ts';
import { Report, type Row } from '../harness/report.ts';
import { SiteProcess } from '../harness/site.ts';
import { until } from '../harness/wait.ts';
import { visitEmptyShop } from './pages.ts';

const NOBODY = 65_534;
const isRoot = userInfo().uid === 0;
// A build of another catalog must not be mistaken for the one `npm start` would make.
const forgetBuild = () => rmSync(path.join(PROJECT_DIR, '.next/source-stamp'), { force: true });

/** Runs beside this process, which is the backend of a build. */
async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: PROJECT_DIR, env, stdio: 'inherit' });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`${args.join(' ')} failed`);
}

const listAll = (folder: string) => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((each) =>
    path.join(folder, each),
  ),
];

/** Assembles the image like deploy/Dockerfile. */
async function assemble(image: string, env: NodeJS.ProcessEnv): Promise<Row[]> {
  const own = { ...env, BUILD_STANDALONE: 'true', NEXT_TELEMETRY_DISABLED: '1' };
  forgetBuild();
  try {
    await run(['node_modules/next/dist/bin/next', 'build'], own);
    await run(['deploy/assemble.ts', image], own);
    // The image must need nothing of the build's folder, as on another machine.
    rmSync(path.join(PROJECT_DIR, '.next/standalone'), { recursive: true, force: true });
  } finally {
    forgetBuild();
  }
  const bytes = (folder: string) =>
    listAll(folder).reduce((sum, each) => sum + statSync(each).size, 0) / 1e6;
  const [all, packages] = [bytes(image), bytes(path.join(image, 'node_modules'))];
  if (isRoot)
    for (const each of listAll(path.join(image, '.next'))) lchownSync(each, NOBODY, NOBODY);
  return [
    {
      scenario: 'size',
      target: 'what the image holds beside Node is under 250 MB',
      measured: `${Math.round(all)} MB, ${Math.round(packages)} of them packages`,
      ok: all < 250,
    },
  ];
}

const FIRST_CABIN = `insert into public.cabins (slug, title, short_desc, hero_image_url, city, area, beds, baths, bedrooms,
    max_guests, nightly_rate, cleaning_fee, timezone, latitude, longitude, elevation_ft, live)
  values ('first-porch', 'First Porch', 'The first cabin of the shop.', '/images/home-hero.webp', 'Gatlinburg', 'gatlinburg',
    2, 1, 2, 4, 20000, 9000, 'America/New_York', 35.7, -83.5, 1500, true)`;

async function addFirstCabin(url: string, database: Database): Promise<Row[]> {
  await database.query(FIRST_CABIN);
  const shows = (text: string) => async () => (await send(`${url}/cabins`)).text.includes(text);
  const times = [await until('the first cabin', shows('First Porch'))];
  await database.query(`update public.cabins set title = 'Renamed Porch'`);
  times.push(await until('its new name', shows('Renamed Porch')));
  const page = await send(`${url}/cabins/first-porch`);
  return [
    {
      scenario: 'fresh',
      target: 'the first cabin, and its new name, are shown within 2 s; it has a page',
      measured: `${times.map(ms).join(', ')}; ${page.status}`,
      ok: Math.max(...times) <= 2000 && page.status === 200,
    },
  ];
}

async function fetchFiles(url: string): Promise<Row[]> {
  const paths = ['/images/home-hero.webp', '/p/720/home-hero.webp'];
  const found = await Promise.all([...paths, '/api/health'].map((each) => send(url + each)));
  return [
    {
      scenario: 'image',
      target: 'pictures, converted too, and health are served by a user without rights',
      measured: found.map(({ status }) => status).join(', '),
      ok: found.every(({ status }) => status === 200),
    },
  ];
}

const folder = mkdtempSync(path.join(tmpdir(), 'cabins-image-'));
chmodSync(folder, 0o755);
const image = path.join(folder, 'image');
const port = await freePort();
const env = { ...process.env, ...environmentFor(port) };
Object.assign(process.env, environmentFor(port));
const database = await openScratchDatabase();
const backend = await startBackend(
  { port, database: { folder: 'memory' }, filesFolder: path.join(folder, 'files'), ...KEYS },
  database,
);
const report = new Report('image');
try {
  report.add(await assemble(image, env));
  const site = await SiteProcess.prepare(image, port, {
    server: 'server/index.ts',
    user: isRoot ? NOBODY : undefined,
    env: { NODE_ENV: 'production' },
  });
  await site.start();
  const told = { addresses: [site.url], secretKey: KEYS.secretKey };
  await report.run({ name: 'image', run: () => fetchFiles(site.url) });
  await report.run({ name: 'empty', run: () => visitEmptyShop(site.url) });
  const stopNotifying = await notifySites(backend, told);
  await report.run({ name: 'fresh', run: () => addFirstCabin(site.url, database) });
  await stopNotifying();
  await site.child.end('SIGTERM');
  const { exitCode } = site.child;
  const measured = `exit ${exitCode}`;
  const target = 'SIGTERM ends it in order';
  report.add([{ scenario: 'end', target, measured, ok: exitCode === 0 }]);
} finally {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
}
report.exit();
