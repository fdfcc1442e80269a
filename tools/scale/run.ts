import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_DIR } from '../../supabase/local/settings.ts';
import { startPostgresServer } from '../../supabase/tests/support/servers/postgres-server.ts';
import { chooseScenarios } from '../harness/report.ts';
import { measureBuild } from './builds.ts';
import { measureFigures } from './figures.ts';
import { createDatabase, databaseUrl } from './generate.ts';
import { DAYS, measureSearch } from './search.ts';
import { SETTINGS } from './session.ts';
import { measureTracking } from './tracking.ts';

const PARTS = ['data', 'search', 'tracking', 'builds', 'figures'];
// The figures are about past stays, so few days suffice.
const DAYS_OF_FIGURES = 2;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'search' },
    cabins: { type: 'string', default: '1000,10000,100000' },
    runs: { type: 'string', default: '200' },
    // Keeps the databases cabins_<n> there, and reuses existing ones unless `--only data` is given.
    server: { type: 'string' },
  },
});
const isWanted = chooseScenarios(PARTS, values.only);
const runs = Number(values.runs);
const server = values.server ? null : await startPostgresServer(SETTINGS);
const root = values.server ?? server?.url ?? '';
const results: Record<string, object> = {};

async function measure(cabins: number): Promise<void> {
  const url = databaseUrl(root, cabins);
  const isEmpty = isWanted('figures');
  if (server || isEmpty || isWanted('data'))
    await createDatabase(root, cabins, isEmpty ? DAYS_OF_FIGURES : DAYS);
  const show = (name: string, tables: Record<string, unknown>) => {
    console.log(`\n${cabins} cabins: ${name} (ms)`);
    for (const table of Object.values(tables)) console.table(table);
    results[`${cabins} cabins: ${name}`] = tables;
  };
  if (isWanted('search')) {
    const { plan, ...tables } = await measureSearch(url, cabins, runs);
    show('search', tables);
    console.log(plan);
  }
  if (isWanted('tracking'))
    show('tracking', { bookings: await measureTracking(url, cabins, runs) });
  if (isWanted('builds')) show('builds', { build: await measureBuild(url) });
  if (isWanted('figures')) show('figures', { reads: await measureFigures(url, cabins, runs) });
}

try {
  for (const cabins of values.cabins.split(',')) await measure(Number(cabins));
} finally {
  await server?.stop();
}
const file = path.join(PROJECT_DIR, '.local/scale.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(results, null, 2));
console.log(file);
