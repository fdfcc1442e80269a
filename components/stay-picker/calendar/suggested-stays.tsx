'use client';

import { joinClasses } from '@/components/ui/class-names';
import type { Stay } from '@/lib/domain/stays/stay';
import type { QuoteRequest } from '@/lib/schemas/quote';
import { useQuote } from '@/components/stay-picker/stay/use-quote';
import { OPEN_STAY_CLASSES, OpenStay, type OpenStayLook } from './open-stay';

/** How a suggested stay gets its total: computed from known rates, or requested. */
export type StayPricing = {
  totalCentsOf: (stay: Stay) => number | null;
  quoteRequestOf: (stay: Stay) => QuoteRequest;
  /** The percent of the deal, or 0. */
  discountPercent: number;
  /** `totalCentsOf` knows every stay and keeps its identity while no price changes. */
  compares?: boolean;
};

export type SuggestedStaysProps = {
  stays: readonly Stay[];
  pricing: StayPricing;
  /** Side by side from 1024 px on; narrower screens stack them. */
  isWide?: boolean;
  /** The nearest one is the main button where nothing else can be booked. */
  leads?: boolean;
  onAccept: (stay: Stay) => void;
};

type SuggestedStayProps = Pick<SuggestedStaysProps, 'pricing' | 'onAccept'> & {
  stay: Stay;
  look: OpenStayLook;
};

function SuggestedStay({ stay, pricing, look, onAccept }: SuggestedStayProps) {
  const knownCents = pricing.totalCentsOf(stay);
  const { priced } = useQuote(knownCents === null ? pricing.quoteRequestOf(stay) : null);
  const totalCents = knownCents ?? priced?.quote.totalCents ?? null;
  return (
    <button type="button" onClick={() => onAccept(stay)} className={OPEN_STAY_CLASSES[look]}>
      <OpenStay stay={stay} totalCents={totalCents} look={look} />
    </button>
  );
}

export function SuggestedStays(props: SuggestedStaysProps) {
  const { stays, pricing, isWide = false, leads = false, onAccept } = props;
  const look = isWide ? 'wide' : 'row';
  return (
    <div className={isWide ? 'mt-3 laptop:mt-0' : 'mt-2'}>
      <p className="text-sm font-medium text-ink-soft">Nearest open stays</p>
      <ul
        aria-label="Nearest open stays"
        className={joinClasses('mt-1.5 grid gap-2', isWide && 'laptop:grid-cols-2')}
      >
        {stays.map((stay, index) => (
          <li key={`${stay.checkIn}/${stay.checkOut}`}>
            <SuggestedStay
              stay={stay}
              pricing={pricing}
              look={leads && index === 0 ? 'lead' : look}
              onAccept={onAccept}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
