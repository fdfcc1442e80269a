import { averageRating } from '../../../lib/domain/catalog/cabin.ts';
import type { DealResponse } from '../../../lib/schemas/deal.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { serve } from '../_shared/serve.ts';

type Deal = NonNullable<DealResponse['deal']>;

// The result of the database function daily_deal.
type DealRow = Omit<Deal, 'cabin'> & {
  cabin: Omit<Deal['cabin'], 'average_rating' | 'review_count'> & { ratings: number[] };
};

function toDeal({ cabin: { ratings, ...cabin }, ...deal }: DealRow): Deal {
  return {
    ...deal,
    cabin: { ...cabin, average_rating: averageRating(ratings), review_count: ratings.length },
  };
}

// supabase-js invokes with POST; the body is empty.
export default serve(['GET', 'POST'], async (_request, { admin, now }) => {
  const row = expectData(await admin.rpc('daily_deal', { p_now: now.toISOString() }));
  const deal = row === null ? null : toDeal(row as unknown as DealRow);
  return Response.json({ deal } satisfies DealResponse);
});
