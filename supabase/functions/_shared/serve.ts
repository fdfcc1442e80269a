import { withSupabase } from '@supabase/server';
import type { Database } from '../../../lib/supabase/database.types.ts';
import type { Admin } from './quote-inputs.ts';
import { refuse } from './replies.ts';

type Handler = (request: Request, context: { admin: Admin; now: Date }) => Promise<Response>;

/**
 * An edge function for callers with the publishable key. The handler works as service_role, because
 * calendars and bookings are closed to the public key; it gets the time, so that rules can be tested at any.
 */
export function serve(method: 'GET' | 'POST', handler: Handler) {
  return {
    fetch: withSupabase<Database>({ auth: 'publishable' }, async (request, { supabaseAdmin }) => {
      if (request.method !== method) {
        return refuse(405, 'method_not_allowed', `Use ${method}.`);
      }
      try {
        return await handler(request, { admin: supabaseAdmin, now: new Date() });
      } catch (error) {
        console.error(`${method} ${new URL(request.url).pathname} failed`, error);
        return refuse(500, 'internal_error', 'Something went wrong. Please try again.');
      }
    }),
  };
}
