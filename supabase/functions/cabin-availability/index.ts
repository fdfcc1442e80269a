import type { AvailabilityResponse } from '../../../lib/domain/stays/parse-availability.ts';
import { formatMoney } from '../../../lib/format.ts';
import { availabilityQuerySchema } from '../../../lib/schemas/availability.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { invalidRequest, refuse } from '../_shared/replies.ts';
import { serve } from '../_shared/serve.ts';

const DAYS = 540;

export default serve('GET', async (request, { admin, now }) => {
  const query = availabilityQuerySchema.safeParse(
    Object.fromEntries(new URL(request.url).searchParams),
  );
  if (!query.success) return invalidRequest('cabin_id must be a cabin id.');
  const rows = expectData(
    await admin.rpc('cabin_availability', {
      p_cabin_id: query.data.cabin_id,
      p_days: DAYS,
      p_now: now.toISOString(),
    }),
  );
  if (rows.length === 0) return refuse(404, 'unknown_cabin', 'There is no such cabin.');
  const answer: AvailabilityResponse = {
    calendar_data: {
      data: {
        dates: rows.map((row) => ({
          date: row.day,
          availability: {
            available: row.available,
            min_stay: row.min_stay,
            allows_check_in: row.allows_check_in,
            allows_check_out: row.allows_check_out,
          },
          price: { amount: row.price, formatted: formatMoney(row.price) },
        })),
      },
    },
  };
  return Response.json(answer);
});
