import { statsRequestSchema } from '../../../lib/schemas/stats.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { parseBody } from '../_shared/replies.ts';
import { serve } from '../_shared/serve.ts';

export default serve('POST', async (request, { admin, now }) => {
  const body = await parseBody(request, statsRequestSchema);
  if (!body.ok) return body.response;
  const data = expectData(
    await admin.rpc('cabin_stats', {
      p_property_ids: body.value.property_ids,
      p_now: now.toISOString(),
    }),
  );
  return Response.json({
    success: true,
    data,
    error: null,
    meta: {
      total_properties: data.length,
      total_clicks: data.reduce((sum, row) => sum + row.views_last_31_days, 0),
    },
  });
});
