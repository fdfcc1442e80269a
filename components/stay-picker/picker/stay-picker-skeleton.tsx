import type { AskedStay } from '@/components/stay-picker/stay/asked-stay';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { buttonClass } from '@/components/ui/button';
import type { Stay } from '@/lib/domain/stays/stay';
import { CancellationText } from '@/components/stay-picker/price/cancellation-box';
import { DateFields, type StayEnd } from './date-fields';
import { PARTY_CLASS, PARTY_HINT_CLASS, PickerFrame, PricePrompt } from './picker-frame';
import { ChooseDatesButton } from './choose-dates-button';
import { useAddressStay } from '@/components/stay-picker/stay/use-address-stay';

type Props = {
  cabin: AvailabilityCabin;
  asked?: AskedStay | null;
  /** The pressed field, whose calendar opens once it has loaded. */
  opensAt: StayEnd | null;
  onOpen: (end: StayEnd) => void;
};

const NO_DATES = { checkIn: null, checkOut: null };

const Price = ({ isComing }: { isComing: boolean }) =>
  isComing ? (
    <p role="status" className="text-ink-soft">
      Adding up your total…
    </p>
  ) : (
    <PricePrompt missing="Add dates" />
  );

function Action({ asked, stay, opensAt, onOpen }: Props & { stay: Stay | null }) {
  if (asked?.action) return asked.action;
  if (stay === null || asked?.refused) {
    return (
      <ChooseDatesButton
        isSecond={Boolean(asked?.refused?.openStays.length)}
        isBusy={opensAt !== null}
        onClick={() => onOpen('checkIn')}
      />
    );
  }
  return (
    <button
      type="button"
      disabled
      aria-busy
      className={buttonClass('accent', 'large', 'btn-reserve btn-pending w-full')}
    >
      Reserve These Dates
    </button>
  );
}

/** The panel without its calendar, with everything that needs no data, so that nothing shifts later. */
export function StayPickerSkeleton({ cabin, asked, opensAt, onOpen }: Props) {
  const addressed = useAddressStay();
  const stay = asked?.stay ?? addressed;
  return (
    <PickerFrame
      dates={
        <DateFields selection={stay ?? NO_DATES} isOpen={false} busyEnd={opensAt} onOpen={onOpen} />
      }
      party={
        <>
          <div className={PARTY_CLASS}>
            <div
              className={cabin.petFeeCents === null ? 'h-16' : 'h-[4.9583rem] laptop:h-[4.4583rem]'}
            />
          </div>
          <p className={PARTY_HINT_CLASS} />
        </>
      }
      price={<div className="min-h-17">{asked?.price ?? <Price isComing={stay !== null} />}</div>}
      action={<Action cabin={cabin} asked={asked} stay={stay} opensAt={opensAt} onOpen={onOpen} />}
      isRefused={Boolean(asked?.refused)}
      cancellation={asked?.cancellation ?? <CancellationText status={{ kind: 'no-dates' }} />}
    />
  );
}
