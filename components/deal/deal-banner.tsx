'use client';

import { joinClasses } from '@/components/ui/class-names';
import type { DailyDeal } from '@/lib/domain/pricing/deal';
import { useCountdown } from './use-deal-clock';

type DealBannerProps = {
  deal: Pick<DailyDeal, 'discountPercent' | 'expiresAt'>;
  className?: string;
};

/** Shows the discount and the time left. Not a live region, which would announce each second. */
export function DealBanner({ deal, className }: DealBannerProps) {
  const left = useCountdown(deal);
  return (
    <p
      className={joinClasses(
        'flex min-h-11 items-center justify-between gap-3 px-4 text-[0.8125rem] font-bold text-white',
        left === null ? 'bg-ink-soft' : 'bg-ember-600',
        className,
      )}
    >
      {left === null ? (
        'Deal Expired'
      ) : (
        <>
          <span className="tracking-wide">{`DEAL OF THE DAY ${deal.discountPercent}% OFF`}</span>
          <span className="text-sm font-semibold tabular-nums">{left}</span>
        </>
      )}
    </p>
  );
}
