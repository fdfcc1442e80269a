import 'server-only';
import { priceNewBooking } from '@/lib/data/host/bookings/new-booking';
import { callAsMember } from '@/lib/data/staff/member-function';
import type { Visitor } from '@/lib/data/staff/sign-in-limits';
import { readHost, writeHost } from '@/lib/data/staff/staff';
import { serverEnv } from '@/lib/env/server';
import { quotePath } from '@/lib/http/paths';
import {
  openQuotesSchema,
  sendQuoteAnswerSchema,
  type HostQuote,
  type OpenQuote,
  type SentHostQuote,
} from '@/lib/schemas/host/bookings/sent-quote';

const refusal = <Code extends 'quote_tonight' | 'quote_changed'>(code: Code) =>
  ({ ok: false, code, detail: {} }) as const;

const urlOf = (token: string) => new URL(quotePath(token), serverEnv.SITE_URL).href;

/** Makes a link to the current price, if that is still the one that was shown, and emails it if there is an address. */
export async function sendHostQuote(quote: HostQuote, visitor: Visitor, now: Date) {
  const answer = await callAsMember('host-send-quote', quote, visitor, sendQuoteAnswerSchema);
  if (answer === null) throw new Error('The function host-send-quote gave no answer');
  if (!answer.ok) return answer;
  if ('token' in answer.data) {
    const { token, ...sent } = answer.data;
    return { ok: true as const, data: { url: urlOf(token), ...sent } satisfies SentHostQuote };
  }
  // Tonight can only be booked by the host.
  if (answer.data.reason === 'past-or-today') return refusal('quote_tonight');
  const priced = await priceNewBooking(quote.stay, now);
  return 'code' in priced ? priced : refusal('quote_changed');
}

/** The quotes that still hold, the latest first. */
export async function listOpenQuotes() {
  const read = await readHost('host_sent_quotes', {}, openQuotesSchema);
  if (!read.ok) return read;
  const quotes = read.data.map(({ token, ...quote }): OpenQuote => ({
    ...quote,
    url: urlOf(token),
  }));
  return { ok: true as const, data: quotes };
}

/** Ends a quote, so that its page shows and sells the current price. */
export const withdrawQuote = (id: string) => writeHost('host_withdraw_quote', { p_quote_id: id });
