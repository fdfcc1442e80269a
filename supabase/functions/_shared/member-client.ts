import { createContextClient } from '@supabase/server/core';
import type { z } from 'zod';
import { toCamelKeys } from '../../../lib/domain/values/key-case.ts';
import type { Database } from '../../../lib/supabase/database.types.ts';
import { expectData, isBusyError } from '../../../lib/supabase/expect-data.ts';
import { errorResponse, HttpError } from './responses.ts';
import { SUPABASE_OPTIONS } from './supabase-options.ts';

type Functions = Database['public']['Functions'];
type HostFunction = Extract<keyof Functions, `host_${string}`>;
type Answer = Parameters<typeof expectData>[0] & { status: number };

const BEARER = /^Bearer +(\S+)$/i;

/** Ends the request like a refusal by the database with this code. */
export const hostRefusal = (code: string) => new HttpError(errorResponse(422, 'PT422', code));

/** Whether the database refused the call; any other error is a fault. */
export const isRefused = ({ error, status }: Answer): boolean =>
  error !== null && ((status >= 400 && status < 500) || isBusyError(error));

/**
 * Returns the database's result. A refusal ends the request with the database's own code, message and details, as the
 * site would have received them.
 */
export function expectAllowed(answer: Answer): unknown {
  const { error, status } = answer;
  if (error && isRefused(answer)) {
    const { code = '', message, details } = error;
    throw new HttpError(errorResponse(status, code, message, { details }));
  }
  return expectData(answer);
}

/** Calls host_* functions with the staff member's token. With a schema, the result is parsed in camel case. */
export function memberOf(request: Request) {
  const token = BEARER.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
  const client = createContextClient<Database>({
    auth: { token },
    supabaseOptions: SUPABASE_OPTIONS,
  });
  return async <Name extends HostFunction, T = unknown>(
    name: Name,
    args: Functions[Name]['Args'],
    schema?: z.ZodType<T>,
  ): Promise<T> => {
    const data = expectAllowed(await client.rpc(name, args as never));
    return schema ? schema.parse(toCamelKeys(data)) : (data as T);
  };
}
