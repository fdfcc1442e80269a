import { withSupabase, type AuthConfig } from '@supabase/server';
import type { Database } from '../../../lib/supabase/database.types.ts';
import type { Admin } from './quote-inputs.ts';
import { refuse } from './replies.ts';
import { visitorAddress } from './visitor.ts';

export type Context = { admin: Admin; now: Date; /** See visitorAddress. */ address: string };
type Handler = (request: Request, context: Context) => Promise<Response>;
type Method = 'GET' | 'POST';

/**
 * An edge function for callers with the publishable key, or for the site with the secret one, which is how it
 * vouches for the visitor's address. The handler works as service_role, because
 * calendars and bookings are closed to the public key; it gets the time, so that rules can be tested at any.
 */
export const serve = (method: Method | readonly Method[], handler: Handler) =>
  serveTo(['secret', 'publishable'], method, handler);

/** For a caller without any key, who must prove in the handler who it is. */
export const serveOpen = (method: Method, handler: Handler) => serveTo('none', method, handler);

function serveTo(auth: AuthConfig, method: Method | readonly Method[], handler: Handler) {
  const methods: readonly string[] = [method].flat();
  return {
    fetch: withSupabase<Database>({ auth }, async (request, caller) => {
      if (!methods.includes(request.method)) {
        return refuse(405, 'method_not_allowed', `Use ${methods.join(' or ')}.`);
      }
      const address = visitorAddress(request.headers, caller.authMode === 'secret');
      try {
        return await handler(request, { admin: caller.supabaseAdmin, now: new Date(), address });
      } catch (error) {
        console.error(`${request.method} ${new URL(request.url).pathname} failed`, error);
        return refuse(500, 'internal_error', 'Something went wrong. Please try again.');
      }
    }),
  };
}
