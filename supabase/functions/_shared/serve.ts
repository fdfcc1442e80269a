import { withSupabase } from '@supabase/server';
import type { Database } from '../../../lib/supabase/database.types.ts';
import type { Admin } from './quote-inputs.ts';
import { refuse } from './replies.ts';
import { visitorAddress } from './visitor.ts';

type Context = { admin: Admin; now: Date; /** See visitorAddress. */ address: string };
type Handler = (request: Request, context: Context) => Promise<Response>;

/**
 * An edge function for callers with the publishable key, or for the site with the secret one, which is how it
 * vouches for the visitor's address. The handler works as service_role, because
 * calendars and bookings are closed to the public key; it gets the time, so that rules can be tested at any.
 */
export function serve(method: 'GET' | 'POST', handler: Handler) {
  return {
    fetch: withSupabase<Database>({ auth: ['secret', 'publishable'] }, async (request, caller) => {
      if (request.method !== method) {
        return refuse(405, 'method_not_allowed', `Use ${method}.`);
      }
      const address = visitorAddress(request.headers, caller.authMode === 'secret');
      try {
        return await handler(request, { admin: caller.supabaseAdmin, now: new Date(), address });
      } catch (error) {
        console.error(`${method} ${new URL(request.url).pathname} failed`, error);
        return refuse(500, 'internal_error', 'Something went wrong. Please try again.');
      }
    }),
  };
}
