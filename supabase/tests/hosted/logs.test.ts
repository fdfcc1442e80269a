import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { startDenoFunctions } from '../support/servers/deno-functions.ts';
import { freePort } from '../support/servers/postgres-server.ts';

type Line = Record<string, unknown>;

test('hosted functions write each line of the log to the console, with the id of the request', async (t) => {
  const key = 'sb_publishable_of_the_log_test';
  const functions = await startDenoFunctions({
    // Nobody listens there, so that what needs the database fails.
    SUPABASE_URL: `http://127.0.0.1:${await freePort()}`,
    SUPABASE_PUBLISHABLE_KEY: key,
    SUPABASE_SECRET_KEY: 'sb_secret_of_the_log_test',
    LOG_FORMAT: '',
    NODE_ENV: '',
  });
  t.after(functions.stop);
  const call = async (body: object) => {
    const requestId = randomUUID();
    const request = new Request('http://localhost/functions/v1/quote', {
      method: 'POST',
      headers: { apikey: key, 'Content-Type': 'application/json', 'X-Request-Id': requestId },
      body: JSON.stringify(body),
    });
    const answer = await functions.serve(request);
    await answer?.text();
    const lines = functions.lines.map((line) => JSON.parse(line) as Line);
    return {
      status: answer?.status,
      lines: lines.filter(({ request_id: id }) => id === requestId),
    };
  };

  const refused = await call({});
  assert.equal(refused.status, 400);
  assert.partialDeepStrictEqual(refused.lines, [
    { level: 'info', event: 'function', method: 'POST', route: '/quote', status: 400 },
  ]);

  const [checkIn, checkOut] = ['2033-05-01', '2033-05-04'];
  const stay = { cabin_id: randomUUID(), check_in: checkIn, check_out: checkOut };
  const failed = await call({ ...stay, adults: 2, children: 0, pets: 0 });
  assert.equal(failed.status, 500);
  assert.deepEqual(
    failed.lines.map(({ level, event }) => [level, event]),
    [
      ['error', 'function failed'],
      ['info', 'function'],
    ],
  );
});
