'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { PartBoundary } from '@/components/ui/page/part-boundary';
import { PartNotice } from '@/components/ui/page/part-notice';
import { whenNear } from '@/lib/browser/loading/when-near';
import type { AskedStay } from '@/components/stay-picker/stay/asked-stay';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import type { StayEnd } from './date-fields';
import { StayPickerSkeleton } from './stay-picker-skeleton';
import { useAddressStay } from '@/components/stay-picker/stay/use-address-stay';

type PickerProps = {
  cabin: AvailabilityCabin;
  opensAt?: StayEnd | null;
  askedPrice?: ReactNode;
};
type Props = { cabin: AvailabilityCabin; asked?: AskedStay | null };

const NEAR = '600px';

const FAILED = 'This calendar didn’t load.';

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

  // Dates without a server-rendered price need the calendar at once, which shows the price or why there is none.
  const isUnpriced = useAddressStay() !== null && !asked?.price;
  useEffect(() => {
    if (!isUnpriced) return whenNear(place.current, NEAR, load);
    load();
  }, [isUnpriced]);

  if (hasFailed) return <PartNotice text={FAILED} onRetry={loadAgain} />;
  return (
    <div ref={place} data-needs-script>
      {Picker ? (
        <PartBoundary text={FAILED}>
          <Picker cabin={cabin} opensAt={opensAt} askedPrice={asked?.price} />
        </PartBoundary>
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
