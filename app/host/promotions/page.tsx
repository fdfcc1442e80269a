import { end, pause, pin, remove, save, tryPromotion, unpin } from './actions';
import { OffersView } from '@/components/host/promotions/offers-view';
import { getDeals } from '@/lib/data/host/promotions/deals';
import { getPromotions } from '@/lib/data/host/promotions/promotions';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { robotsOf } from '@/lib/http/routes';

export const metadata = { title: 'Offers', robots: robotsOf('/host/promotions') };

const PATH = '/host/promotions';

export default async function OffersPage() {
  await requireStaff(PATH, 'edits_shop');
  const [deals, promotions] = await Promise.all([getDeals(), getPromotions()]);
  return (
    <OffersView
      deals={requireRead(deals, PATH)}
      promotions={requireRead(promotions, PATH)}
      actions={{ end, pause, pin, remove, save, tryPromotion, unpin }}
    />
  );
}
