'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { whenNear } from '@/lib/browser/loading/when-near';
import type { AskedStay } from './asked-stay';
import type { AvailabilityCabin } from './availability-cabin';
import type { StayEnd } from './date-fields';
import { StayPickerSkeleton } from './stay-picker-skeleton';
import { useAddressStay } from './use-address-stay';

type PickerProps = {
  cabin: AvailabilityCabin;
  opensAt?: StayEnd | null;
  askedPrice?: ReactNode;
};
type Props = { cabin: AvailabilityCabin; asked?: AskedStay | null };

const NEAR = '600px';

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="rounded-card border border-line bg-paper-deep p-6 text-center">
      The calendar did not load.{' '}
      <button type="button" onClick={onRetry} className="min-h-11 font-semibold underline">
        Try again
      </button>
    </p>
  );
}

/** The inline calendar; its code and data load near the viewport. */
export function StayPickerIsland({ cabin, asked }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [Picker, setPicker] = useState<ComponentType<PickerProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [opensAt, setOpensAt] = useState<StayEnd | null>(null);

  function load() {
    import('./stay-picker').then(
      ({ StayPicker }) => setPicker(() => StayPicker),
      () => setHasFailed(true),
    );
  }
  function loadAgain() {
    setHasFailed(false);
    load();
  }

  // Dates that came without a price: the calendar tells it, or why there is none.
  const isUnpriced = useAddressStay() !== null && !asked?.price;
  useEffect(() => {
    if (!isUnpriced) return whenNear(place.current, NEAR, load);
    load();
  }, [isUnpriced]);

  if (hasFailed) return <LoadFailure onRetry={loadAgain} />;
  return (
    <div ref={place} data-needs-script>
      {Picker ? (
        <Picker cabin={cabin} opensAt={opensAt} askedPrice={asked?.price} />
      ) : (
        <StayPickerSkeleton
          cabin={cabin}
          asked={asked}
          opensAt={opensAt}
          onOpen={(end) => {
            setOpensAt(end);
            load();
          }}
        />
      )}
    </div>
  );
}
