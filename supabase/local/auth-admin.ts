import { sql } from 'kysely';
import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Database } from './database/database.ts';

type User = { id: string; email: string };
type Answer = (request: Request) => Promise<Response> | null;

const FOLDER = '/auth/v1/admin/';
const ADDRESS = /^[^\s@]{1,64}@[^\s@]{3,189}$/;

export const authError = (status: number, error_code: string, msg: string) =>
  Response.json({ code: status, error_code, msg }, { status });

/** Compares a key in constant time. */
export function isKey(given: string | null, key: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await request.json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

const toUser = ({ id, email }: User) => ({
  id,
  email,
  aud: 'authenticated',
  role: 'authenticated',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: {},
  created_at: new Date().toISOString(),
});

/** Finds or creates the account of an email address; `isNew` tells which. */
async function provideUser(
  { connection: { kysely } }: Database,
  email: string,
): Promise<User & { isNew: boolean }> {
  const meta = JSON.stringify({ provider: 'email', providers: ['email'] });
  const { rows: made } = await sql<{ id: string }>`
    insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data)
    values (${randomUUID()}::uuid, ${email}, now(), ${meta}::text::jsonb)
    on conflict (email) where is_sso_user = false do nothing returning id::text as id`.execute(
    kysely,
  );
  const [user] = made;
  if (user) {
    const identity = JSON.stringify({ sub: user.id, email, email_verified: true });
    await sql`
      insert into auth.identities (id, provider, provider_id, user_id, identity_data)
      values (${randomUUID()}::uuid, 'email', ${user.id}, ${user.id}::uuid, ${identity}::text::jsonb)`.execute(
      kysely,
    );
    return { id: user.id, email, isNew: true };
  }
  const { rows } = await sql<{ id: string }>`
    select id::text as id from auth.users where email = ${email} and is_sso_user = false`.execute(
    kysely,
  );
  const [known] = rows;
  if (!known) throw new Error('The account could neither be created nor found');
  return { id: known.id, email, isNew: false };
}

async function createUser(database: Database, email: string): Promise<Response> {
  const user = await provideUser(database, email);
  return user.isNew
    ? Response.json(toUser(user))
    : authError(422, 'email_exists', 'A user with this email address has already been registered');
}

/** Creates a link besides an emailed code; requesting a code doesn't invalidate it. */
async function createLink(database: Database, email: string): Promise<Response> {
  const user = await provideUser(database, email);
  const token = randomBytes(32).toString('hex');
  await sql`
    update auth.users set confirmation_token = ${token}, confirmation_sent_at = now()
    where id = ${user.id}::uuid`.execute(database.connection.kysely);
  return Response.json({
    ...toUser(user),
    action_link: '',
    email_otp: '',
    hashed_token: token,
    redirect_to: '',
    verification_type: 'magiclink',
  });
}

/**
 * The admin API that Auth's package lacks: creating an account and a one-time link, for callers with the secret key.
 * Returns null for any other request.
 */
export function createAuthAdmin(database: Database, secretKey: string): Answer {
  const answer = async (request: Request): Promise<Response> => {
    if (!isKey(request.headers.get('apikey'), secretKey)) {
      return authError(401, 'no_authorization', 'This endpoint requires the secret key');
    }
    const { email, type } = await readBody(request);
    if (typeof email !== 'string' || !ADDRESS.test(email)) {
      return authError(
        422,
        'validation_failed',
        'Unable to validate email address: invalid format',
      );
    }
    const call = `${request.method} ${new URL(request.url).pathname.slice(FOLDER.length)}`;
    if (call === 'POST users') return createUser(database, email.toLowerCase());
    if (call === 'POST generate_link' && type === 'magiclink') {
      return createLink(database, email.toLowerCase());
    }
    return authError(404, 'not_found', 'Not found');
  };
  return (request) => (new URL(request.url).pathname.startsWith(FOLDER) ? answer(request) : null);
}
