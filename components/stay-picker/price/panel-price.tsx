import { ChevronDown } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { PaymentPlan } from '@/lib/domain/pricing/payment-plan';
import { DueNow } from './due-now';
import { PriceRows, PriceSavings, PriceTotal, type ShownPrice } from './price-lines';

type Props = { price: ShownPrice; plan: PaymentPlan | null | undefined };

export function PanelPrice({ price, plan }: Props) {
  return (
    <div>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4">
        <PriceTotal totalCents={price.totalCents} />
      </dl>
      <DueNow plan={plan} />
      <PriceSavings savingsCents={price.savingsCents} />
      <details className="group">
        <summary className="flex min-h-8 cursor-pointer list-none items-center gap-1 text-sm font-medium text-spruce-800 underline underline-offset-4 [&::-webkit-details-marker]:hidden">
          Price details
          <Icon shapes={ChevronDown} className="size-4 group-open:rotate-180" />
        </summary>
        <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm tabular-nums">
          <PriceRows {...price} />
        </dl>
      </details>
    </div>
  );
}
