import type { AvailabilityCabin } from './availability-cabin';
import { buttonClass } from '@/components/ui/button';
import { CalendarSkeleton } from './calendar-skeleton';
import { CancellationBox } from './cancellation-box';
import { PickerFrame, PricePrompt, PriceStack } from './picker-frame';

/** The picker without its calendar: what needs no data stands there already, so nothing moves later. */
export function StayPickerSkeleton({ cabin }: { cabin: AvailabilityCabin }) {
  return (
    <PickerFrame
      dates={<CalendarSkeleton text="" />}
      price={
        <PriceStack
          party={<div className={cabin.petFeeCents === null ? 'h-11' : 'h-24'} />}
          price={<PricePrompt missing="your dates" />}
          cancellation={<CancellationBox status={{ kind: 'no-dates' }} timezone={cabin.timezone} />}
        />
      }
      action={
        <button type="button" disabled className={buttonClass('accent', 'large', 'w-full')}>
          Reserve These Dates
        </button>
      }
    />
  );
}
