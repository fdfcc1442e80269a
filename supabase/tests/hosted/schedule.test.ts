import assert from 'node:assert/strict';
import { test } from 'node:test';
import { project, readJobs } from './project.ts';

const JOBS = await readJobs();
const schedule = (key = 'sb_secret_1') =>
  project.query(
    `select public.schedule_jobs('https://abc.supabase.co/', '${key}', 'https://cabins.example') as jobs`,
  );
const scheduled = () =>
  project.query('select jobname, schedule, command, database from cron.job order by jobname');

test('on a new project the clock starts with pg_cron and pg_net as upstream ships them', async () => {
  await assert.rejects(schedule('short'), /nothing was scheduled/);
  assert.deepEqual(await schedule('sb_secret_0'), [{ jobs: JOBS.length }]);
  const jobs = await scheduled();
  assert.deepEqual(
    jobs.map(({ jobname }) => jobname),
    ['forget-cron-runs', ...JOBS.map(({ name }) => `job-${name}`).sort()],
  );
  assert.ok(jobs.every(({ database }) => database === 'project'));

  assert.deepEqual(await schedule(), [{ jobs: JOBS.length }]);
  assert.deepEqual(await scheduled(), jobs);
});

test('the scheduled command queues a call of its function with the key from the vault', async () => {
  const jobs = await scheduled();
  for (const { jobname, command } of jobs.filter((job) => job.jobname !== 'forget-cron-runs')) {
    await project.query(String(command));
    const [call] = await project.query(
      `delete from net.http_request_queue returning method, url, headers, convert_from(body, 'UTF8')::jsonb as body`,
    );
    assert.partialDeepStrictEqual(call, {
      method: 'POST',
      url: `https://abc.supabase.co/functions/v1/${jobname}`,
      headers: { apikey: 'sb_secret_1' },
    });
    const { everySeconds } = JOBS.find(({ name }) => `job-${name}` === jobname) ?? {};
    assert.deepEqual(call?.body, { every_seconds: everySeconds });
  }
});

test('the vault has the addresses and the last key, once each', async () => {
  assert.deepEqual(
    await project.query(
      'select name, decrypted_secret as secret from vault.decrypted_secrets order by name',
    ),
    [
      { name: 'project_url', secret: 'https://abc.supabase.co/' },
      { name: 'secret_key', secret: 'sb_secret_1' },
      { name: 'site_url', secret: 'https://cabins.example' },
    ],
  );
});

test('the command that forgets old runs is one that the owner may run', async () => {
  const [job] = (await scheduled()).filter(({ jobname }) => jobname === 'forget-cron-runs');
  await project.query(String(job?.command));
});
