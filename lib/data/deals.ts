import 'server-only';
import { dealResponseSchema } from '@/lib/schemas/deal';
import { invokeFunction, type FunctionAnswer } from '@/lib/data/invoke-function';
import { toPicture } from './pictures';

/** The answer of `get-daily-deal`, with a picture that the site may show. */
export async function getDailyDeal(): Promise<FunctionAnswer> {
  const answer = await invokeFunction('get-daily-deal', {});
  if (answer.status !== 200) return answer;
  const { deal } = dealResponseSchema.parse(answer.body);
  if (deal) deal.cabin.hero_image_url = toPicture(deal.cabin.hero_image_url);
  return { status: 200, body: { deal } };
}
