import 'server-only';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import type { DamageDeposit } from '@/lib/domain/pricing/damage-deposit';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import type { TaxRate } from '@/lib/domain/pricing/tax-rate';
import type { AvailabilityCalendar } from '@/lib/domain/stays/availability';
import { toAvailabilityCalendar } from '@/lib/domain/stays/parse-availability';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { availabilityDaysSchema } from '@/lib/schemas/availability';
import { invokeForText } from '@/lib/data/backend/invoke-function';
import { shopFacts } from '@/lib/shop/shop-facts';
import { getAutomaticPromotions, promotionsOf } from './promotions';
import { cachedAnswer } from '@/lib/data/backend/read-cache';
import { getTaxRates } from './tax-rates';

type PricedCalendar = AvailabilityCalendar & {
  rules: {
    taxes: readonly TaxRate[];
    automatic: readonly Promotion[];
    damageDeposit: DamageDeposit | null;
  };
};

/** A cabin's live calendar with the taxes, promotions and damage deposit its prices need. Throws when the backend doesn't respond. */
export async function getCalendar({
  id,
  timezone,
}: Pick<Cabin, 'id' | 'timezone'>): Promise<PricedCalendar> {
  const read = () => invokeForText('cabin-availability', { query: { cabin_id: id } });
  const [answer, taxes, promotions] = await Promise.all([
    cachedAnswer(`availability:${id}`, read),
    getTaxRates(),
    getAutomaticPromotions(),
  ]);
  if (answer.status !== 200) throw new Error(`The calendar function answered ${answer.status}`);
  const days = availabilityDaysSchema.parse(JSON.parse(answer.text));
  const calendar = toAvailabilityCalendar(days, todayInZone(new Date(), timezone));
  const { damageDeposit } = shopFacts();
  return { ...calendar, rules: { taxes, automatic: promotionsOf(promotions, id), damageDeposit } };
}
