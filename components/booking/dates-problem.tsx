'use client';

import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { stayReasonCopy } from '@/components/stay-picker/stay/reason-copy';
import { suggestForStay } from '@/components/stay-picker/stay/suggest-stays';
import {
  SuggestedStays,
  type StayPricing,
} from '@/components/stay-picker/calendar/suggested-stays';
import { useAvailability } from '@/components/stay-picker/stay/use-availability';
import type { Stay } from '@/lib/domain/stays/stay';

type DatesProblemProps = {
  cabin: AvailabilityCabin;
  stay: Stay;
  reason: string;
  pricing: StayPricing;
  onAccept: (stay: Stay) => void;
};

/** Why the stay cannot be booked, and the two nearest stays that can, from a freshly fetched calendar. */
export function DatesProblem({ cabin, stay, reason, pricing, onAccept }: DatesProblemProps) {
  const { calendar, isRefreshing } = useAvailability(cabin);
  const text = stayReasonCopy(reason);
  const suggestions = calendar && !isRefreshing ? suggestForStay(calendar, stay) : [];
  return (
    <div className="rounded-control border-l-4 border-ember-600 bg-ember-100 px-4 py-3">
      <div role="alert">
        <p className="font-semibold text-ember-700">{text.title}</p>
        <p className="text-sm">{text.description}</p>
      </div>
      {suggestions.length > 0 && (
        <SuggestedStays stays={suggestions} pricing={pricing} leads onAccept={onAccept} />
      )}
    </div>
  );
}
