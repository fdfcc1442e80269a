'use client';

import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { CabinCard } from '@/components/cabins/cabin-card';
import { noteDealCabin } from '@/lib/browser/deal-cabin';
import { reportUnlock, storedUnlock, subscribeToUnlock, unlockDeal } from '@/lib/browser/deal';
import { wasDealUnlocked, type CabinDeal } from '@/lib/domain/pricing/deal';
import { celebrate } from './celebrate';
import { DealBanner } from '../deal/deal-banner';
import styles from './deal-card.module.css';
import { DealCover } from './deal-cover';
import { fitIntoRow } from './fit-into-row';
import { useIsDealOver } from '../deal/use-deal-clock';
import { useFirstDate, useTodaysDeal } from '../deal/use-todays-deal';

export type DealCardProps = {
  skeleton: ReactNode;
  /** There is no deal, or it could not be fetched. */
  onAbsent: () => void;
};

/** The deal of the day: a cabin's card, covered until it is revealed (product §4.6). */
export function DealCard({ skeleton, onAbsent }: DealCardProps) {
  const { data: deal, error } = useTodaysDeal(useFirstDate());
  const isAbsent = deal === null || error !== undefined;
  useEffect(() => {
    if (isAbsent) onAbsent();
  }, [isAbsent, onAbsent]);
  return deal ? <Deal deal={deal} /> : skeleton;
}

function Deal({ deal }: { deal: CabinDeal }) {
  const box = useRef<HTMLDivElement>(null);
  const isRevealedHere = useRef(false);
  const isOver = useIsDealOver(deal);
  const isUnlocked = useSyncExternalStore(
    subscribeToUnlock,
    () => wasDealUnlocked(deal, storedUnlock(), new Date()),
    () => false,
  );

  useLayoutEffect(() => {
    if (box.current) fitIntoRow(box.current);
  }, []);

  useLayoutEffect(() => {
    noteDealCabin(deal.cabin.slug);
    return () => noteDealCabin(null);
  }, [deal.cabin.slug]);

  useEffect(() => {
    // The button is gone: whoever used it goes on from the card that it revealed.
    if (isUnlocked && isRevealedHere.current) box.current?.focus({ preventScroll: true });
  }, [isUnlocked]);

  function reveal() {
    isRevealedHere.current = true;
    unlockDeal(deal);
    reportUnlock(deal.id);
    if (box.current) void celebrate(box.current);
  }

  const { cabin, discountPercent } = deal;
  const name = isUnlocked
    ? `Deal of the day: ${cabin.title}, ${discountPercent}% off`
    : 'Deal of the day';
  return (
    <div
      ref={box}
      role="group"
      aria-label={name}
      tabIndex={-1}
      data-state={isOver ? 'expired' : isUnlocked ? 'unlocked' : 'locked'}
      className={styles.deal}
    >
      {isUnlocked ? (
        <DealBanner deal={deal} className={styles.banner} />
      ) : (
        <DealCover deal={deal} onReveal={reveal} />
      )}
      <div inert={!isUnlocked} className={styles.cabin}>
        <CabinCard cabin={cabin} isRepeat />
      </div>
    </div>
  );
}
