import { getDailyDeal } from '@/lib/data/deals';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { passOn, route } from '@/lib/api/handler';

export const GET = route(async (request) => {
  await limitVisitor(request, 'deal');
  return passOn(await getDailyDeal());
});
