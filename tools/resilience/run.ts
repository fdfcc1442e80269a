import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_DIR } from '../../supabase/local/settings.ts';
import { siteEndpoint } from './load-client.ts';
import {
  randomBookings,
  randomBookingsThroughKills,
  endpointOf,
  retireCabins,
  sameStay,
} from './booking-scenarios.ts';
import { bulkSavesThroughKills } from './console-scenarios.ts';
import { hangingDatabase, randomSearches } from './overload-scenarios.ts';
import { drain, rollingRestart } from './drain-scenarios.ts';
import { expiryAndLatePayments, adjacentStays, races, sameKey } from './life-cycle-scenarios.ts';
import { hugeAndSlow, soak } from './load-scenarios.ts';
import { databaseDown, slowUpstream, spike } from './outage-scenarios.ts';
import { cleanLogs } from './log-scenarios.ts';
import { pictures } from './picture-scenarios.ts';
import { leaveTimesUnjudged, type Row } from './row.ts';
import { buildSite, copySite, SiteProcess } from './site.ts';
import { TestEnvironment } from './test-environment.ts';
import { suites, zones } from './suite-scenarios.ts';
import { beacons } from './tracking-scenarios.ts';

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

if (short) leaveTimesUnjudged();

type Goal = { name: string; run: () => Promise<Row[]> };

function goalsOf(environment: TestEnvironment, site: SiteProcess, copy: string): Goal[] {
  const functions = endpointOf(environment);
  const { server, backend } = environment;
  const scenarios: Goal[] = [
    {
      name: 'G1',
      run: () => sameStay(environment, functions, size(50, 3)),
    },
    {
      name: 'G2',
      run: () =>
        randomBookings(
          environment,
          functions,
          size({ clients: 200, seconds: 60, least: 500 }, { clients: 30, seconds: 3, least: 1 }),
        ),
    },
    {
      name: 'G3',
      run: () =>
        randomBookingsThroughKills(
          environment,
          siteEndpoint(site.url),
          {
            scenario: 'G3',
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
        randomBookingsThroughKills(
          environment,
          functions,
          {
            scenario: 'G4',
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
        randomBookingsThroughKills(
          environment,
          functions,
          {
            scenario: 'G4',
            what: 'the backend process',
            times: size(5, 1),
            everyMs: 4000,
            kill: async () => void (await backend.child.end('SIGKILL')),
            revive: async () => void (await backend.start()),
          },
          { acknowledged: size(500, 20), cabins: 60, clients: size(200, 40), mostSeconds: 120 },
        ),
    },
    { name: 'G5', run: () => adjacentStays(environment, size(10_000, 100)) },
    { name: 'G6', run: () => expiryAndLatePayments(environment, size(1000, 40), size(500, 20)) },
    { name: 'G7', run: () => races(environment, size(50, 5)) },
    { name: 'G8', run: () => sameKey(environment, functions, size(200, 3)) },
    { name: 'G28', run: () => hugeAndSlow(site, size(60, 6)) },
    {
      name: 'G32',
      run: () => databaseDown(environment, { seconds: size(60, 6), rate: size(50, 10) }),
    },
    {
      name: 'G33',
      run: () => slowUpstream(environment, copy, size(30, 6)),
    },
    { name: 'G39', run: () => randomSearches(environment, site, 12) },
    { name: 'G40', run: () => hangingDatabase(environment, copy) },
    { name: 'G41', run: () => bulkSavesThroughKills(environment, size(20, 3)) },
    { name: 'G37', run: () => beacons(environment, size(10_000, 200)) },
    { name: 'G38', run: () => pictures(environment, short) },
    { name: 'G34', run: drain },
    { name: 'G34', run: () => rollingRestart(copy, backend.port) },
  ];
  // Meaningful only on an idle machine.
  if (!short) scenarios.push({ name: 'G35', run: () => spike(environment, site, 30) });
  // The test runs have them already, in their usual size.
  if (!short) scenarios.push({ name: 'G9-15', run: suites });
  if (options.zones) scenarios.push({ name: 'G13', run: zones });
  const minutes = Number(options.soak ?? 0);
  if (minutes > 0) scenarios.push({ name: 'G36', run: () => soak(environment, site, minutes) });
  scenarios.push({ name: 'G18', run: () => Promise.resolve(cleanLogs(environment)) });
  return scenarios.filter(({ name }) => !wanted || wanted.includes(name));
}

function show({ scenario, target, measured, ok }: Row): void {
  console.log(`${ok ? '✓' : '✗'} ${scenario.padEnd(4)} ${target}\n       ${measured}`);
}

async function storm(): Promise<Row[]> {
  const environment = await TestEnvironment.open();
  const rows: Row[] = [];
  try {
    const building = performance.now();
    await buildSite(environment);
    console.log(`       (build: ${((performance.now() - building) / 1000).toFixed(1)} s)`);
    const copy = copySite(environment.folder);
    const site = await SiteProcess.prepare(copy, environment.backend.port);
    await site.start();
    try {
      for (const { name, run } of goalsOf(environment, site, copy)) {
        const started = performance.now();
        const found = await run().catch((error: unknown): Row[] => [
          { scenario: name, target: 'runs to its end', measured: String(error), ok: false },
        ]);
        await retireCabins(environment);
        found.forEach(show);
        rows.push(...found);
        console.log(`       (${name}: ${((performance.now() - started) / 1000).toFixed(1)} s)`);
      }
    } finally {
      await site.child.end('SIGTERM');
    }
  } finally {
    await environment.close();
  }
  return rows;
}

const rows = await storm();
const file = path.join(PROJECT_DIR, '.local/resilience.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify({ at: new Date().toISOString(), short, rows }, null, 2));
const failed = rows.filter(({ ok }) => !ok);
console.log(`\n${rows.length - failed.length} of ${rows.length} rows green; ${file}`);
process.exit(failed.length === 0 ? 0 : 1);
