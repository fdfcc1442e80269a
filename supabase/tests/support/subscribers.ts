import { randomUUID } from 'node:crypto';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { admin, database } from './backend.ts';
import { call, type Signed } from './staff.ts';

/** Removes other tests' subscribers and newsletters. */
export async function emptyList(): Promise<void> {
  await database.query(
    `update public.newsletter_signups set confirmed_at = null, unsubscribed_at = now() where confirmed_at is not null`,
  );
  await database.query(
    `update public.newsletters set state = 'stopped' where state in ('sending', 'paused')`,
  );
}

/** A subscriber who signed up and confirmed. */
export async function subscribe(email = `june.${randomUUID()}@example.com`) {
  const now = new Date(Date.now() - 60_000).toISOString();
  const row = { email, consent_words: 'Yes, I’m in', consent_asked_at: now, confirmed_at: now };
  const [made] = expectData(
    await admin
      .from('newsletter_signups')
      .insert({ ...row, signup_source: 'footer', created_at: now })
      .select('id, unsubscribe_token'),
  );
  return { email, id: made?.id ?? '', token: made?.unsubscribe_token ?? '' };
}

const ADDRESS = '1 Fern Road, Gatlinburg, TN 37738';

/** Sets the shop's postal address while `run` runs. */
export async function withPostalAddress(run: () => Promise<void>): Promise<void> {
  await database.query(
    `insert into public.shop_settings (key, value) values ('postal_address', '${ADDRESS}') on conflict do nothing`,
  );
  try {
    await run();
  } finally {
    await database.query(`delete from public.shop_settings where key = 'postal_address'`);
  }
}

const LETTER = { subject: 'When the leaves turn', preview_line: 'Soon', body: 'Hello **you**.' };
export async function writeLetter(member: Signed, letter: object = {}): Promise<string> {
  const id = randomUUID();
  await call(member, 'host_save_newsletter', {
    p_id: id,
    p_letter: { ...LETTER, ...letter },
    p_seen: 0,
  });
  return id;
}

type Letter = {
  state: string;
  version: number;
  audience: number;
  results: Record<string, number>;
};
export const readLetter = (member: Signed, id: string) =>
  call<Letter>(member, 'host_newsletter', { p_id: id });

/** The arguments that send the newsletter to everybody on the list. */
export async function sendArguments(member: Signed, id: string, rest: object = {}) {
  const { version, audience } = await readLetter(member, id);
  const sent = { p_id: id, p_seen: version, p_expected: audience };
  return { ...sent, ...rest };
}
