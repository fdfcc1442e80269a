import { openAdmin, unreadableError } from './admin.ts';
import { runToEnd } from './processes.ts';

const MAX_SHOWN = 20;

/** Prints the latest texts and emails of the running site, newest last. */
async function outbox(): Promise<void> {
  const { admin, url } = openAdmin();
  const { data, error } = await admin
    .from('outbox')
    .select('channel, recipient, subject, body, purpose, status, error, created_at')
    .order('created_at', { ascending: false })
    .limit(MAX_SHOWN);
  if (error) throw unreadableError('outbox', url, error);
  if (data.length === 0) console.log('Nothing has been sent yet.');
  for (const message of data.reverse()) {
    const { created_at, channel, status, purpose, recipient, subject, body } = message;
    console.log(`${created_at}  ${channel}  ${status}  ${purpose}  to ${recipient}`);
    if (subject) console.log(`  ${subject}`);
    // Terminals interpret control characters.
    console.log(`  ${body.replace(/[^\P{Cc}\n]/gu, '').replaceAll('\n', '\n  ')}`);
    if (message.error) console.log(`  Problem: ${message.error}`);
    console.log('');
  }
}

await runToEnd(outbox);
