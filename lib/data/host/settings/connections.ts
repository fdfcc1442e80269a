import 'server-only';
import type { z } from 'zod';
import { callAsMember } from '@/lib/data/staff/member-function';
import type { HostResult } from '@/lib/data/staff/staff';
import { readPolicySettings } from '@/lib/env/policy-settings';
import { serverEnv } from '@/lib/env/server';
import {
  connectionsSchema,
  outcomeSchema,
  type Connection,
  type Outcome,
  type SiteSettings,
} from '@/lib/schemas/host/settings/connections';
import type { Visitor } from '@/lib/data/staff/sign-in-limits';

const { MAP_STYLE_URL, GA_MEASUREMENT_ID } = serverEnv;

const askFunction = <T>(test: Connection | null, visitor: Visitor, schema: z.ZodType<T>) =>
  callAsMember(
    'connections',
    {
      test,
      site: {
        mapStyleUrl: MAP_STYLE_URL,
        mapOrigins: readPolicySettings().mapOrigins,
        tag: GA_MEASUREMENT_ID,
      },
    },
    visitor,
    schema,
  );

/** The setup of the edge functions and their last events; null if they don't answer. */
export const getConnections = (visitor: Visitor) => askFunction(null, visitor, connectionsSchema);

export async function testConnection(
  connection: Connection,
  visitor: Visitor,
): Promise<HostResult<Outcome>> {
  const result = await askFunction(connection, visitor, outcomeSchema);
  return result ?? { ok: true, data: { code: 'no_function', detail: '' } };
}

/** The site's own settings for its connections. */
export const siteSettings = (): SiteSettings => ({
  map: { host: MAP_STYLE_URL === '' ? '' : new URL(MAP_STYLE_URL).hostname },
  analytics: { tag: GA_MEASUREMENT_ID },
});
