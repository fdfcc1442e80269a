import type { FunctionEnv } from '../../../lib/env/functions.ts';
import { serverEnvSchema } from '../../../lib/env/server-schema.ts';
import type {
  Connection,
  ConnectionRequest,
  LastEvents,
  Outcome,
} from '../../../lib/schemas/host/settings/connections.ts';
import { outcome } from './failures.ts';
import { readSettings } from './settings.ts';
import { tryLetters } from './try-letters.ts';
import { tryMap } from './try-map.ts';
import { tryPayments } from './try-payments.ts';
import { tryTexts } from './try-texts.ts';

type Trial = {
  env: FunctionEnv;
  site: ConnectionRequest['site'];
  now: Date;
  /** The member's own address, which gets the test email. */
  email: string;
  readLast: () => Promise<LastEvents>;
};

function tryAnalytics(tag: string): Outcome {
  if (tag === '') return outcome('not_set_up');
  const isTag = serverEnvSchema.shape.GA_MEASUREMENT_ID.safeParse(tag).success;
  return isTag ? outcome('works', tag) : outcome('bad_tag');
}

/** Why a provider isn't called at all, or null. */
function notReady(connection: Connection, env: FunctionEnv): Outcome | null {
  if (connection !== 'payments' && connection !== 'texts') return null;
  const { setup, missing } = readSettings(env)[connection];
  if (setup === 'incomplete') return outcome('incomplete', missing.join(', '));
  return setup === 'built_in' ? outcome('not_set_up') : null;
}

/** Tests one connection with its provider. */
export async function tryConnection(
  connection: Connection,
  { env, site, now, email, readLast }: Trial,
): Promise<Outcome> {
  const unready = notReady(connection, env);
  if (unready) return unready;
  switch (connection) {
    case 'payments':
      return tryPayments(env, await readLast(), now);
    case 'letters':
      return tryLetters(env, email);
    case 'texts':
      return tryTexts(env);
    case 'map':
      return tryMap(site, env.SITE_URL);
    case 'analytics':
      return tryAnalytics(site.tag);
  }
}
