'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { AvailabilityCabin } from './availability-cabin';
import { StayPickerSkeleton } from './stay-picker-skeleton';

type Props = { cabin: AvailabilityCabin };

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

/** The inline calendar; its code and its dates are fetched when the guest comes near it. */
export function StayPickerIsland({ cabin }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [Picker, setPicker] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  function load() {
    setHasFailed(false);
    import('./stay-picker').then(
      ({ StayPicker }) => setPicker(() => StayPicker),
      () => setHasFailed(true),
    );
  }

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load();
      },
      { rootMargin: NEAR },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  if (hasFailed) return <LoadFailure onRetry={load} />;
  return (
    <div ref={place} data-needs-script>
      {Picker ? <Picker cabin={cabin} /> : <StayPickerSkeleton cabin={cabin} />}
    </div>
  );
}
