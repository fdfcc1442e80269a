'use client';

import { useEffect, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/link';
import { openPaymentPage } from '@/lib/browser/api/guest-booking-api';
import { onReturn } from '@/lib/browser/navigation/redirect-to-payment';
import { paths } from '@/lib/http/paths';
import { FLASH_COPY } from './flash-copy';

type Props = {
  action: string;
  chargeId: string | null;
  /** Whether the guest still has to accept the terms. */
  asksTerms: boolean;
  label: string;
};

/** A plain form that works without JavaScript and answers with a link. With it, the payment page opens at once. */
export function PayForm({ action, chargeId, asksTerms, label }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const termsId = `terms-${chargeId ?? 'booking'}`;
  // The amount due may have changed since the guest left the page.
  useEffect(() => onReturn(() => window.location.reload()), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const terms = new FormData(event.currentTarget).get('terms') === 'yes';
    setIsBusy(true);
    setProblem(null);
    const opened = await openPaymentPage(action, { charge: chargeId, terms });
    if (typeof opened === 'string') {
      setProblem(FLASH_COPY[opened].text);
      setIsBusy(false);
    } else {
      window.location.assign(opened.url);
    }
  }

  return (
    <form action={action} method="post" onSubmit={submit} className="grid gap-4 print:hidden">
      <input type="hidden" name="charge" value={chargeId ?? ''} />
      {asksTerms && (
        <div className="flex items-start gap-3">
          <input
            id={termsId}
            name="terms"
            value="yes"
            type="checkbox"
            required
            className="mt-1 size-5 shrink-0 accent-spruce-700"
          />
          <label htmlFor={termsId} className="leading-7">
            I agree to the{' '}
            <ExternalLink href={paths.terms} className="link">
              terms
            </ExternalLink>{' '}
            and the{' '}
            <ExternalLink href={paths.privacy} className="link">
              privacy policy
            </ExternalLink>
          </label>
        </div>
      )}
      <Button
        type="submit"
        variant="accent"
        size="large"
        aria-disabled={isBusy || undefined}
        className="w-fit"
      >
        {label}
      </Button>
      <p role="alert" className="text-sm font-medium text-ember-700 empty:hidden">
        {problem}
      </p>
    </form>
  );
}
