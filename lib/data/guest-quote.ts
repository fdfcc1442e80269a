import 'server-only';
import { cache } from 'react';
import { pickQuote, type GuestQuote } from '@/lib/domain/reviews/guest-quote';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { expectData } from '@/lib/supabase/expect-data';
import { publicClient } from '@/lib/supabase/public-client';
import { cacheTags } from './cache-tags';

const LEAST_STARS = 4;
const LOOKED_AT = 30;

/** What a guest wrote of a stay, never an example; null while nobody wrote anything that is short enough. */
export const getGuestQuote = cache(async (): Promise<GuestQuote | null> => {
  const rows = expectData(
    await publicClient([cacheTags.cabins])
      .from('cabin_reviews')
      .select(
        'source, cabin_review_texts!cabin_review_texts_review_id_fkey!inner(author, body, stayed_on), cabins!cabin_reviews_cabin_id_fkey!inner(title, slug)',
      )
      .neq('origin', 'example')
      .gte('rating', LEAST_STARS)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(LOOKED_AT),
  );
  return pickQuote(
    rows.map(({ source, cabin_review_texts: text, cabins: cabin }) => ({
      text: text.body,
      author: text.author,
      date: calendarDate(text.stayed_on),
      cabin: cabin.title,
      slug: cabin.slug,
      source,
    })),
  );
});
