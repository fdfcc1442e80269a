import { ChevronDown } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { QuoteLine } from '@/lib/domain/pricing/quote';
import { PriceRows, PriceSavings, PriceTotal } from './price-lines';

type PanelPriceProps = {
  lines: readonly QuoteLine[];
  totalCents: number;
  savingsCents?: number;
};

/** The total; how it adds up is one tap away. */
export function PanelPrice({ lines, totalCents, savingsCents = 0 }: PanelPriceProps) {
  return (
    <div>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4">
        <PriceTotal totalCents={totalCents} />
      </dl>
      <PriceSavings savingsCents={savingsCents} />
      <details className="group">
        <summary className="flex min-h-8 cursor-pointer list-none items-center gap-1 text-sm font-medium text-spruce-800 underline underline-offset-4 [&::-webkit-details-marker]:hidden">
          Every night, fee and tax
          <Icon shapes={ChevronDown} className="size-4 group-open:rotate-180" />
        </summary>
        <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm tabular-nums">
          <PriceRows lines={lines} />
        </dl>
      </details>
    </div>
  );
}
