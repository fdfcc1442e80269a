'use client';

import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { CabinCard } from '@/components/cabin-card/cabin-card';
import { noteDealCabin } from '@/lib/browser/deal-cabin';
import { reportUnlock, storedUnlock, subscribeToUnlock, unlockDeal } from '@/lib/browser/deal';
import { wasDealUnlocked, type CabinDeal } from '@/lib/domain/pricing/deal';
import { celebrate, isMotionWelcome } from './celebrate';
import { DealBanner } from '../deal/deal-banner';
import styles from './deal-card.module.css';
import { DealCover } from './deal-cover';
import { matchRowHeight } from './match-row-height';
import { useIsDealOver } from '../deal/use-deal-clock';
import { useNextDeal } from '../deal/use-next-deal';

export type DealCardProps = {
  skeleton: ReactNode;
  /** Called when there is no deal, or it could not be fetched. */
  onAbsent: () => void;
};

/** The deal of the day: a cabin's card, covered until it is revealed (product §4.6). */
export function DealCard({ skeleton, onAbsent }: DealCardProps) {
  const { deal, isAbsent } = useNextDeal();
  useEffect(() => {
    if (isAbsent) onAbsent();
  }, [isAbsent, onAbsent]);
  return deal ? <Deal key={deal.id} deal={deal} /> : skeleton;
}

function Deal({ deal }: { deal: CabinDeal }) {
  const box = useRef<HTMLDivElement>(null);
  const isRevealedHere = useRef(false);
  const [isLifting, setIsLifting] = useState(false);
  const isOver = useIsDealOver(deal);
  const isUnlocked = useSyncExternalStore(
    subscribeToUnlock,
    () => wasDealUnlocked(deal, storedUnlock(), new Date()),
    () => false,
  );

  // Covered, the card shows less.
  useLayoutEffect(() => {
    if (box.current) matchRowHeight(box.current);
  }, [isUnlocked]);

  useLayoutEffect(() => {
    noteDealCabin(deal.cabin.slug);
    return () => noteDealCabin(null);
  }, [deal.cabin.slug]);

  useEffect(() => {
    if (!isUnlocked || !isRevealedHere.current) return;
    // The button that revealed the deal is gone, so the card takes the focus and scrolls into view.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    // A card taller than the screen stays where it is, but its buttons don't stay half hidden.
    const buttons = box.current?.querySelector('footer');
    if (buttons && buttons.getBoundingClientRect().top < window.innerHeight) {
      buttons.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    }
  }, [isUnlocked]);

  function reveal() {
    isRevealedHere.current = true;
    setIsLifting(isMotionWelcome());
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
      data-covered={isUnlocked ? undefined : ''}
      className={styles.deal}
    >
      {(!isUnlocked || isLifting) && (
        <DealCover
          deal={deal}
          onReveal={reveal}
          onLifted={isUnlocked ? () => setIsLifting(false) : undefined}
        />
      )}
      {isUnlocked && <DealBanner deal={deal} className={styles.banner} />}
      <div inert={!isUnlocked} className={styles.cabin}>
        <CabinCard cabin={cabin} discountPercent={isOver ? 0 : discountPercent} isRepeat />
      </div>
    </div>
  );
}
