import { getDailyDeal } from '@/lib/data/bookings/deals';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { proxyResponse, withSameOrigin } from '@/lib/api/handler';

export const GET = withSameOrigin(async (request) => {
  await limitVisitor(request, 'deal');
  return proxyResponse(await getDailyDeal());
});
