import type { PaymentPlan } from '@/lib/domain/pricing/payment-plan';
import { dueText } from '@/lib/copy/payment-plan-copy';

/** When the stay is paid in two parts, what is due when. */
export function DueNow({ plan }: { plan: PaymentPlan | null | undefined }) {
  const text = plan && dueText(plan);
  return text && <p className="mt-1.5 text-sm font-medium text-ink-soft">{text}</p>;
}
