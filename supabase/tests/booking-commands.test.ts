import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { PROJECT_DIR } from '../local/settings.ts';
import { database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { bookedStay } from './support/guest-bookings.ts';
import { ONCE } from './support/harness.ts';
import { statusOf } from './support/holds.ts';

function run(...args: readonly string[]): Promise<{ failed: boolean; text: string }> {
  const script = path.join(PROJECT_DIR, 'supabase/local/bookings.ts');
  const env = {
    ...process.env,
    NEXT_PUBLIC_SUPABASE_URL: process.env.SUPABASE_URL,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: process.env.SUPABASE_PUBLISHABLE_KEY,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, text: stdout + stderr }),
    );
  });
}

test(
  'a host cancels by command, after free cancellation has ended too, and everything goes back',
  ONCE,
  async () => {
    const cabin = await createCabin({ free_cancel_days: 30 });
    const stay = await bookedStay(cabin.id, stayOf(20, 23), { name: 'June Carter' });
    const listed = (await run()).text;
    const line = listed.split('\n').find((each) => each.includes(stay.reference));
    assert.ok(line?.includes(cabin.slug) && line.endsWith('June Carter'), line);

    const dollars = (stay.totalCents / 100).toFixed(2);
    const asked = await run('cancel', stay.reference);
    assert.ok(asked.text.includes(`cancel ${stay.reference} ${dollars}`), asked.text);
    assert.match((await run('cancel', stay.reference, '0.01')).text, /^Nothing is canceled yet/);
    assert.equal(await statusOf(database.query, stay.id), 'confirmed');

    assert.match((await run('cancel', stay.reference, `$${dollars}`)).text, /^Canceled\. \$/);
    assert.match((await run('cancel', stay.reference, dollars)).text, /^It is already canceled/);
    const [row] = await database.query(
      `select b.cancelled_by, r.amount_cents from public.bookings b
     join public.payments p on p.booking_id = b.id join public.refunds r on r.payment_id = p.id where b.id = '${stay.id}'`,
    );
    assert.deepEqual(row, { cancelled_by: 'host', amount_cents: stay.totalCents });
  },
);

test('what cannot be cancelled is said', ONCE, async () => {
  for (const args of [
    ['cancel', 'MM-NOBODY22'],
    ['cancel'],
    ['erase', 'all'],
    ['cancel', 'x', 'all'],
  ]) {
    const { failed, text } = await run(...args);
    assert.ok(failed, text);
    assert.doesNotMatch(text, / at .+\.ts/);
  }
});
