import { z } from 'zod';
import { toSnakeKeys } from '../../../lib/domain/values/key-case.ts';
import { formatMoney } from '../../../lib/copy/format.ts';
import {
  availabilityQuerySchema,
  promotionJsonSchema,
  type AvailabilityAnswer,
  type PromotionJson,
} from '../../../lib/schemas/availability.ts';
import { taxRatesSchema } from '../../../lib/schemas/quote-inputs.ts';
import { shop } from '../../../lib/shop/shop.ts';
import { shopFacts } from '../../../lib/shop/shop-facts.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { readPromotion } from '../../../lib/supabase/read-promotion.ts';
import { invalidRequest, errorResponse } from '../_shared/responses.ts';
import { serve } from '../_shared/serve.ts';

const DAYS = 540;

export default serve('GET', async (request, { admin, now }) => {
  const query = availabilityQuerySchema.safeParse(
    Object.fromEntries(new URL(request.url).searchParams),
  );
  if (!query.success) return invalidRequest('cabin_id must be a cabin id.');
  const { promotion: advertised } = shop();
  const { damageDeposit } = shopFacts();
  const [calendar, promotion, automatic, taxes] = await Promise.all([
    admin.rpc('cabin_availability', {
      p_cabin_id: query.data.cabin_id,
      p_days: DAYS,
      p_now: now.toISOString(),
    }),
    advertised && readPromotion(admin, advertised.code, query.data.cabin_id),
    admin.rpc('cabin_promotions', { p_cabin_id: query.data.cabin_id, p_now: now.toISOString() }),
    admin.rpc('cabin_taxes', { p_cabin_id: query.data.cabin_id }),
  ]);
  const rows = expectData(calendar);
  if (rows.length === 0) return errorResponse(404, 'unknown_cabin', 'No such cabin.');
  const offers = z.array(promotionJsonSchema).parse(expectData(automatic));
  const answer: AvailabilityAnswer = {
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
    taxes: taxRatesSchema.parse(expectData(taxes)),
    promotion: promotion && toSnakeKeys<PromotionJson>(promotion as never),
    ...(offers.length > 0 && { automatic: offers }),
    ...(damageDeposit && { damage_deposit: damageDeposit }),
  };
  return Response.json(answer);
});
