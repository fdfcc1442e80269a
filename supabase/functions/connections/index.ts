import { z } from 'zod';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import {
  connectionRequestSchema,
  lastEventsSchema,
} from '../../../lib/schemas/host/settings/connections.ts';
import { memberOf } from '../_shared/member-client.ts';
import { parseBody } from '../_shared/responses.ts';
import { serveSite } from '../_shared/serve.ts';
import { readSettings } from './settings.ts';
import { tryConnection } from './try-connection.ts';

const memberSchema = z.object({ email: z.string() });

/** Returns the settings and last activity of the connections; with `test`, the outcome of trying one. */
export default serveSite(async (request, { now }) => {
  const { test, site } = await parseBody(request, connectionRequestSchema);
  const callAsMember = memberOf(request);
  const env = readFunctionEnv();
  const readLast = () => callAsMember('host_connections', {}, lastEventsSchema);
  if (test === null) {
    const last = await readLast();
    return Response.json({ settings: readSettings(env), last });
  }
  const { email } = await callAsMember(
    'host_test_connection',
    { p_connection: test },
    memberSchema,
  );
  return Response.json(await tryConnection(test, { env, site, now, email, readLast }));
});
