import 'server-only';
import { createServerClient, type CookieMethodsServer } from '@supabase/ssr';
import { cookies } from 'next/headers';
import { serverEnv } from '@/lib/env/server';
import type { Database } from './database.types';
import { READ_TIMEOUT_MS, upstreamFetch } from './upstream-fetch';

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const isLocal = LOCAL_NAMES.includes(new URL(serverEnv.SITE_URL).hostname);

/** Of the session: sent to the console alone, and read by no script. */
const SESSION_COOKIE = {
  name: 'host-session',
  path: '/host',
  httpOnly: true,
  sameSite: 'lax',
  secure: !isLocal,
} as const;

/** A client that works as whoever is signed in, by these cookies; the middleware passes those of its request and answer. */
export const makeStaffClient = (cookieMethods: CookieMethodsServer, timeoutMs = READ_TIMEOUT_MS) =>
  createServerClient<Database>(
    serverEnv.NEXT_PUBLIC_SUPABASE_URL,
    serverEnv.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    {
      cookies: cookieMethods,
      cookieOptions: SESSION_COOKIE,
      db: { retry: false },
      global: { fetch: upstreamFetch(timeoutMs, { cache: 'no-store' }) },
    },
  );

/** The same for pages, routes and actions below /host. */
export async function staffClient(timeoutMs = READ_TIMEOUT_MS) {
  const store = await cookies();
  return makeStaffClient(
    {
      getAll: () => store.getAll(),
      setAll: (changed) => {
        try {
          for (const { name, value, options } of changed) store.set(name, value, options);
        } catch {
          // A page cannot set cookies; the middleware has refreshed the session before it.
        }
      },
    },
    timeoutMs,
  );
}
