'use client';

import type { ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/skeleton';
import type { StaySelection } from '@/lib/domain/stays/selection';
import { toStay } from '@/lib/domain/stays/stay';
import { cabinQuestion } from '@/lib/copy/host-contact';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { CalendarProblem } from '@/components/stay-picker/calendar/calendar-problem';
import {
  CancellationBanner,
  CancellationLine,
} from '@/components/stay-picker/price/cancellation-banner';
import { DueNow } from '@/components/stay-picker/price/due-now';
import { missingParty } from '@/components/stay-picker/price/party-problem';
import { PanelPrice } from '@/components/stay-picker/price/panel-price';
import { PickerParty } from './picker-party';
import { PricePrompt } from './picker-frame';
import { PriceLines } from '@/components/stay-picker/price/price-lines';
import { PriceProblem } from '@/components/stay-picker/price/price-problem';
import { ReasonNotice } from '@/components/stay-picker/calendar/reason-notice';
import { ScarcityBanner } from '@/components/stay-picker/price/scarcity-banner';
import { useNow } from '@/components/stay-picker/stay/use-now';
import type { StayPickerState } from '@/components/stay-picker/stay/use-stay-picker';

export function PriceSkeleton({ lines = 6 }: { lines?: number }) {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading the price
      </p>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className="mb-2 h-5" />
      ))}
      <Skeleton className={joinClasses('h-9', lines > 1 && 'mt-4')} />
    </div>
  );
}

export function missingDates({ checkIn, checkOut }: StaySelection): string {
  if (!checkIn) return 'Add dates';
  return checkOut ? 'Pick other dates' : 'Add a check-out date';
}

type PickerPriceProps = { cabin: AvailabilityCabin; picker: StayPickerState };

/** Shown in place of a price; null if there is one. */
function NoPrice({ cabin, picker, lines }: PickerPriceProps & { lines?: number }) {
  const { party, price, choice } = picker;
  if (price.isLoading) return <PriceSkeleton lines={lines} />;
  if (price.error) return <PriceProblem picker={picker} />;
  return <PricePrompt missing={missingParty(cabin, party) ?? missingDates(choice.selection)} />;
}

const hasPrice = ({ price, quote, isWelcome }: StayPickerState) =>
  quote !== null && isWelcome && !price.isLoading && !price.error;

const planOf = (picker: StayPickerState) => (hasPrice(picker) ? picker.price.plan : null);

export const refusedStay = ({ choice: { notice } }: StayPickerState) =>
  notice?.date === null ? notice : null;

/** The cancellation terms of product §4.3, unless the stay can't be booked. */
export function PickerCancellation({ cabin, picker }: PickerPriceProps) {
  const now = useNow();
  const { checkIn } = picker.choice.selection;
  return (
    <CancellationBanner checkIn={refusedStay(picker) ? null : checkIn} terms={cabin} now={now} />
  );
}

/** An open stay leads in place of the dates of the link. */
export const hasOpenStays = (picker: StayPickerState) =>
  picker.isWelcome && (refusedStay(picker)?.suggestions.length ?? 0) > 0;

/** The same below the panel's button, unless the stay can't be booked. */
export function PanelCancellation({ cabin, picker }: PickerPriceProps) {
  const now = useNow();
  const { checkIn } = picker.comingStay ?? picker.choice.selection;
  return (
    <CancellationLine checkIn={refusedStay(picker) ? null : checkIn} terms={cabin} now={now} />
  );
}

/** A dialog's party, price line by line, and scarcity message. */
export function PickerPrice({ cabin, picker }: PickerPriceProps) {
  const { quote } = picker;
  return (
    <div className="grid content-start gap-4">
      <div className="min-h-11">
        <ScarcityBanner picker={picker} />
      </div>
      <PickerParty cabin={cabin} picker={picker} />
      <div className="rounded-control border border-line bg-surface p-4 tablet:p-5">
        {quote && hasPrice(picker) ? (
          <PriceLines price={quote} />
        ) : (
          <NoPrice cabin={cabin} picker={picker} />
        )}
        <DueNow plan={planOf(picker)} />
      </div>
    </div>
  );
}

type PanelProps = PickerPriceProps & { isCalendarOpen: boolean; askedPrice?: ReactNode };

/** Shows the panel's total or why there is none: the link's dates are taken, or the calendar didn't load. */
export function PickerPanelPrice({ cabin, picker, isCalendarOpen, askedPrice }: PanelProps) {
  const { availability, choice, pricing, quote } = picker;
  const refused = refusedStay(picker);
  if (!isCalendarOpen && availability.errorText) {
    const { errorText, reload } = availability;
    const question = cabinQuestion(cabin.title, toStay(choice.selection));
    return <CalendarProblem errorText={errorText} reload={reload} question={question} />;
  }
  if (!isCalendarOpen && refused) {
    return (
      <ReasonNotice
        notice={refused}
        pricing={pricing}
        onAccept={choice.accept}
        isStill
        leads={hasOpenStays(picker)}
      />
    );
  }
  if (picker.comingStay && askedPrice) return <div className="min-h-17">{askedPrice}</div>;
  return (
    <div className="min-h-17">
      {quote && hasPrice(picker) ? (
        <PanelPrice price={quote} plan={planOf(picker)} />
      ) : (
        <NoPrice cabin={cabin} picker={picker} lines={1} />
      )}
    </div>
  );
}
