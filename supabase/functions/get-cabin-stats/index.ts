import { statsRequestSchema } from '../../../lib/schemas/stats.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { parseBody } from '../_shared/responses.ts';
import { serve } from '../_shared/serve.ts';

function answer<T>(data: readonly T[], clicksOf: (row: T) => number): Response {
  const clicks = data.reduce((sum, row) => sum + clicksOf(row), 0);
  const meta = { total_properties: data.length, total_clicks: clicks };
  return Response.json({ success: true, data, error: null, meta });
}

export default serve('POST', async (request, { admin, now }) => {
  const wanted = await parseBody(request, statsRequestSchema);
  const p_now = now.toISOString();
  if ('slugs' in wanted) {
    const bySlugs = { p_slugs: wanted.slugs, p_now };
    const rows = expectData(await admin.rpc('cabin_clicks_by_slugs', bySlugs));
    return answer(rows, (row) => row.clicks_this_month);
  }
  const byIds = { p_property_ids: wanted.property_ids, p_now };
  return answer(expectData(await admin.rpc('cabin_stats', byIds)), (row) => row.views_last_31_days);
});
