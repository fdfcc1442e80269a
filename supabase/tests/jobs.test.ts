import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { levelOfRun, recordRun } from '../functions/_shared/job-runs.ts';
import { serveJob } from '../functions/_shared/serve.ts';
import { rotateDeal } from '../functions/job-rotate-deal/index.ts';
import { APART_MS, readJobs, startJobs } from '../local/jobs.ts';
import { admin, callFunction, database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';
import { expectErrorOutput } from './support/quiet.ts';

const JOBS = await readJobs(admin);
const SUPABASE = path.resolve(import.meta.dirname, '..');
const NOW = new Date('2033-01-01T12:00:07Z');
const newName = () => `test-${randomUUID().replace(/[^a-f]/g, '')}`;

test('every job is an edge function of the list', () => {
  const names = JOBS.map(({ name }) => name);
  const functions = readdirSync(path.join(SUPABASE, 'functions'))
    .filter((name) => name.startsWith('job-'))
    .map((name) => name.slice('job-'.length));
  assert.deepEqual(functions.sort(), [...names].sort());
  const config = readFileSync(path.join(SUPABASE, 'config.toml'), 'utf8');
  for (const name of names) {
    assert.ok(existsSync(path.join(SUPABASE, 'functions', `job-${name}`, 'index.ts')), name);
    assert.ok(config.includes(`[functions.job-${name}]`), name);
  }
});

test('what pg_cron can express, and no job so rare that its run is missed for a day', () => {
  for (const { name, everySeconds } of JOBS) {
    const isMinutes = everySeconds % 60 === 0 && 3600 % everySeconds === 0;
    const isHours = everySeconds % 3600 === 0 && 86_400 % everySeconds === 0;
    assert.ok(isMinutes || isHours, name);
  }
});

for (const { name } of JOBS) {
  test(`job-${name} is for the secret key, by POST`, async () => {
    const call = (init: RequestInit) => callFunction(`job-${name}`, init);
    assert.equal((await call({ method: 'POST' })).status, 401);
    assert.equal((await call({ method: 'POST', headers: { apikey: '' } })).status, 401);
    const apikey = process.env.SUPABASE_SECRET_KEY ?? '';
    assert.equal((await call({ method: 'GET', headers: { apikey } })).status, 405);
  });
}

for (const [level, done] of [
  ['debug', {}],
  ['debug', { expired: 0, completed: 0 }],
  ['info', { expired: 0, completed: 1 }],
  ['info', { failed: 1 }],
] as const) {
  test(`a run is logged as ${level} when it answers ${JSON.stringify(done)}`, () => {
    assert.equal(levelOfRun(done), level);
  });
}

/** What is logged while it runs, as level and event. */
async function logOf(t: TestContext, work: () => Promise<unknown>) {
  const before = process.env.LOG_FORMAT;
  process.env.LOG_FORMAT = 'json';
  process.env.LOG_LEVEL = 'debug';
  const write = t.mock.method(process.stdout, 'write', () => true);
  await work();
  const lines = write.mock.calls.map(({ arguments: [text] }) => String(text));
  write.mock.restore();
  delete process.env.LOG_LEVEL;
  if (before === undefined) delete process.env.LOG_FORMAT;
  else process.env.LOG_FORMAT = before;
  return lines.flatMap((line) => {
    if (!line.startsWith('{"time":')) return [];
    const { level, event } = JSON.parse(line) as { level: string; event: string };
    return [`${level} ${event}`];
  });
}

test('a run without work and one that fails, in the log of the function', async (t) => {
  const run = (work: () => Promise<Record<string, number>>) => {
    const headers = { apikey: process.env.SUPABASE_SECRET_KEY ?? '' };
    const url = `http://localhost/functions/v1/job-${newName()}`;
    return serveJob(work).fetch(new Request(url, { method: 'POST', headers }));
  };
  assert.deepEqual(await logOf(t, () => run(() => Promise.resolve({ sent: 0 }))), [
    'debug job',
    'debug function',
  ]);
  assert.deepEqual(await logOf(t, () => run(() => Promise.resolve({ sent: 2 }))), [
    'info job',
    'debug function',
  ]);
  const fail = () => Promise.reject(new Error('The sky fell'));
  assert.deepEqual(await logOf(t, () => run(fail)), ['error function failed', 'info function']);
});

async function runsOf(name: string) {
  return database.query(
    `select done, error, finished_at is not null as ended from public.job_runs where name = '${name}' order by id`,
  );
}

test('one of fifty schedulers runs the job in each slot', async () => {
  const name = newName();
  let ran = 0;
  const work = () => Promise.resolve({ things: (ran += 1) });
  const schedule = (now: Date) =>
    Promise.all(
      Array.from({ length: 50 }, () => recordRun({ admin, name, everySeconds: 60, now }, work)),
    );
  const first = await schedule(NOW);
  assert.deepEqual(first.filter(Boolean), [{ things: 1 }]);
  await schedule(new Date('2033-01-01T12:00:59.999Z'));
  assert.equal(ran, 1);
  await schedule(new Date('2033-01-01T12:01:00Z'));
  assert.equal(ran, 2);
  assert.deepEqual(await runsOf(name), [
    { done: { things: 1 }, error: null, ended: true },
    { done: { things: 2 }, error: null, ended: true },
  ]);
});

test('a manual call always runs the job', async () => {
  const name = newName();
  for (let i = 0; i < 2; i++) {
    const run = { admin, name, everySeconds: null, now: NOW };
    assert.deepEqual(await recordRun(run, () => Promise.resolve({})), {});
  }
  assert.equal((await runsOf(name)).length, 2);
});

test('a run that fails says so, and one that is cut off has no end', async () => {
  const name = newName();
  const run = { admin, name, everySeconds: null, now: NOW };
  await assert.rejects(
    recordRun(run, () => Promise.reject(new Error('The sky fell'))),
    /The sky fell/,
  );
  await admin.rpc('begin_job_run', { p_name: name });
  assert.deepEqual(await runsOf(name), [
    { done: null, error: 'The sky fell', ended: true },
    { done: null, error: null, ended: false },
  ]);
});

test('the deal of a day is made once, and nothing fails on a day without one', async () => {
  const cabin = await createCabin();
  const now = new Date('2019-02-03T00:00:01Z');
  await database.query(
    `insert into public.deal_pins (day, cabin_id, discount_percent) values ('2019-02-03', '${cabin.id}', 15)`,
  );
  const runs = await Promise.all(Array.from({ length: 10 }, () => rotateDeal({ admin, now })));
  assert.ok(runs.some(({ deals }) => deals === 1));
  const deals = await database.query(
    `select cabin_id from public.daily_deals where starts_at = '2019-02-03T00:00:00Z'`,
  );
  assert.deepEqual(deals, [{ cabin_id: cabin.id }]);
  assert.deepEqual(await rotateDeal({ admin, now }), { deals: 0 });
  assert.deepEqual(await rotateDeal({ admin, now: new Date('1999-02-03T12:00:00Z') }), {
    deals: 0,
  });
});

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** In the place of the backend: says what was called, and answers when told. */
async function startCallee(t: TestContext, answer: Answer) {
  const server = createServer((request, response) => answer(response, request));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey: 'sb_secret_test',
  };
}

const OFTEN = 0.02;
const ok = (response: ServerResponse) => response.end('{"done":{}}');

test('the local clock runs each job, with the secret key, and names its schedule', async (t) => {
  const bodies = new Map<string, string>();
  const both = Promise.withResolvers<void>();
  const place = await startCallee(t, (response, request) => {
    assert.equal(request.headers.apikey, 'sb_secret_test');
    request.on('data', (chunk) => bodies.set(request.url ?? '', String(chunk)));
    request.on('end', () => {
      ok(response);
      if (bodies.size === 2) both.resolve();
    });
  });
  const jobs = [
    { name: 'one', everySeconds: 60 },
    { name: 'two', everySeconds: 3600 },
  ];
  const clock = startJobs(jobs, place, 1);
  await both.promise;
  await clock.stop();
  assert.deepEqual(Object.fromEntries(bodies), {
    '/functions/v1/job-one': '{"every_seconds":60}',
    '/functions/v1/job-two': '{"every_seconds":3600}',
  });
});

test('jobs of one minute begin apart', async (t) => {
  const called = t.mock.method(globalThis, 'fetch', () => Promise.resolve(new Response('{}')));
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const place = { url: 'http://127.0.0.1:9', secretKey: 'sb_secret_test' };
  const jobs = ['one', 'two'].map((name) => ({ name, everySeconds: 60 }));
  const clock = startJobs(jobs, place, 1);
  t.mock.timers.tick(APART_MS);
  assert.equal(called.mock.callCount(), 1);
  t.mock.timers.tick(1);
  assert.equal(called.mock.callCount(), 2);
  await clock.stop();
});

test('a job does not meet its own last run, and others go on meanwhile', async (t) => {
  const slow: ServerResponse[] = [];
  let quick = 0;
  const wentOn = Promise.withResolvers<void>();
  const place = await startCallee(t, (response, request) => {
    if (request.url?.endsWith('slow')) return void slow.push(response);
    ok(response);
    if ((quick += 1) === 5) wentOn.resolve();
  });
  const jobs = ['slow', 'quick'].map((name) => ({ name, everySeconds: OFTEN }));
  const clock = startJobs(jobs, place, 1);
  await wentOn.promise;
  assert.equal(slow.length, 1);
  slow[0]?.end('{}');
  await clock.stop();
});

test('a failed job is logged and runs again', async (t) => {
  const errors = t.mock.method(console, 'error', () => undefined);
  let calls = 0;
  const again = Promise.withResolvers<void>();
  const place = await startCallee(t, (response) => {
    calls += 1;
    if (calls === 1) response.writeHead(500).end('{}');
    else if (calls === 2) response.destroy();
    else {
      ok(response);
      again.resolve();
    }
  });
  const clock = startJobs([{ name: 'shaky', everySeconds: OFTEN }], place, 1);
  await again.promise;
  await clock.stop();
  assert.equal(errors.mock.callCount(), 2);
  assert.match(String(errors.mock.calls[0]?.arguments), /shaky/);
});

test('stopping waits for a run that is under way, and starts none', async (t) => {
  const called = Promise.withResolvers<ServerResponse>();
  let calls = 0;
  const place = await startCallee(t, (response) => {
    calls += 1;
    called.resolve(response);
  });
  const clock = startJobs([{ name: 'slow', everySeconds: OFTEN }], place, 1);
  const response = await called.promise;
  let isStopped = false;
  const stopped = clock.stop().then(() => {
    isStopped = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(isStopped, false);
  response.end('{}');
  await stopped;
  assert.equal(calls, 1);
});

const scheduleJobs = (key = 'sb_secret_1', siteUrl = 'https://cabins.example') =>
  database.query(
    `select public.schedule_jobs('https://abc.supabase.co/', '${key}', nullif('${siteUrl}', '')) as n`,
  );

test('without pg_cron nothing is scheduled, and the command says why', async (t) => {
  expectErrorOutput(t);
  await assert.rejects(scheduleJobs(), /has no pg_cron, pg_net or vault/);
});

/** What the extensions of a hosted project look like from outside. */
const HOSTED = `
  create schema cron; create schema net; create schema vault;
  create table cron.job (jobname text primary key, schedule text, command text);
  create table cron.job_run_details (end_time timestamptz);
  create function cron.schedule(n text, s text, c text) returns bigint language sql as $$
    insert into cron.job values (n, s, c) on conflict (jobname) do update set schedule = s, command = c returning 1::bigint $$;
  create function cron.unschedule(n text) returns boolean language sql as $$
    delete from cron.job where jobname = n returning true $$;
  create table net.calls (url text, body jsonb, headers jsonb, timeout integer);
  create function net.http_post(url text, body jsonb, params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000)
  returns bigint language sql as $$ insert into net.calls values (url, body, headers, timeout_milliseconds) returning 1::bigint $$;
  create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
  create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
  create function vault.create_secret(s text, n text) returns void language sql as $$
    insert into vault.secrets (name, secret) values (n, s) $$;
  create function vault.update_secret(i uuid, s text) returns void language sql as $$
    update vault.secrets set secret = s where id = i $$;
`;

test('on a hosted project one call schedules them all, and a second one changes nothing', async (t) => {
  expectErrorOutput(t);
  await database.runScript(HOSTED);
  t.after(() => database.runScript('drop schema cron, net, vault cascade'));
  await assert.rejects(scheduleJobs('short'), /nothing was scheduled/);
  await assert.rejects(scheduleJobs('sb_secret_1', ''), /nothing was scheduled/);
  await database.runScript(`
    insert into cron.job values ('job-of-the-past', '* * * * *', 'select 1'), ('another of the host', '* * * * *', 'select 1');
  `);
  const jobs = () => database.query('select * from cron.job order by jobname');
  assert.deepEqual(await scheduleJobs('sb_secret_0'), [{ n: JOBS.length }]);
  const scheduled = await jobs();
  await scheduleJobs();
  assert.deepEqual(await jobs(), scheduled);
  assert.deepEqual(await database.query('select name, secret from vault.secrets order by name'), [
    { name: 'project_url', secret: 'https://abc.supabase.co/' },
    { name: 'secret_key', secret: 'sb_secret_1' },
    { name: 'site_url', secret: 'https://cabins.example' },
  ]);
  assert.deepEqual(
    scheduled.map(({ jobname }) => jobname),
    ['another of the host', 'forget-cron-runs', ...JOBS.map(({ name }) => `job-${name}`).sort()],
  );
  const scheduleOf = (name: string) => scheduled.find(({ jobname }) => jobname === name);
  assert.equal(scheduleOf('job-send-outbox')?.schedule, '*/1 * * * *');
  assert.equal(scheduleOf('job-rotate-deal')?.schedule, '0 */1 * * *');
  assert.equal(scheduleOf('job-prune')?.schedule, '0 */6 * * *');
  for (const { command } of scheduled) await database.runScript(String(command));
  const calls = await database.query(`select * from net.calls where url like '%job-prune'`);
  assert.deepEqual(calls, [
    {
      url: 'https://abc.supabase.co/functions/v1/job-prune',
      body: { every_seconds: 21_600 },
      headers: { 'Content-Type': 'application/json', apikey: 'sb_secret_1' },
      timeout: 25_000,
    },
  ]);
});
