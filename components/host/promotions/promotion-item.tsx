import { ActionButton, ConfirmButton } from '@/components/host/form/action-button';
import styles from './offers-view.module.css';
import { giftText, STATE_NAMES, termTexts } from './promotion-copy';
import { PromotionForm, type PromotionActions } from './promotion-form';
import {
  toPromotionForm,
  type CabinChoice,
  type HostPromotion,
} from '@/lib/schemas/host/promotions';

type Props = {
  promotion: HostPromotion;
  cabins: readonly CabinChoice[];
  /** Whether the home page advertises it. */
  isShown: boolean;
  actions: PromotionActions;
};

export function PromotionItem({ promotion, cabins, isShown, actions }: Props) {
  const { code, label, active, state, wasUsed, version } = promotion;
  const titleOf = (id: string) =>
    cabins.find((cabin) => cabin.id === id)?.title ?? 'a former cabin';
  return (
    <div className={styles.promotion}>
      <h3>
        {label} <span className={styles.state}>{STATE_NAMES[state]}</span>
      </h3>
      <p>
        <strong>{giftText(promotion)}</strong>
        {[...termTexts(promotion, titleOf), ...(isShown ? ['Shown on the site'] : [])].map(
          (text) => ` · ${text}`,
        )}
      </p>
      <div className="host-row">
        {active ? (
          <ConfirmButton
            variant="quiet"
            question={`Bookings already made keep it; nobody else gets it${isShown ? ', and the site stops showing it' : ''}.`}
            confirm="Pause it"
            confirmLabel={`Pause ${code}`}
            work={actions.pausePromotion.bind(null, code, true)}
          >
            Pause
          </ConfirmButton>
        ) : (
          <ActionButton work={actions.pausePromotion.bind(null, code, false)}>Resume</ActionButton>
        )}
        {!wasUsed && (
          <ConfirmButton
            variant="quiet"
            {...(isShown && { question: 'The site will stop showing it.' })}
            confirm="Remove it"
            confirmLabel={`Remove ${code}`}
            work={actions.removePromotion.bind(null, code)}
          >
            Remove
          </ConfirmButton>
        )}
      </div>
      <PromotionForm
        // Resets the fields after a save.
        key={version}
        id={`promotion-${code.toLowerCase()}`}
        heading={`Change ${code}`}
        start={toPromotionForm(promotion)}
        seen={version}
        cabins={cabins}
        actions={actions}
      />
    </div>
  );
}
