import { headers } from 'next/headers';
import { cache } from 'react';
import { isWithinLimit } from '@/lib/api/limit-visitor';
import { getQuote } from '@/lib/data/bookings/quotes';
import { getSentQuote } from '@/lib/data/bookings/sent-quotes';
import { getCabin } from '@/lib/data/cabins/cabins';
import type { StoredSentQuote } from '@/lib/supabase/sent-quote-row';
import { logError } from '@/lib/log/log';
import { toQuoteRequest } from '@/lib/schemas/quote-request';

const PATIENCE_MS = 1500;

/** Null when the backend is down, and past the visitor's share of quotes. */
async function askNow({ token, holdsUntil, ...sent }: StoredSentQuote) {
  const visitor = { headers: await headers() };
  if (!(await isWithinLimit(visitor, 'quote'))) return null;
  const quoteId = holdsUntil === null ? null : token;
  try {
    return await getQuote(toQuoteRequest({ ...sent, quoteId }), visitor, PATIENCE_MS);
  } catch (error) {
    logError('sent-quote', error);
    return null;
  }
}

/** A sent quote, its cabin, and the server's answer for the same stay now; read once by page, preview and picture. */
export const readQuote = cache(async (token: string) => {
  const sent = await getSentQuote(token);
  if (!sent) return null;
  const [cabin, answer] = await Promise.all([getCabin(sent.cabin.slug), askNow(sent)]);
  return { sent, cabin, answer };
});
