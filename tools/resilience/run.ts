import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_DIR } from '../../supabase/local/settings.ts';
import { siteDoor } from './booker.ts';
import { crowd, crowdThroughKills, doorOf, retireCabins, rivals } from './booking-goals.ts';
import { hangingDatabase, randomSearches } from './crowd-goals.ts';
import { drain, rollingRestart } from './drain-goals.ts';
import { lateness, neighbours, races, sameKey } from './life-cycle-goals.ts';
import { hugeAndSlow, soak } from './load-goals.ts';
import { databaseDown, slowUpstream, spike } from './outage-goals.ts';
import { silence } from './log-goals.ts';
import { pictures } from './picture-goals.ts';
import type { Row } from './row.ts';
import { buildSite, copySite, SiteProcess } from './site.ts';
import { Stage } from './stage.ts';
import { suites, zones } from './suite-goals.ts';
import { beacons } from './tracking-goals.ts';

const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    zones: { type: 'boolean', default: false },
    only: { type: 'string' },
    soak: { type: 'string' },
  },
});
const { short } = options;
const wanted = options.only?.split(',');
const size = <T>(full: T, shortened: T): T => (short ? shortened : full);

// Below it a page's answer is quick whatever it is compared with; npm test runs on busy machines too.
const quick = size(20, 250);

type Goal = { name: string; run: () => Promise<Row[]> };

function goalsOf(stage: Stage, site: SiteProcess, copy: string): Goal[] {
  const functions = doorOf(stage);
  const { server, backend } = stage;
  const goals: Goal[] = [
    {
      name: 'G1',
      run: () =>
        rivals(stage, functions, size({ rounds: 50, mostMs: 1000 }, { rounds: 3, mostMs: null })),
    },
    {
      name: 'G2',
      run: () =>
        crowd(
          stage,
          functions,
          size({ clients: 200, seconds: 60, least: 500 }, { clients: 30, seconds: 3, least: 1 }),
        ),
    },
    {
      name: 'G3',
      run: () =>
        crowdThroughKills(
          stage,
          siteDoor(site.url),
          {
            goal: 'G3',
            what: 'the web server',
            times: size(10, 1),
            everyMs: 4000,
            kill: async () => void (await site.child.end('SIGKILL')),
            revive: () => site.start(),
          },
          { acknowledged: size(500, 20), cabins: 60, clients: size(200, 40), mostSeconds: 180 },
        ),
    },
    {
      name: 'G4',
      run: () =>
        crowdThroughKills(
          stage,
          functions,
          {
            goal: 'G4',
            what: 'Postgres',
            times: size(5, 1),
            everyMs: size(8000, 3000),
            kill: server.kill,
            revive: server.resume,
          },
          {
            acknowledged: size(10_000, 100),
            cabins: size(400, 20),
            clients: size(100, 40),
            mostSeconds: 600,
          },
        ),
    },
    {
      name: 'G4',
      run: () =>
        crowdThroughKills(
          stage,
          functions,
          {
            goal: 'G4',
            what: 'the backend process',
            times: size(5, 1),
            everyMs: 4000,
            kill: async () => void (await backend.child.end('SIGKILL')),
            revive: async () => void (await backend.start()),
          },
          { acknowledged: size(500, 20), cabins: 60, clients: size(200, 40), mostSeconds: 120 },
        ),
    },
    { name: 'G5', run: () => neighbours(stage, size(10_000, 100)) },
    { name: 'G6', run: () => lateness(stage, size(1000, 40), size(500, 20)) },
    { name: 'G7', run: () => races(stage, size(50, 5)) },
    { name: 'G8', run: () => sameKey(stage, functions, size(200, 3)) },
    { name: 'G28', run: () => hugeAndSlow(site, size(60, 6), quick) },
    { name: 'G32', run: () => databaseDown(stage, size(60, 6)) },
    {
      name: 'G33',
      run: () =>
        slowUpstream(stage, copy, size(30, 6), { quickMs: quick, mostMs: size(3000, 6000) }),
    },
    { name: 'G39', run: () => randomSearches(stage, site, 12) },
    { name: 'G40', run: () => hangingDatabase(stage, copy) },
    { name: 'G37', run: () => beacons(stage, size(10_000, 200)) },
    { name: 'G38', run: () => pictures(stage, short) },
    { name: 'G34', run: drain },
    { name: 'G34', run: () => rollingRestart(copy, backend.port) },
  ];
  // It says something on a machine with nothing else to do.
  if (!short) goals.push({ name: 'G35', run: () => spike(stage, site, 30) });
  // Part of npm test already, in their usual size.
  if (!short) goals.push({ name: 'G9-15', run: suites });
  if (options.zones) goals.push({ name: 'G13', run: zones });
  const minutes = Number(options.soak ?? 0);
  if (minutes > 0) goals.push({ name: 'G36', run: () => soak(stage, site, minutes) });
  goals.push({ name: 'G18', run: () => Promise.resolve(silence(stage)) });
  return goals.filter(({ name }) => !wanted || wanted.includes(name));
}

function show({ goal, target, measured, ok }: Row): void {
  console.log(`${ok ? '✓' : '✗'} ${goal.padEnd(4)} ${target}\n       ${measured}`);
}

async function storm(): Promise<Row[]> {
  const stage = await Stage.open();
  const rows: Row[] = [];
  try {
    const building = performance.now();
    await buildSite(stage);
    console.log(`       (build: ${((performance.now() - building) / 1000).toFixed(1)} s)`);
    const copy = copySite(stage.folder);
    const site = await SiteProcess.prepare(copy, stage.backend.port);
    await site.start();
    try {
      for (const { name, run } of goalsOf(stage, site, copy)) {
        const started = performance.now();
        const found = await run().catch((error: unknown): Row[] => [
          { goal: name, target: 'runs to its end', measured: String(error), ok: false },
        ]);
        await retireCabins(stage);
        found.forEach(show);
        rows.push(...found);
        console.log(`       (${name}: ${((performance.now() - started) / 1000).toFixed(1)} s)`);
      }
    } finally {
      await site.child.end('SIGTERM');
    }
  } finally {
    await stage.close();
  }
  return rows;
}

const rows = await storm();
const file = path.join(PROJECT_DIR, '.local/storm.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify({ at: new Date().toISOString(), short, rows }, null, 2));
const failed = rows.filter(({ ok }) => !ok);
console.log(`\n${rows.length - failed.length} of ${rows.length} rows green; ${file}`);
process.exit(failed.length === 0 ? 0 : 1);
