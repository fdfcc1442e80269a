import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/supabase/database.types.ts';
import { runToEnd } from './processes.ts';
import { loadSettings } from './settings.ts';
import { StartError } from './start-error.ts';

const MOST_SHOWN = 20;

/** Prints the last texts and e-mails of the running site, the newest last. */
async function outbox(): Promise<void> {
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = {
    ...process.env,
    ...loadSettings().env,
  };
  if (!url || !key) throw new StartError('There is no Supabase project in .env.local.');
  const { data, error } = await createClient<Database>(url, key, {
    auth: { persistSession: false },
  })
    .from('outbox')
    .select('channel, recipient, subject, body, purpose, status, error, created_at')
    .order('created_at', { ascending: false })
    .limit(MOST_SHOWN);
  if (error) {
    throw new StartError(
      `The outbox at ${url} cannot be read. Is the site running? Start it with "npm start".`,
      error,
    );
  }
  if (data.length === 0) console.log('Nothing was sent yet.');
  for (const message of data.reverse()) {
    const { created_at, channel, status, purpose, recipient, subject, body } = message;
    console.log(`${created_at}  ${channel}  ${status}  ${purpose}  to ${recipient}`);
    if (subject) console.log(`  ${subject}`);
    // A terminal obeys control characters.
    console.log(`  ${body.replace(/[^\P{Cc}\n]/gu, '').replaceAll('\n', '\n  ')}`);
    if (message.error) console.log(`  Failed: ${message.error}`);
    console.log('');
  }
}

await runToEnd(outbox);
