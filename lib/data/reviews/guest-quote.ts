import 'server-only';
import { cache } from 'react';
import { pickQuotes, type GuestQuote } from '@/lib/domain/reviews/guest-quote';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { shop } from '@/lib/shop/shop';
import { expectData } from '@/lib/supabase/expect-data';
import { publicClient } from '@/lib/supabase/public-client';
import { typesetTitle } from '@/lib/copy/typeset';
import { cacheTags } from '@/lib/data/backend/cache-tags';

const MIN_STARS = 4;
const LOOKED_AT = 200;
const HOME_QUOTES = 3;

type Kind = 'real' | 'example';

/** Reviews of good stays that are short enough to quote in full, newest first. */
const listQuotes = cache(async (kind: Kind, most: number): Promise<GuestQuote[]> => {
  const query = publicClient([cacheTags.cabins])
    .from('cabin_reviews')
    .select(
      'rating, source, cabin_review_texts!cabin_review_texts_review_id_fkey!inner(author, body, stayed_on), cabins!cabin_reviews_cabin_id_fkey!inner(title, slug)',
    );
  const rows = expectData(
    await (kind === 'real' ? query.neq('origin', 'example') : query.eq('origin', 'example'))
      .gte('rating', MIN_STARS)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(LOOKED_AT),
  );
  const quotes = rows.map(({ rating, source, cabin_review_texts: text, cabins: cabin }) => ({
    text: text.body,
    rating,
    author: text.author,
    date: calendarDate(text.stayed_on),
    cabin: typesetTitle(cabin.title),
    slug: cabin.slug,
    source,
  }));
  return pickQuotes(quotes, most);
});

/** A quote for the lists, never an example; null while no review is short enough. */
export const getGuestQuote = async (): Promise<GuestQuote | null> =>
  (await listQuotes('real', 1))[0] ?? null;

/** Quotes for the home page. The example shop shows its example guests until a real one has written. */
export async function listHomeQuotes(): Promise<GuestQuote[]> {
  const real = await listQuotes('real', HOME_QUOTES);
  return real.length === 0 && shop().isExample ? listQuotes('example', HOME_QUOTES) : real;
}
