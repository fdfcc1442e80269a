'use client';

import type { ReactNode } from 'react';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import {
  CancellationBanner,
  CancellationLine,
} from '@/components/stay-picker/price/cancellation-banner';
import { useNow } from '@/components/stay-picker/stay/use-now';
import { missingParty, PartyProblem } from '@/components/stay-picker/price/party-problem';
import { DealBanner } from '@/components/deal/deal-banner';
import { HOLD_MINUTES } from '@/lib/domain/bookings/hold';
import type { OfferWish } from '@/lib/domain/pricing/offer';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import { formatDateRange, formatMoney } from '@/lib/copy/format';
import { dueText } from '@/lib/copy/payment-plan-copy';
import type { QuoteAnswer } from '@/lib/schemas/quote-request';
import { DatesProblem } from './dates-problem';
import { DetailsForm } from './details-form';
import { PricePanel } from './price-panel';
import { PromoBox } from './promo-box';
import { StayLine } from './stay-line';
import { StaySection } from './stay-section';
import { useBooking } from './use-booking';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { BookingProblem } from './use-booking-submission';

type BookingFormProps = {
  cabin: AvailabilityCabin;
  visit: OfferWish;
  offer: QuoteAnswer | null;
  promotion?: Promotion | null;
  /** The promotion's offers that the server has priced; missing ones are requested. */
  promoAnswers?: readonly QuoteAnswer[];
  /** The server's clock as ISO text, so that both sides draw the same deadline. */
  now: string;
  /** What a guest of the cabin wrote, below the price. */
  quote?: ReactNode;
};

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-surface p-5 shadow-card tablet:p-8 laptop:col-start-1 flat:p-5">
      <h2 className="text-title-3 text-spruce-900 flat:sr-only">{title}</h2>
      {children}
    </section>
  );
}

type SubmissionNoticeProps = { problem: BookingProblem };
type TextKind = Exclude<BookingProblem['kind'], 'dates'>;

const SUBMISSION_TEXTS: Record<TextKind, { title: string; description: string }> = {
  'no-answer': {
    title: 'We didn’t hear back',
    description:
      'Your details are still here, so try again. If the booking did go through, you won’t be booked twice.',
  },
  'no-payment': {
    title: 'The payment page won’t open',
    description:
      'The payment company isn’t answering. Nothing’s held or charged, and your details are still here. Try again in a minute.',
  },
  invalid: {
    title: 'Something needs another look',
    description: 'Check your name, email and phone number, then try again.',
  },
  failed: {
    title: 'The booking didn’t go through',
    description: 'Your details are still here. Try again, or call and we’ll book it for you.',
  },
};

function SubmissionNotice({ problem }: SubmissionNoticeProps) {
  if (problem.kind === 'dates') return null;
  const { title, description } = SUBMISSION_TEXTS[problem.kind];
  return (
    <div
      role="alert"
      className="rounded-control border-l-4 border-ember-600 bg-ember-100 px-4 py-3"
    >
      <p className="font-semibold text-ember-700">{title}</p>
      <p className="text-sm">{description}</p>
    </div>
  );
}

export function BookingForm({
  cabin,
  visit: initialVisit,
  offer,
  promotion = null,
  promoAnswers = [],
  now: initialNow,
  quote: guestQuote,
}: BookingFormProps) {
  const booking = useBooking({ cabin, visit: initialVisit, offer, promotion, promoAnswers });
  const { visit, price, pricing, problem } = booking;
  const { stay, party } = visit;
  const quote = price.priced?.quote ?? null;
  const plan = price.priced?.payments;
  const isReady = useHydrated();
  const now = useNow(initialNow);
  const missing = stay ? missingParty(cabin, party) : 'Choose your dates';

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 laptop:grid-cols-[minmax(0,1fr)_24rem] laptop:grid-rows-[auto_1fr] laptop:gap-8 flat:gap-y-5">
      <section
        aria-label="Your stay"
        className="overflow-hidden rounded-card border border-line bg-surface shadow-card laptop:col-start-1"
      >
        <StayLine
          cabin={cabin}
          stay={stay}
          party={party}
          totalCents={price.lastQuote?.totalCents ?? null}
          isIncomplete={missing !== null}
        >
          <StaySection
            cabin={cabin}
            stay={stay}
            party={party}
            pricing={pricing}
            isReady={isReady}
            onStayChange={booking.changeStay}
            onPartyChange={booking.changeParty}
          />
        </StayLine>
        <div className="grid gap-3 px-3 pb-3 empty:hidden tablet:px-5 tablet:pb-5">
          <PartyProblem cabin={cabin} party={party} stay={stay} onFit={booking.changeParty} />
          {stay && price.refusalReason !== null && !price.isUpdating && (
            <DatesProblem
              cabin={cabin}
              stay={stay}
              reason={price.refusalReason}
              pricing={pricing}
              onAccept={booking.changeStay}
            />
          )}
        </div>
      </section>

      <Section title="Your details">
        <DetailsForm isReady={isReady} isSending={booking.isSending} onSubmit={booking.book}>
          <div className="grid gap-3">
            {stay && quote && (
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-dashed border-line-strong pt-4">
                <span className="flex flex-wrap items-baseline gap-x-4 text-ink-soft">
                  {formatDateRange(stay)}
                  <a href="#price" className="text-sm link laptop:hidden">
                    Price details
                  </a>
                </span>
                <span className="font-display text-title-4 font-semibold text-spruce-900">
                  Total {formatMoney(quote.totalCents)}
                </span>
                {plan && <span className="ml-auto text-ink-soft">{dueText(plan)}</span>}
              </p>
            )}
            {quote && (
              // Wider screens have the terms beside the form.
              <div className="laptop:hidden">
                <CancellationLine checkIn={quote.checkIn} terms={cabin} now={now} />
              </div>
            )}
            {stay && problem?.kind === 'dates' && (
              <DatesProblem
                cabin={cabin}
                stay={stay}
                reason={problem.reason}
                pricing={pricing}
                onAccept={booking.changeStay}
              />
            )}
            {problem && <SubmissionNotice problem={problem} />}
            <p role="status" className="font-medium empty:hidden">
              {booking.status}
            </p>
          </div>
        </DetailsForm>
      </Section>

      <aside
        id="price"
        aria-label="Price"
        className="scroll-mt-24 [filter:drop-shadow(0_12px_16px_rgb(60_42_20/0.16))] laptop:sticky laptop:top-24 laptop:col-start-2 laptop:row-span-2 laptop:row-start-1"
      >
        <div className="rounded-t-card bg-spruce-900 tear-bottom px-5 py-6 text-white tablet:px-7">
          <h2 className="text-title-3">Price</h2>
          <p className="mt-1 text-sm text-spruce-100">
            You’ll pay by card on our payment company’s page. We never see your card number. Once
            you continue, we’ll hold your dates for {HOLD_MINUTES} minutes.
          </p>
        </div>
        <div className="rounded-b-card border-t-2 border-dashed border-line bg-surface tear-top px-5 pt-6 pb-6 tablet:px-7 tablet:pb-7">
          {booking.deal && <DealBanner deal={booking.deal} className="mb-5 rounded-control" />}
          <PricePanel price={price} missing={missing}>
            <PromoBox booking={booking} />
            <CancellationBanner checkIn={quote?.checkIn ?? null} terms={cabin} now={now} />
            {guestQuote}
          </PricePanel>
        </div>
      </aside>
    </div>
  );
}
