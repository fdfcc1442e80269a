import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { startBackend } from '../../local/backend.ts';
import { openDatabase } from '../../local/database/open-database.ts';
import { startDenoFunctions } from '../support/servers/deno-functions.ts';
import { freePort } from '../support/servers/postgres-server.ts';
import { project, readJobs } from './project.ts';

const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const secretKey = 'sb_secret_of_the_jobs_test';
const functions = await startDenoFunctions({
  SUPABASE_URL: url,
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_the_jobs_test',
  SUPABASE_SECRET_KEY: secretKey,
});
const database = { url: project.url };
const backend = await startBackend(
  {
    port,
    database,
    secretKey,
    filesFolder: mkdtempSync(path.join(tmpdir(), 'cabins-files-')),
    publishableKey: 'sb_publishable_of_the_jobs_test',
    jwtSecret: 'a secret of the jobs test only',
  },
  await openDatabase(database),
  functions.serve,
);
after(async () => {
  await backend.close();
  await functions.stop();
});

const run = (name: string) =>
  fetch(`${url}/functions/v1/job-${name}`, {
    method: 'POST',
    headers: { apikey: secretKey, 'Content-Type': 'application/json' },
    body: '{}',
  });

for (const { name } of await readJobs()) {
  test(`on Deno and a project made by the CLI, job-${name} runs, and runs again`, async () => {
    for (const time of ['first', 'second']) {
      const answer = await run(name);
      assert.equal(answer.status, 200, `${time}: ${await answer.text()}`);
    }
  });
}

test('a calendar whose host is unknown is noted as such', async () => {
  const [feed] = await project.query(
    `insert into public.calendar_feeds (cabin_id, platform, url)
     select id, 'airbnb', 'https://calendar.invalid/one.ics' from public.cabins limit 1 returning id`,
  );
  assert.equal((await run('sync-calendars')).status, 200);
  const [after] = await project.query(
    `select last_error from public.calendar_feeds where id = '${String(feed?.id)}'`,
  );
  assert.equal(after?.last_error, 'unknown_host');
});
