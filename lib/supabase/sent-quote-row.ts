import type { SupabaseClient } from '@supabase/supabase-js';
import type { LinkedQuote } from '../domain/pricing/sent-quote.ts';
import { calendarDate } from '../domain/values/calendar-date.ts';
import { log } from '../log/log.ts';
import { fromQuoteJson } from '../schemas/quote-json.ts';
import { quoteJsonSchema, quoteTokenSchema } from '../schemas/quote.ts';
import type { Database } from './database.types.ts';
import { expectData } from './expect-data.ts';

const COLUMNS =
  'id, token, made_by, cabin_id, check_in, check_out, adults, children, pets, promo_code, deal_id, quote, made_at, holds_until, withdrawn_at, minimum_stay_reason, guest_name, cabins!quotes_cabin_id_fkey(slug, title, timezone)' as const;

export type StoredSentQuote = LinkedQuote & { token: string };

/** Null for an unknown token, and for a quote that this release can't read. */
export async function readSentQuote(
  client: SupabaseClient<Database>,
  token: string,
): Promise<StoredSentQuote | null> {
  if (!quoteTokenSchema.safeParse(token).success) return null;
  const row = expectData(
    await client.from('quotes').select(COLUMNS).eq('token', token).maybeSingle(),
  );
  if (!row) return null;
  const { data, error } = quoteJsonSchema.safeParse(row.quote);
  if (error) {
    log('error', 'sent quote cannot be read', { id: row.id });
    return null;
  }
  return {
    token: row.token,
    cabinId: row.cabin_id,
    cabin: row.cabins,
    stay: { checkIn: calendarDate(row.check_in), checkOut: calendarDate(row.check_out) },
    party: { adults: row.adults, children: row.children, pets: row.pets },
    promoCode: row.promo_code,
    dealId: row.deal_id,
    quote: fromQuoteJson(data),
    madeAt: new Date(row.made_at).toISOString(),
    holdsUntil: row.holds_until && new Date(row.holds_until).toISOString(),
    withdrawnAt: row.withdrawn_at && new Date(row.withdrawn_at).toISOString(),
    minimumStayReason: row.minimum_stay_reason,
    guestName: row.guest_name,
  };
}
