import assert from 'node:assert/strict';
import test from 'node:test';
import { useHarness } from './support/harness.ts';

// What must arrive as it is.
const MARK = `it's a \\ "mark"; select 1`;

const LOOK = `
  create function public.look() returns jsonb language sql stable set search_path = '' as $$
    select jsonb_build_object(
      'user', current_user,
      'claims', current_setting('request.jwt.claims', true)::jsonb,
      'method', current_setting('request.method', true),
      'path', current_setting('request.path', true),
      'mark', current_setting('request.headers', true)::jsonb ->> 'x-mark',
      'read_only', current_setting('transaction_read_only'));
  $$;
  grant execute on function public.look to anon, service_role;`;

test('a call knows its caller and its request, and leaves nothing behind', async () => {
  const { database, anon, admin } = await useHarness();
  const look = (client: typeof anon, get: boolean) =>
    client.rpc('look' as never, {} as never, { get }).setHeader('X-Mark', MARK);
  await database.runScript(LOOK);
  try {
    await database.connection.clearSchemaCache();
    assert.deepEqual((await look(anon, true)).data, {
      user: 'anon',
      claims: { role: 'anon' },
      method: 'GET',
      path: '/rpc/look',
      mark: MARK,
      read_only: 'on',
    });
    const { data } = await look(admin, false);
    const { user, method, read_only } = data as unknown as Record<string, string>;
    assert.deepEqual([user, method, read_only], ['service_role', 'POST', 'off']);
    const [after] = await database.query(`
      select current_user = session_user as own, current_setting('request.headers', true) as headers`);
    assert.deepEqual([after?.own, after?.headers || null], [true, null]);
  } finally {
    await database.runScript('drop function public.look');
    await database.connection.clearSchemaCache();
  }
});
