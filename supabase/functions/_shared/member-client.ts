import { createContextClient } from '@supabase/server/core';
import type { Database } from '../../../lib/supabase/database.types.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { errorResponse, HttpError } from './responses.ts';
import { SUPABASE_OPTIONS } from './supabase-options.ts';

type Functions = Database['public']['Functions'];
type HostFunction = Extract<keyof Functions, `host_${string}`>;

const BEARER = /^Bearer +(\S+)$/i;

/**
 * Calls host_* functions as the member of the staff whose token the site passed on. A refusal ends the request with the
 * database's own code and message, as the site would have had them.
 */
export function memberOf(request: Request) {
  const token = BEARER.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
  const client = createContextClient<Database>({
    auth: { token },
    supabaseOptions: SUPABASE_OPTIONS,
  });
  return async <Name extends HostFunction>(
    name: Name,
    args: Functions[Name]['Args'],
  ): Promise<unknown> => {
    const answer = await client.rpc(name, args as never);
    const { error, status } = answer;
    if (error && status >= 400 && status < 500) {
      throw new HttpError(errorResponse(status, error.code, error.message));
    }
    return expectData(answer);
  };
}
