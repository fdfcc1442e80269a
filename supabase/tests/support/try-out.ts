import assert from 'node:assert/strict';
import { database } from './backend.ts';
import type { Signed } from './staff.ts';

/** Runs the script as the database owner, rolls everything back, and returns the value of `result`. */
export async function tryOut<T>(script: string, before = ''): Promise<T> {
  const body = `${before} do $try$ declare result jsonb; begin ${script}
    raise exception 'tried%', result; end $try$;`;
  const failure: unknown = await database.runTransaction(body).then(
    () => null,
    (error: unknown) => error,
  );
  const { message } = failure as Error;
  assert.match(message, /^tried/, message);
  return JSON.parse(message.slice('tried'.length)) as T;
}

/** The statements by which a script continues as a staff member. */
export async function asStaff({ client, id }: Signed): Promise<string> {
  const { session } = (await client.auth.getSession()).data;
  const claims = Buffer.from(session?.access_token.split('.')[1] ?? '', 'base64url').toString();
  return `perform set_config('request.jwt.claims', '${claims.replaceAll("'", "''")}', true);
    perform set_config('request.jwt.claim.sub', '${id}', true);`;
}
