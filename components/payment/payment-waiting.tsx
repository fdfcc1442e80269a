'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { AskLine } from '@/components/ui/host/ask-line';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/page/notice';

const EVERY_MS = 2500;
const MAX_LOOKS = 24;

/** The payment's outcome is not known yet: the page polls for a minute. */
export function PaymentWaiting({ payUrl }: { payUrl: string }) {
  const router = useRouter();
  const [looks, setLooks] = useState(0);
  const isLooking = looks < MAX_LOOKS;
  useEffect(() => {
    if (!isLooking) return;
    const timer = setInterval(() => {
      setLooks((before) => before + 1);
      router.refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isLooking, router]);
  return (
    <div className="mx-auto max-w-3xl px-4 pt-10 pb-40 tablet:pt-16">
      <Notice
        headingLevel="h1"
        title={isLooking ? 'Looking for your payment…' : 'We haven’t seen your payment yet'}
        action={
          <>
            {/* Reloads the page, without JavaScript or after polling has ended. */}
            <a href="" className={buttonClass('primary', 'medium')}>
              Look again
            </a>
            <a href={payUrl} className={buttonClass('secondary', 'medium')}>
              Back to the payment page
            </a>
          </>
        }
      >
        <p role="status">
          {isLooking
            ? 'Still waiting on the payment company. Your booking will show up here as soon as we hear.'
            : 'If you’ve paid, we’ll email you as soon as we hear. You won’t be charged twice.'}
        </p>
      </Notice>
      <AskLine about="my payment" className="mt-10" />
    </div>
  );
}
