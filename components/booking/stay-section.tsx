'use client';

import { lazy, Suspense, useState } from 'react';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import type { StayPricing } from '@/components/stay-picker/calendar/suggested-stays';
import { Button } from '@/components/ui/button';
import { nightsBetween } from '@/lib/domain/values/calendar-date';
import type { Party } from '@/lib/domain/stays/party';
import type { Stay } from '@/lib/domain/stays/stay';
import { formatDate } from '@/lib/copy/format';
import { PartyFields } from './party-fields';

const loadDatesDialog = () => import('@/components/stay-picker/picker/dates-dialog');
const DatesDialog = lazy(async () => ({ default: (await loadDatesDialog()).DatesDialog }));
const preload = () => void loadDatesDialog().catch(() => undefined);

type StaySectionProps = {
  cabin: AvailabilityCabin;
  stay: Stay | null;
  party: Party;
  pricing: StayPricing;
  isReady: boolean;
  onStayChange: (stay: Stay) => void;
  onPartyChange: (party: Party) => void;
};

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-xs font-semibold text-ink-soft">{label}</dt>
      <dd className="font-display text-title-4 font-semibold text-spruce-900">{children}</dd>
    </div>
  );
}

function Dates({ stay }: { stay: Stay | null }) {
  if (!stay) return <p className="font-medium">No dates yet</p>;
  return (
    <dl className="flex flex-wrap items-center gap-x-4 gap-y-2 small:gap-x-6">
      <Fact label="Check-in">{formatDate(stay.checkIn)}</Fact>
      <Fact label="Check-out">{formatDate(stay.checkOut)}</Fact>
      <Fact label="Nights">{String(nightsBetween(stay.checkIn, stay.checkOut))}</Fact>
    </dl>
  );
}

export function StaySection(props: StaySectionProps) {
  const { cabin, stay, party, pricing, isReady, onStayChange, onPartyChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const openDialog = () =>
    loadDatesDialog().then(
      () => setIsOpen(true),
      () => undefined,
    );
  return (
    <fieldset disabled={!isReady} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <legend className="sr-only">Dates and party</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control bg-paper-deep p-4 tablet:px-5">
        <Dates stay={stay} />
        <Button
          variant="secondary"
          size="small"
          id="change-dates"
          aria-haspopup="dialog"
          onClick={() => void openDialog()}
          onPointerEnter={preload}
          onFocus={preload}
        >
          {stay ? 'Change dates' : 'Choose dates'}
        </Button>
      </div>
      <PartyFields cabin={cabin} party={party} onChange={onPartyChange} />
      {isOpen && (
        <Suspense fallback={null}>
          <DatesDialog
            cabin={cabin}
            stay={stay}
            pricing={pricing}
            onChange={(chosen) => {
              setIsOpen(false);
              onStayChange(chosen);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
