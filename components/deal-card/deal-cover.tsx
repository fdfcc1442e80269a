'use client';

import { useId } from 'react';
import type { DailyDeal } from '@/lib/domain/pricing/deal';
import styles from './deal-card.module.css';
import { useCountdown } from '../deal/use-deal-clock';

type DealCoverProps = {
  deal: Pick<DailyDeal, 'discountPercent' | 'expiresAt'>;
  onReveal: () => void;
  /** Called when a lifting cover is gone; without it the cover lies still. */
  onLifted?: () => void;
};

/** Lies over the cabin until the visitor taps it; the whole of the card is the button. */
export function DealCover({ deal, onReveal, onLifted }: DealCoverProps) {
  const left = useCountdown(deal);
  const timeId = useId();
  const isOver = left === null;
  return (
    <div
      className={styles.cover}
      data-lifting={onLifted ? '' : undefined}
      inert={onLifted !== undefined}
      onAnimationEnd={onLifted}
    >
      <button
        type="button"
        aria-disabled={isOver || undefined}
        aria-describedby={timeId}
        onClick={() => !isOver && onReveal()}
      >
        <span>
          <em className="eyebrow text-dawn-300 not-italic">Deal of the day</em>{' '}
          <strong>{isOver ? 'Deal Expired' : `${deal.discountPercent}% off`}</strong>{' '}
          {!isOver && <i>Tap to reveal this exclusive offer</i>}
        </span>
      </button>
      <p id={timeId}>
        {isOver ? 'The next one is on its way.' : 'Ends in '}
        {left !== null && <b>{left}</b>}
      </p>
    </div>
  );
}
