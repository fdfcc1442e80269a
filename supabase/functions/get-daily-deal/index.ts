import { z } from 'zod';
import { averageRating } from '../../../lib/domain/catalog/cabin.ts';
import { dealResponseSchema } from '../../../lib/schemas/deal.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { serve } from '../_shared/serve.ts';

/** The result of the database function daily_deal, with each rating of the cabin. */
const rowSchema = z.looseObject({ cabin: z.looseObject({ ratings: z.array(z.number()) }) });

function withRating({ cabin: { ratings, ...cabin }, ...deal }: z.infer<typeof rowSchema>) {
  return {
    ...deal,
    cabin: { ...cabin, average_rating: averageRating(ratings), review_count: ratings.length },
  };
}

// supabase-js invokes with POST; the body is empty.
export default serve(['GET', 'POST'], async (_request, { admin, now }) => {
  const row = expectData(await admin.rpc('daily_deal', { p_now: now.toISOString() }));
  const deal = row === null ? null : withRating(rowSchema.parse(row));
  return Response.json(dealResponseSchema.parse({ deal }));
});
