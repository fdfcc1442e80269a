import {
  endDeal,
  pausePromotion,
  pinDeal,
  removePromotion,
  savePromotion,
  tryPromotion,
  unpinDeal,
} from './actions';
import { OffersView } from '@/components/host/promotions/offers-view';
import { getDeals } from '@/lib/data/host/promotions/deals';
import { getPromotions } from '@/lib/data/host/promotions/promotions';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';

const PATH = '/host/promotions';
export const metadata = consoleMetadata(PATH);

export default async function OffersPage() {
  await requireStaff(PATH);
  const [deals, promotions] = await Promise.all([getDeals(), getPromotions()]);
  return (
    <OffersView
      deals={requireRead(deals, PATH)}
      promotions={requireRead(promotions, PATH)}
      actions={{
        endDeal,
        pausePromotion,
        pinDeal,
        removePromotion,
        savePromotion,
        tryPromotion,
        unpinDeal,
      }}
    />
  );
}
