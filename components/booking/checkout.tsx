import { Check, MessageSquare } from 'lucide';
import type { ReactNode } from 'react';
import { PaymentsOffBanner } from '@/components/payment/payments-off-banner';
import { AskLine } from '@/components/ui/host/ask-line';
import { Icon } from '@/components/ui/icon';
import { PaintFrom } from '@/components/ui/paint-from';
import { questionAbout, textHostHref } from '@/lib/copy/host-contact';
import { arePaymentsOff } from '@/lib/shop/payments-off';
import { shop } from '@/lib/shop/shop';

const STEPS = ['Your details', 'Payment', 'Confirmation'];

/**
 * Around booking (step 0) and payment (step 1; a real provider's is on its own site). Navigation, banner and newsletter,
 * which would lead away from them, are hidden by the class `checkout` in app/components.css.
 */
export function Checkout({ step, children }: { step: 0 | 1; children: ReactNode }) {
  return (
    <div className="checkout">
      <a
        href={textHostHref(questionAbout('my booking'))}
        className="fixed top-0 right-[max(1rem,50vw-38rem)] z-40 flex h-(--bar-height) min-w-11 items-center justify-end gap-2 text-sm font-semibold text-spruce-800 underline-offset-4 hover:underline tablet:right-[max(2rem,50vw-38rem)] print:hidden"
      >
        <Icon shapes={MessageSquare} />
        <span className="max-[21.5rem]:sr-only tablet:hidden">Text me</span>
        <span className="max-tablet:hidden">{`Text ${shop().phone.display}`}</span>
      </a>
      <ol aria-label="Steps of your booking" className="steps">
        {STEPS.map((name, index) => (
          <li
            key={name}
            aria-current={index === step ? 'step' : undefined}
            data-done={index < step || undefined}
          >
            <span className="step-mark">
              {index < step ? <Icon shapes={Check} className="size-4" /> : index + 1}
            </span>
            {name}
            {index < step && <span className="sr-only">, done</span>}
          </li>
        ))}
      </ol>
      {/* Before it is known that the banner is hidden, all of it would stand lower. */}
      <PaintFrom id="checkout-steps" />
      {arePaymentsOff() && <PaymentsOffBanner />}
      {children}
      <div className="mx-auto -mt-24 w-full max-w-7xl px-4 pb-16 tablet:px-8">
        <AskLine about="my booking" />
      </div>
    </div>
  );
}
