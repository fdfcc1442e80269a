import { getDailyDeal } from '@/lib/data/deals';
import { limitReads } from '@/lib/http/read-limits';
import { passOn, route } from '@/lib/http/route';

export const GET = route(async (request) => {
  limitReads(request, 'deal');
  return passOn(await getDailyDeal());
});
