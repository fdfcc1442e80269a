import type { ReactNode } from 'react';

type PickerFrameProps = { dates: ReactNode; price: ReactNode; action: ReactNode };

/** The places of the picker's parts, the same for the picker and for the skeleton that stands in for it. */
export function PickerFrame({ dates, price, action }: PickerFrameProps) {
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @min-[40rem]:grid-cols-[minmax(0,1fr)_18rem] @min-[52rem]:gap-8">
        {dates}
        <div className="grid gap-4">
          {price}
          {action}
          <p className="text-center text-sm text-balance text-ink-soft">
            You are not charged yet. No service fees, no hidden fees.
          </p>
        </div>
      </div>
    </div>
  );
}

type PriceStackProps = {
  scarcity?: ReactNode;
  party: ReactNode;
  price: ReactNode;
  cancellation?: ReactNode;
};

export function PriceStack({ scarcity, party, price, cancellation }: PriceStackProps) {
  return (
    <div className="grid content-start gap-4">
      <div className="min-h-10">{scarcity}</div>
      {party}
      <div className="rounded-control border border-line bg-dawn-50 p-4 tablet:p-5">{price}</div>
      {cancellation}
    </div>
  );
}

export function PricePrompt({ missing }: { missing: string }) {
  return (
    <p className="text-ink-soft">
      Choose {missing} to see the total, with every fee and tax in it.
    </p>
  );
}
