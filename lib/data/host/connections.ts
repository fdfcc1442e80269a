import 'server-only';
import { z } from 'zod';
import { invokeFunction } from '@/lib/data/invoke-function';
import { toFailure, type HostResult } from '@/lib/data/staff';
import { readPolicySettings } from '@/lib/env/policy-settings';
import { serverEnv } from '@/lib/env/server';
import {
  connectionsSchema,
  outcomeSchema,
  type Connection,
  type Outcome,
  type SiteSettings,
} from '@/lib/schemas/host/connections';
import { staffClient } from '@/lib/supabase/staff-client';
import type { Visitor } from '@/lib/data/sign-in-limits';

const { MAP_STYLE_URL, GA_MEASUREMENT_ID } = serverEnv;

const refusalSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** Null: the function did not answer, or not with what it should. */
async function askFunction<T>(
  test: Connection | null,
  visitor: Visitor,
  schema: z.ZodType<T>,
): Promise<HostResult<T> | null> {
  const client = await staffClient();
  const { session } = (await client.auth.getSession()).data;
  if (!session) return { ok: false, code: 'signed-out' };
  const { status, body } = await invokeFunction('connections', {
    body: {
      test,
      site: {
        mapStyleUrl: MAP_STYLE_URL,
        mapOrigins: readPolicySettings().mapOrigins,
        tag: GA_MEASUREMENT_ID,
      },
    },
    headers: { Authorization: `Bearer ${session.access_token}` },
    visitor,
  });
  const answer = schema.safeParse(body);
  if (status === 200 && answer.success) return { ok: true, data: answer.data };
  const refusal = refusalSchema.safeParse(body).data?.error;
  return refusal ? toFailure(refusal, status) : null;
}

/** How the functions are set up and what happened last; null where they do not answer. */
export const getConnections = (visitor: Visitor) => askFunction(null, visitor, connectionsSchema);

export async function testConnection(
  connection: Connection,
  visitor: Visitor,
): Promise<HostResult<Outcome>> {
  const result = await askFunction(connection, visitor, outcomeSchema);
  return result ?? { ok: true, data: { code: 'no_function', detail: '' } };
}

/** What the site's own settings say of its connections. */
export const siteSettings = (): SiteSettings => ({
  map: { host: MAP_STYLE_URL === '' ? '' : new URL(MAP_STYLE_URL).hostname },
  analytics: { tag: GA_MEASUREMENT_ID },
});
