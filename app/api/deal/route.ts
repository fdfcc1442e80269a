import { getDailyDeal } from '@/lib/data/deals';
import { passOn, route } from '@/lib/http/route';

export const GET = route(async () => passOn(await getDailyDeal()));
