'use client';

import type { SelectionVariant } from '@/lib/domain/stays/selection';
import { DealBanner } from '@/components/deal/deal-banner';
import type { UnlockedDeal } from '@/components/deal/use-revealed-deal';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { AvailabilityCabin } from './availability-cabin';
import { AvailabilityCalendar } from './availability-calendar';
import { CalendarSkeleton } from './calendar-skeleton';
import { RefusalNotice } from './refusal-notice';
import type { StayPickerState } from './use-stay-picker';

type PickerDatesProps = {
  cabin: AvailabilityCabin;
  picker: Pick<StayPickerState, 'availability' | 'choice' | 'pricing'> & {
    /** The deal revealed for the cabin, also when it has just ended. */
    deal?: UnlockedDeal | null;
  };
  variant: SelectionVariant;
};

// The exact texts of product §2.10.
const LOADING_TEXTS: Record<SelectionVariant, string> = {
  card: 'Loading live availability…',
  modal: 'Loading availability data...',
};

function Calendar({ cabin, picker, variant }: PickerDatesProps) {
  const { availability, choice } = picker;
  const { calendar, errorText } = availability;
  if (errorText) {
    return (
      <Notice
        tone="error"
        title={errorText}
        action={<Button onClick={availability.reload}>Try again</Button>}
      >
        Nothing is lost: your dates can be chosen as soon as the calendar is here.
      </Notice>
    );
  }
  if (!calendar) return <CalendarSkeleton text={LOADING_TEXTS[variant]} />;
  return (
    <div>
      <AvailabilityCalendar
        calendar={calendar}
        rates={cabin}
        choice={choice}
        variant={variant}
        discountPercent={picker.pricing.discountPercent}
      />
      <RefusalNotice refusal={choice.refusal} pricing={picker.pricing} onAccept={choice.accept} />
    </div>
  );
}

/** The calendar, or why there is none yet; above it the deal that its prices are of. */
export function PickerDates(props: PickerDatesProps) {
  const { deal } = props.picker;
  return (
    <div>
      {deal && <DealBanner deal={deal} className="mb-3 rounded-control" />}
      <Calendar {...props} />
    </div>
  );
}
