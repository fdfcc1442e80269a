import type { ReactNode } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { HOLD_MINUTES } from '@/lib/domain/bookings/hold';
import type { TestPaymentPage } from '@/lib/domain/bookings/payment';
import { formatMoney } from '@/lib/copy/format';
import type { TestPaymentAction } from '@/lib/schemas/payment';
import { HoldCountdown } from './hold-countdown';

export type TestCheckoutProps = {
  page: Omit<TestPaymentPage, 'successUrl'>;
  hold: { until: string; untilText: string } | null;
  outcome: 'declined' | 'closed' | 'disputed' | 'noted' | null;
  /** The cabin's picture. */
  imageUrl: string | null;
  /** The cancellation deadline. */
  cancellation: ReactNode;
};

type ActionProps = {
  session: string;
  action: TestPaymentAction;
  children: ReactNode;
  variant?: 'accent' | 'secondary';
};

function Action({ session, action, children, variant = 'secondary' }: ActionProps) {
  return (
    <form action="/api/test-payment" method="post">
      <input type="hidden" name="session" value={session} />
      <input type="hidden" name="action" value={action} />
      <Button
        type="submit"
        variant={variant}
        size={variant === 'accent' ? 'large' : 'medium'}
        className="w-full"
      >
        {children}
      </Button>
    </form>
  );
}

const OTHER_ENDINGS: readonly [TestPaymentAction, string, string][] = [
  ['pay_late', 'Pay too late', `The payment comes after the ${HOLD_MINUTES} minutes are up.`],
  ['pay_twice_told', 'Pay, notify three times', 'The site hears about the payment three times.'],
  ['pay_untold', 'Pay, don’t notify', 'The site hears nothing and has to ask.'],
];

const SAVED_CARD: readonly [TestPaymentAction, string, string][] = [
  ['card_fails', 'Make the card fail', 'The balance is declined when it’s due.'],
  ['card_works', 'Make the card work', 'The balance is paid when it’s due.'],
];

const AFTER_PAYING: readonly [TestPaymentAction, string, string][] = [
  ['dispute', 'Dispute it', 'The guest’s bank disputes the payment.'],
  ['dispute_lost', 'The host loses', 'The bank sides with the guest.'],
  ['dispute_won', 'The host wins', 'The bank sides with the host.'],
];

type EndingsProps = {
  session: string;
  heading?: string;
  endings?: readonly [TestPaymentAction, string, string][];
};

function OtherEndings({
  session,
  heading = 'Try other outcomes',
  endings = OTHER_ENDINGS,
}: EndingsProps) {
  return (
    <details className="mt-6 border-t border-dashed border-line-strong pt-5">
      <summary className="chevron min-h-11 font-semibold text-spruce-800">{heading}</summary>
      <ul className="mt-3 grid gap-4">
        {endings.map(([action, label, description]) => (
          <li key={action} className="grid gap-2">
            <p className="text-sm text-ink-soft">{description}</p>
            <Action session={session} action={action}>
              {label}
            </Action>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Buttons({ page, outcome }: Pick<TestCheckoutProps, 'page' | 'outcome'>) {
  return (
    <>
      {outcome === 'declined' && (
        <p
          role="alert"
          className="mb-5 rounded-control border-l-4 border-ember-600 bg-ember-100 px-4 py-3 font-medium text-ember-700"
        >
          Your card was declined. You weren’t charged, and your dates are still held. Try again?
        </p>
      )}
      <div className="grid gap-3">
        <Action session={page.sessionId} action="approve" variant="accent">
          Pay {formatMoney(page.amountCents)}
        </Action>
        <Action session={page.sessionId} action="decline">
          Decline the card
        </Action>
        <a href={page.cancelUrl} className={buttonClass('quiet', 'medium')}>
          Go back without paying
        </a>
      </div>
      <OtherEndings session={page.sessionId} />
    </>
  );
}

const CLOSED_TEXTS = {
  complete: 'Paid. It’s a test, so no money moved.',
  expired: 'This page is closed. Time ran out, or the dates were released.',
};

export function TestCheckout({ page, hold, outcome, imageUrl, cancellation }: TestCheckoutProps) {
  return (
    <div className="mx-auto w-full max-w-lg px-4 pt-8 pb-36 tablet:pt-14 laptop:max-w-7xl laptop:px-8 laptop:pt-8">
      <h1 className="text-title-2 text-spruce-900">Payment</h1>
      <p className="mt-3 rounded-control bg-dawn-100 px-4 py-3 text-sm font-medium">
        This is a test. No card is charged.
      </p>
      <section
        aria-label="Your booking"
        className="mt-6 overflow-hidden rounded-card border border-line bg-surface shadow-card laptop:grid laptop:grid-cols-2 laptop:grid-rows-[1fr_auto]"
      >
        {imageUrl && (
          <Picture
            src={imageUrl}
            alt=""
            width={720}
            height={288}
            sizes="(min-width: 32rem) 480px, 100vw"
            widths={[384, 720, 1200]}
            isFirst
            className="aspect-5/2 w-full bg-spruce-100 object-cover laptop:h-full"
          />
        )}
        <div className="bg-spruce-900 px-5 py-6 text-white on-dark tablet:px-7">
          <p className="text-sm text-spruce-100">{page.title}</p>
          <p className="mt-1 font-display text-title-1 font-semibold">
            {formatMoney(page.amountCents)}
          </p>
          <p className="mt-2 text-sm text-spruce-100">{page.details}</p>
        </div>
        <div className="px-5 py-6 tablet:px-7 laptop:col-start-2 laptop:row-span-2 laptop:row-start-1">
          <dl className="mb-6 grid gap-3 text-sm">
            <div className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-ink-soft">Booking reference</dt>
              <dd className="font-semibold">{page.reference}</dd>
            </div>
            {page.email !== '' && (
              <div className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-ink-soft">Receipt to</dt>
                <dd className="min-w-0 font-semibold break-words">{page.email}</dd>
              </div>
            )}
            {hold && page.status === 'open' && (
              <div className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-ink-soft">Your dates are held</dt>
                <dd className="font-semibold">
                  <HoldCountdown {...hold} />
                </dd>
              </div>
            )}
          </dl>
          {page.status === 'open' && <div className="mb-6">{cancellation}</div>}
          {page.status === 'open' ? (
            <Buttons page={page} outcome={outcome} />
          ) : (
            <div className="grid gap-4">
              <p className="font-medium">{CLOSED_TEXTS[page.status]}</p>
              {outcome === 'disputed' && <p role="status">Done. The site has been notified.</p>}
              {outcome === 'noted' && <p role="status">Done. The next charge will show it.</p>}
              <a href={page.cancelUrl} className={buttonClass('secondary', 'medium')}>
                Back to the booking
              </a>
              {page.status === 'complete' && (
                <OtherEndings
                  session={page.sessionId}
                  heading="What could happen next"
                  endings={page.savesCard ? [...SAVED_CARD, ...AFTER_PAYING] : AFTER_PAYING}
                />
              )}
            </div>
          )}
        </div>
      </section>
    </div>
  );
}
