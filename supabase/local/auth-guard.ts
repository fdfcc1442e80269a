import { sql } from 'kysely';
import { limitsOf } from '../../lib/http/rate-limits.ts';
import { SECRET } from '../../lib/http/sign-in-secrets.ts';
import { isKey, authError } from './auth-admin.ts';
import type { Database } from './database/database.ts';

type Body = Readonly<Record<string, unknown>>;
type Answer = (request: Request) => Response | Promise<Response>;
type Call = { request: Request; body: Body; isSite: boolean };
type Handle = (call: Call) => Response | Promise<Response>;

const FOLDER = '/auth/v1/';
const LIMITS = JSON.stringify(limitsOf('auth-direct', {}));
/** A browser may refresh twice at once, each time with the same refresh token. */
const REUSE_SECONDS = 10;
/** An account that nobody can use: its hash is of a password that was never stored. */
const NOBODY = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'nobody@sign-in.invalid',
  hash: '$2b$10$dV1kye62nZLsso8hrwx5IO5IuT39CpJhKKi9vKuI5Ap46PyaVXfaK',
};

async function readBody(request: Request): Promise<Body> {
  try {
    const body: unknown = await request.json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

function withBody({ url, method, headers: sent }: Request, body: Body): Request {
  const headers = new Headers(sent);
  headers.delete('Content-Length');
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}

const INVALID = () => authError(403, 'otp_expired', 'Token has expired or is invalid');
const TOO_MANY = () => authError(429, 'over_request_rate_limit', 'Too many requests');

/**
 * Allows only the Auth calls that the console needs, each as narrowly as possible; everything else, such as codes,
 * sign-up and a change of address, is refused. The site has the secret key and rate limits by network and mailbox
 * before it calls; callers with the publishable key are limited here, all together.
 */
export function guardAuth(database: Database, secretKey: string, pass: Answer): Answer {
  const { kysely } = database.connection;

  /** Counts an attempt unless the site makes it; a successful one is released. */
  async function counted(isSite: boolean, work: () => Response | Promise<Response>) {
    if (isSite) return work();
    const { rows } = await sql<{ reached: string | null }>`
      select public.take_allowances(${LIMITS}::text::jsonb) as reached`.execute(kysely);
    if (rows[0]?.reached) return TOO_MANY();
    const response = await work();
    if (response.ok) {
      await sql`select public.give_back_allowances(${LIMITS}::text::jsonb)`.execute(kysely);
    }
    return response;
  }

  /** Accepts only tokens of 256 bits, created with the secret key a moment before, never an address with a code. */
  const verify: Handle = ({ request, body: { type, token_hash, ...rest }, isSite }) =>
    counted(isSite, () => {
      const isToken = typeof token_hash === 'string' && SECRET.test(token_hash);
      const isPlain = rest.token === undefined && rest.email === undefined;
      if (!isToken || !isPlain || (type !== 'email' && type !== 'magiclink')) return INVALID();
      return pass(withBody(request, { type: 'magiclink', token_hash }));
    });

  /** An account without a password takes as long as a wrong password, because it is checked against an unknown one. */
  const signIn: Handle = ({ request, body, isSite }) =>
    counted(isSite, async () => {
      const email = typeof body.email === 'string' ? body.email.toLowerCase() : '';
      await sql`
        insert into auth.users (id, email, encrypted_password, email_confirmed_at)
        values (${NOBODY.id}::uuid, ${NOBODY.email}, ${NOBODY.hash}, now()) on conflict do nothing`.execute(
        kysely,
      );
      const { rows } = await sql`
        select from auth.users where email = ${email} and not is_sso_user and encrypted_password <> ''`.execute(
        kysely,
      );
      return pass(withBody(request, rows.length > 0 ? body : { ...body, email: NOBODY.email }));
    });

  /** A reused refresh token means that it has leaked, so its session ends. */
  const refresh: Handle = async ({ request, body }) => {
    const token = typeof body.refresh_token === 'string' ? body.refresh_token : '';
    const { rows } = await sql`
      delete from auth.sessions x using auth.refresh_tokens t
      where t.token = ${token} and t.revoked and t.session_id = x.id
        and t.updated_at < now() - make_interval(secs => ${REUSE_SECONDS}::integer)
      returning x.id`.execute(kysely);
    return rows.length > 0
      ? authError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
      : pass(withBody(request, body));
  };

  const token: Handle = (call) => {
    const grant = new URL(call.request.url).searchParams.get('grant_type');
    if (grant === 'password') return signIn(call);
    if (grant === 'refresh_token') return refresh(call);
    return authError(400, 'validation_failed', 'Unsupported grant type');
  };

  /** The site verifies the old password, or its substitute, before it sets a new one. */
  const changeUser: Handle = ({ request, body: { password, ...rest }, isSite }) =>
    isSite && typeof password === 'string' && Object.values(rest).every((part) => part === null)
      ? pass(withBody(request, { password }))
      : authError(403, 'not_admin', 'An account is changed in the console');

  const passOn: Handle = ({ request }) => pass(request);
  const calls: Readonly<Record<string, Handle>> = {
    'GET health': passOn,
    'GET user': passOn,
    'GET .well-known/jwks.json': passOn,
    'POST logout': ({ request, body }) => pass(withBody(request, body)),
    'POST token': token,
    'POST verify': verify,
    'PUT user': changeUser,
  };

  return async (request) => {
    const { pathname } = new URL(request.url);
    const name = `${request.method} ${pathname.slice(FOLDER.length)}`;
    if (pathname.startsWith(`${FOLDER}admin/`)) return pass(request);
    const handle = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (!handle) return authError(422, 'otp_disabled', 'This is switched off here');
    const isSite = isKey(request.headers.get('apikey'), secretKey);
    const body = request.method === 'GET' ? {} : await readBody(request);
    return handle({ request, body, isSite });
  };
}
