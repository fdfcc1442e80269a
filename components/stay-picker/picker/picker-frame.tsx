import type { ReactNode } from 'react';

type PickerFrameProps = {
  /** The check-in and check-out fields. */
  dates: ReactNode;
  party: ReactNode;
  price: ReactNode;
  action: ReactNode;
  cancellation: ReactNode;
  /** The dates can't be booked, so nothing is said of paying for them. */
  isRefused?: boolean;
  /** Below the calendar, so that it doesn't move the price and the button. */
  promo?: ReactNode;
};

/** The layout of a cabin page's panel. Its skeleton shares it, so that nothing moves when the panel loads. */
export function PickerFrame(props: PickerFrameProps) {
  const { dates, party, price, action, cancellation, isRefused, promo } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <div className="rounded-t-control border border-line-strong/60 bg-surface">{dates}</div>
        {party}
      </div>
      {price}
      <div>
        {action}
        <div className="mt-2 mb-1 min-h-5">{cancellation}</div>
        {!isRefused && (
          <p className="text-center text-[0.8125rem] leading-snug text-balance text-ink-soft">
            You won’t be charged yet.
          </p>
        )}
      </div>
      {promo}
    </div>
  );
}

export const PARTY_CLASS = 'party-row';
const PARTY_LINE_CLASS = 'mt-1.5 min-h-5 text-[0.8125rem] leading-5';
export const PARTY_HINT_CLASS = `${PARTY_LINE_CLASS} text-ink-soft`;
export const PARTY_PROBLEM_CLASS = `${PARTY_LINE_CLASS} font-semibold text-ember-700`;

export function PricePrompt({ missing }: { missing: string }) {
  return (
    <div className="text-ink-soft">
      <p>{`${missing} to see your total.`}</p>
      <p className="text-sm">Fees and taxes included</p>
    </div>
  );
}
