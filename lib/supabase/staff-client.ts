import 'server-only';
import { createServerClient, type CookieMethodsServer } from '@supabase/ssr';
import { cookies } from 'next/headers';
import { serverEnv } from '@/lib/env/server';
import type { Database } from './database.types';
import { READ_TIMEOUT_MS, upstreamFetch } from './upstream-fetch';

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const isLocal = LOCAL_NAMES.includes(new URL(serverEnv.SITE_URL).hostname);

/** The session cookie, sent only to the console and unreadable for scripts. */
export const SESSION_COOKIE = {
  name: 'host-session',
  path: '/host',
  httpOnly: true,
  sameSite: 'lax',
  secure: !isLocal,
} as const;

/** Cookie lifetime in seconds, renewed at each refresh. The library's default is 400 days. */
const COOKIE_LIFETIME_S = 30 * 86_400;

type SetAll = NonNullable<CookieMethodsServer['setAll']>;

const shortened =
  (setAll: SetAll | undefined): SetAll =>
  (changed, ...rest) =>
    setAll?.(
      changed.map(({ options, ...cookie }) => ({
        ...cookie,
        options: {
          ...options,
          ...(options.maxAge && { maxAge: Math.min(options.maxAge, COOKIE_LIFETIME_S) }),
        },
      })),
      ...rest,
    );

/** A client with the signed-in member's cookies; the middleware passes those of its request and response. */
export const makeStaffClient = (
  cookieMethods: CookieMethodsServer,
  timeoutMs = READ_TIMEOUT_MS,
  key = serverEnv.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
) =>
  createServerClient<Database>(serverEnv.NEXT_PUBLIC_SUPABASE_URL, key, {
    cookies: { ...cookieMethods, setAll: shortened(cookieMethods.setAll) },
    cookieOptions: SESSION_COOKIE,
    db: { retry: false },
    global: { fetch: upstreamFetch(timeoutMs, { cache: 'no-store' }) },
  });

async function clientOfVisitor(timeoutMs: number, key?: string) {
  const store = await cookies();
  return makeStaffClient(
    {
      getAll: () => store.getAll(),
      setAll: (changed) => {
        try {
          for (const { name, value, options } of changed) store.set(name, value, options);
        } catch {
          // Pages can't set cookies; the middleware has already refreshed the session.
        }
      },
    },
    timeoutMs,
    key,
  );
}

/** A staff client for pages, routes and actions below /host. */
export const staffClient = (timeoutMs = READ_TIMEOUT_MS) => clientOfVisitor(timeoutMs);

/**
 * Calls Auth with the secret key, for operations only the site may do: opening a session, checking and setting a
 * password. Not for tables and functions, where without a session it would have service_role.
 */
export const privilegedStaffClient = async (timeoutMs: number) => {
  const { auth } = await clientOfVisitor(timeoutMs, serverEnv.SUPABASE_SECRET_KEY);
  return { auth };
};
