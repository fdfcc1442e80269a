import 'server-only';
import { cardQuote } from '@/lib/domain/catalog/cabin';
import { dealResponseSchema } from '@/lib/schemas/deal';
import { invokeFunction, type FunctionAnswer } from '@/lib/data/backend/invoke-function';
import { cacheTags } from '@/lib/data/backend/cache-tags';
import { typesetTitle } from '@/lib/copy/typeset';
import { toPicture } from '@/lib/data/files/pictures';
import { pictureOfToday } from '@/lib/pictures/season-picture';

/** The response of `get-daily-deal`, with a picture URL that the site can show. */
export async function getDailyDeal(): Promise<FunctionAnswer> {
  const answer = await invokeFunction('get-daily-deal', {});
  if (answer.status !== 200) return answer;
  const { deal } = dealResponseSchema.parse(answer.body);
  if (deal) {
    deal.cabin.hero_image_url = pictureOfToday(toPicture(deal.cabin.hero_image_url));
    deal.cabin.title = typesetTitle(deal.cabin.title);
    deal.cabin.mountain_mama_review = cardQuote(deal.cabin.mountain_mama_review);
  }
  return { status: 200, body: { deal } };
}

/** The id of the deal's cabin, for static pages; null without a deal or when the read fails. */
export async function readDealCabinId(now: Date): Promise<string | null> {
  const answer = await invokeFunction('get-daily-deal', { tags: [cacheTags.cabins] });
  if (answer.status !== 200) return null;
  const deal = dealResponseSchema.safeParse(answer.body).data?.deal;
  return deal && Date.parse(deal.expires_at) > now.getTime() ? deal.cabin.id : null;
}
