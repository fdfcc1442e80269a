import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { BUILD, ROOT } from '../bench/paths.ts';
import { startServer } from '../bench/processes.ts';
import { databaseUrl } from './generate.ts';

const PORT = '3380';
const BACKEND_PORT = '54680';

/** Builds the site on a database of so many cabins, with nothing kept of earlier builds but the compiled code. */
async function build(url: string) {
  rmSync(path.join(BUILD, 'source-stamp'), { force: true });
  const started = await startServer(
    {
      command: process.execPath,
      args: [path.join(ROOT, 'supabase/local/start.ts')],
      cwd: ROOT,
      env: { PORT, SUPABASE_PORT: BACKEND_PORT, DATABASE_URL: url },
    },
    `http://localhost:${PORT}`,
  );
  const atMs = (text: string) =>
    started.lines.findLast((line) => line.text.includes(text))?.atMs ?? NaN;
  const seconds = (atMs('Starting the site') - atMs('Building the site')) / 1000;
  const made = started.lines.find(({ text }) => text.includes('Generating static pages'))?.text;
  await started.stop();
  return {
    'build, s': Number(seconds.toFixed(1)),
    'of it the pages, s': Number(/ in ([\d.]+)s/.exec(made ?? '')?.[1] ?? NaN),
    pages: Number(/\((\d+)\)/.exec(made ?? '')?.[1] ?? NaN),
  };
}

const { values } = parseArgs({
  options: {
    // Holds the databases cabins_<n>; one that is missing is made empty, and seeded by the start.
    server: { type: 'string' },
    cabins: { type: 'string', default: '26,1000,10000' },
  },
});
if (!values.server) throw new Error('--server postgres://… is missing.');
const results: Record<string, object> = {};
for (const cabins of values.cabins.split(',').map(Number)) {
  const sql = postgres(values.server, { max: 1, onnotice: () => undefined });
  const [found] = await sql`select from pg_database where datname = ${`cabins_${cabins}`}`;
  if (!found) await sql.unsafe(`create database cabins_${cabins}`);
  await sql.end();
  results[cabins] = await build(databaseUrl(values.server, cabins));
  console.log(cabins, results[cabins]);
}
console.table(results);
