import { createContextClient } from '@supabase/server/core';
import type { Database } from '../../../lib/supabase/database.types.ts';
import { expectData, isBusyError } from '../../../lib/supabase/expect-data.ts';
import { errorResponse, HttpError } from './responses.ts';
import { SUPABASE_OPTIONS } from './supabase-options.ts';

type Functions = Database['public']['Functions'];
type HostFunction = Extract<keyof Functions, `host_${string}`>;
type Answer = Parameters<typeof expectData>[0] & { status: number };

const BEARER = /^Bearer +(\S+)$/i;

/** The refusal that ends the request with another code and message than the database's. */
export const refusalOf = (code: string) => new HttpError(errorResponse(422, 'PT422', code));

/**
 * What the database answered. A refusal ends the request with the database's own code, message and details, as the site
 * would have had them.
 */
export function expectAllowed(answer: Answer): unknown {
  const { error, status } = answer;
  if (error && ((status >= 400 && status < 500) || isBusyError(error))) {
    const { code = '', message, details } = error;
    throw new HttpError(errorResponse(status, code, message, { details }));
  }
  return expectData(answer);
}

/** Calls host_* functions as the member of the staff whose token the site passed on. */
export function memberOf(request: Request) {
  const token = BEARER.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
  const client = createContextClient<Database>({
    auth: { token },
    supabaseOptions: SUPABASE_OPTIONS,
  });
  return async <Name extends HostFunction>(
    name: Name,
    args: Functions[Name]['Args'],
  ): Promise<unknown> => expectAllowed(await client.rpc(name, args as never));
}
