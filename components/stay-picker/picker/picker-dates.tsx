'use client';

import type { ReactNode } from 'react';
import type { SelectionVariant } from '@/lib/domain/stays/selection';
import { toStay } from '@/lib/domain/stays/stay';
import { cabinQuestion, textHostHref } from '@/lib/copy/host-contact';
import { DealBanner } from '@/components/deal/deal-banner';
import type { UnlockedDeal } from '@/components/deal/use-revealed-deal';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { AvailabilityCalendar } from '@/components/stay-picker/calendar/availability-calendar';
import { CalendarProblem } from '@/components/stay-picker/calendar/calendar-problem';
import { CalendarSkeleton } from '@/components/stay-picker/calendar/calendar-skeleton';
import { CompareButton, useComparison } from '@/components/stay-picker/calendar/compare-stays';
import { PlainMonth } from '@/components/stay-picker/calendar/plain-month';
import { ReasonNotice } from '@/components/stay-picker/calendar/reason-notice';
import type { StayPricing } from '@/components/stay-picker/calendar/suggested-stays';
import type { StayPickerState } from '@/components/stay-picker/stay/use-stay-picker';

type PickerDatesProps = {
  cabin: AvailabilityCabin;
  picker: Pick<StayPickerState, 'availability' | 'choice'> & {
    pricing: StayPricing;
    /** The deal revealed for the cabin, even if it has just ended. */
    deal?: UnlockedDeal | null;
    promo?: StayPickerState['promo'];
  };
  variant: SelectionVariant;
  /** Focuses the days as soon as they are there. */
  autoFocus?: boolean;
  /** Shown below the days. */
  children?: ReactNode;
};

// The exact texts of product §2.10.
const LOADING_TEXTS: Record<SelectionVariant, string> = {
  card: 'Loading live availability…',
  modal: 'Loading availability data...',
};

function Calendar({ cabin, picker, variant, autoFocus, children }: PickerDatesProps) {
  const { availability, choice, pricing } = picker;
  const { Matrix, button, close, wasOpen } = useComparison();
  const { calendar, errorText, reload } = availability;
  const question = cabinQuestion(cabin.title, toStay(choice.selection));
  if (errorText) {
    return (
      <CalendarProblem errorText={errorText} reload={reload} question={question}>
        <PlainMonth timezone={cabin.timezone} />
      </CalendarProblem>
    );
  }
  const askHref = textHostHref(question);
  if (!calendar) return <CalendarSkeleton text={LOADING_TEXTS[variant]} askHref={askHref} />;
  if (Matrix && pricing.compares) {
    return (
      <Matrix
        calendar={calendar}
        selection={choice.selection}
        from={choice.selection.checkIn ?? choice.month ?? calendar.today}
        totalCentsOf={pricing.totalCentsOf}
        onChoose={(stay) => {
          choice.accept(stay);
          close();
        }}
        onBack={close}
      />
    );
  }
  return (
    <div>
      <AvailabilityCalendar
        calendar={calendar}
        rates={cabin}
        choice={choice}
        variant={variant}
        discountPercent={pricing.discountPercent}
        autoFocus={autoFocus || wasOpen}
        promo={picker.promo}
        aside={pricing.compares && <CompareButton {...button} />}
      >
        {children}
      </AvailabilityCalendar>
      <ReasonNotice notice={choice.notice} pricing={pricing} onAccept={choice.accept} />
    </div>
  );
}

/** Shows the calendar, or why there is none yet, below the deal that its prices include. */
export function PickerDates(props: PickerDatesProps) {
  const { deal } = props.picker;
  return (
    <div>
      {deal && <DealBanner deal={deal} className="mb-3 rounded-control" />}
      <Calendar {...props} />
    </div>
  );
}
