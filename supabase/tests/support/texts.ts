import { randomUUID } from 'node:crypto';
import type { TextRequestBody } from '../../../lib/schemas/text.ts';
import { consentOf } from '../../../lib/copy/sms-consent.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { hashPhone } from '../../functions/_shared/messages/phone-hash.ts';
import type { Admin } from '../../functions/_shared/work.ts';
import { sendText } from '../../functions/text-favorite-cabins/send-text.ts';
import { admin, database } from './backend.ts';

const AREAS = [865, 423, 615, 931, 731, 901];
const EXCHANGES = Array.from({ length: 700 }, (_, i) => 220 + i).filter((n) => n % 100 !== 11);
let phonesGiven = 0;

/** A new number with its own prefix, so that tests share no limit. */
export function newPhone(): string {
  const area = AREAS[Math.floor(phonesGiven / EXCHANGES.length)];
  const exchange = EXCHANGES[phonesGiven % EXCHANGES.length];
  phonesGiven += 1;
  return `+1${area}${exchange}1234`;
}

/** Records that the owner of the number agreed to texts. Needs HASH_KEY. */
export async function agreeToTexts(phone: string): Promise<void> {
  expectData(
    await admin
      .from('text_consents')
      .insert({
        phone_hash: await hashPhone(phone),
        address_hash: '0'.repeat(32),
        session_id: randomUUID(),
        source: 'test',
        purpose: 'cabin-link',
        disclosure_version: '1',
        disclosure_text: 'Yes',
        given_at: new Date().toISOString(),
      })
      .select('id'),
  );
}

export const textBody = (
  cabinId: string,
  phone: string,
  rest: Partial<TextRequestBody> = {},
): TextRequestBody => ({
  action: 'send_single',
  phone,
  sessionId: randomUUID(),
  source: 'listing_card',
  consent: consentOf('cabin_link'),
  cabin: { id: cabinId, title: 'A title of the page', url: 'https://evil.example/cabins/x' },
  ...rest,
});

/**
 * Calls database functions without the REST layer, which takes eight times as long, for attacks of thousands of
 * requests. The results are the same.
 */
const direct: Pick<Admin, 'rpc' | 'from'> = {
  from: admin.from.bind(admin),
  rpc: (async (name: string, args: Record<string, unknown>) => {
    const list = Object.entries(args).map(([key, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return `${key} => '${text.replaceAll("'", "''")}'`;
    });
    const [row] = await database.query(`select public.${name}(${list.join(', ')}) as answer`);
    return { data: row?.answer, error: null };
  }) as unknown as Admin['rpc'],
};

export type Sender = { now: Date; address: string; isDirect?: boolean };

/** Calls the function like the embedded backend, but with the test's time and IP address. */
export function sendTextAs(
  body: unknown,
  { now, address, isDirect = false }: Sender,
): Promise<Response> {
  const request = new Request('http://localhost/functions/v1/text-favorite-cabins', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Visitor-Page': '/cabins' },
    body: JSON.stringify(body),
  });
  return sendText(request, { admin: isDirect ? (direct as Admin) : admin, now, address });
}

type SentText = {
  body: string;
  status: string;
  provider_id: string | null;
  error: string | null;
} & Record<string, unknown>;

/** Uses SQL, because the embedded REST layer reads a filter's +1865… as a number and finds nothing. */
export async function textsTo(phone: string): Promise<SentText[]> {
  const rows = await database.query(
    `select channel, body, purpose, status, provider_id, error, sent_at from public.outbox
     where recipient = '${phone}' order by created_at`,
  );
  return rows as SentText[];
}

export async function tokenTo(phone: string): Promise<string> {
  const [text] = await textsTo(phone);
  const token = /\/t\/([A-Za-z0-9]+)/.exec(text?.body ?? '')?.[1];
  if (!token) throw new Error(`No link in ${text?.body}`);
  return token;
}
