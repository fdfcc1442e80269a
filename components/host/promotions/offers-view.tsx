import { Card } from '@/components/host/shell/card';
import { DealCalendar, type DealActions } from './deal-calendar';
import { PersonalList } from './personal-list';
import { PromotionForm, type PromotionActions } from './promotion-form';
import { PromotionItem } from './promotion-item';
import {
  EMPTY_PROMOTION,
  type HostDeals,
  type HostPromotions,
} from '@/lib/schemas/host/promotions';

type Props = {
  deals: HostDeals;
  promotions: HostPromotions;
  actions: DealActions & PromotionActions;
};

export function OffersView({
  deals,
  promotions: { promotions, personal, cabins, shown },
  actions,
}: Props) {
  return (
    <>
      <h1>Offers</h1>
      <div className="host-halves">
        <div>
          <Card heading="Promotions">
            <p>
              Discounts on stays, with or without a code. A stay gets one promotion, whichever saves
              the most, and the deal of the day on top.
            </p>
            {promotions.length === 0 && <p>No promotions yet.</p>}
            <ul className="host-list">
              {promotions.map((promotion) => (
                <li key={promotion.code}>
                  <PromotionItem
                    promotion={promotion}
                    cabins={cabins}
                    isShown={promotion.code === shown}
                    actions={actions}
                  />
                </li>
              ))}
            </ul>
          </Card>
          <Card heading="A new promotion">
            <PromotionForm
              id="promotion-new"
              heading="Add a promotion"
              start={EMPTY_PROMOTION}
              seen={null}
              cabins={cabins}
              actions={actions}
            />
          </Card>
          <Card heading="Codes of single guests">
            <PersonalList personal={personal} pause={actions.pausePromotion} />
          </Card>
        </div>
        <div>
          <DealCalendar deals={deals} actions={actions} />
        </div>
      </div>
    </>
  );
}
