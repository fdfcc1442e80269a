import { getDailyDeal } from '@/lib/data/deals';
import { limitVisitor } from '@/lib/http/limit-visitor';
import { passOn, route } from '@/lib/http/route';

export const GET = route(async (request) => {
  await limitVisitor(request, 'deal');
  return passOn(await getDailyDeal());
});
