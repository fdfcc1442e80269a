'use client';

import { useId } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import type { DailyDeal } from '@/lib/domain/pricing/deal';
import styles from './deal-card.module.css';
import { useCountdown } from '../deal/use-deal-clock';

type DealCoverProps = {
  deal: Pick<DailyDeal, 'discountPercent' | 'expiresAt'>;
  onReveal: () => void;
};

/** Lies over the cabin until the visitor taps it; the whole of it is the button. */
export function DealCover({ deal, onReveal }: DealCoverProps) {
  const left = useCountdown(deal);
  const timeId = useId();
  const isOver = left === null;
  return (
    <div className={joinClasses(styles.cover, 'ridge-floor after:text-spruce-950/80')}>
      <button
        type="button"
        aria-disabled={isOver || undefined}
        aria-describedby={timeId}
        onClick={() => !isOver && onReveal()}
      >
        <em className="eyebrow text-dawn-300 not-italic">Deal of the day</em>{' '}
        <strong>{isOver ? 'Deal Expired' : `${deal.discountPercent}% off`}</strong>{' '}
        {!isOver && <span>Tap to reveal this exclusive offer</span>}
      </button>
      <p id={timeId}>
        {isOver ? 'Reload the page for the next one.' : 'Ends in '}
        {left !== null && <b>{left}</b>}
      </p>
    </div>
  );
}
