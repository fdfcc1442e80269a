'use client';

import { useRef, useState, type ReactNode } from 'react';
import { DealBanner } from '@/components/deal/deal-banner';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { CalendarPopover } from './calendar-popover';
import { DateFields, type StayEnd } from './date-fields';
import { PickerFrame } from './picker-frame';
import { PartyRow } from './picker-party';
import { PanelCancellation, PickerPanelPrice, refusedStay } from './picker-price';
import { PickerPromo } from './picker-promo';
import { PanelAction } from './reserve-button';
import { useCheckedEvent } from '@/components/stay-picker/stay/use-stay-events';
import { useStayPicker } from '@/components/stay-picker/stay/use-stay-picker';

type StayPickerProps = {
  cabin: AvailabilityCabin;
  /** The date field that was pressed before the picker loaded. */
  opensAt?: StayEnd | null;
  /** The server-rendered price, shown until the calendar has loaded. */
  askedPrice?: ReactNode;
};

/** The cabin page's own picker: fields, price, and button, with the calendar over them. */
export function StayPicker({ cabin, opensAt = null, askedPrice }: StayPickerProps) {
  const picker = useStayPicker(cabin, 'modal', true);
  const fields = useRef<HTMLDivElement>(null);
  const [openEnd, setOpenEnd] = useState(opensAt);
  const { choice, deal } = picker;
  useCheckedEvent(cabin, choice.selection.checkIn !== null);

  function close(isAway: boolean) {
    setOpenEnd(null);
    choice.settle();
    const field = fields.current?.querySelector<HTMLElement>(`[data-end=${openEnd}]`);
    if (!isAway) field?.focus({ preventScroll: true });
  }

  function open(end: StayEnd) {
    if (end === openEnd) return close(false);
    if (end === 'checkOut') choice.changeCheckOut();
    setOpenEnd(end);
  }

  return (
    <>
      {deal && <DealBanner deal={deal} className="mb-3 rounded-control" />}
      <PickerFrame
        dates={
          <>
            <DateFields
              box={fields}
              selection={picker.comingStay ?? choice.selection}
              isOpen={openEnd !== null}
              onOpen={open}
            />
            {openEnd && (
              <CalendarPopover cabin={cabin} picker={picker} anchor={fields} onClose={close} />
            )}
          </>
        }
        party={<PartyRow cabin={cabin} picker={picker} />}
        price={
          <PickerPanelPrice
            cabin={cabin}
            picker={picker}
            isCalendarOpen={openEnd !== null}
            askedPrice={askedPrice}
          />
        }
        action={
          <PanelAction
            cabin={cabin}
            picker={picker}
            onChoose={() => openEnd ?? open(choice.selection.checkIn ? 'checkOut' : 'checkIn')}
          />
        }
        isRefused={refusedStay(picker) !== null || !picker.isWelcome}
        cancellation={<PanelCancellation cabin={cabin} picker={picker} />}
        promo={<PickerPromo picker={picker} />}
      />
    </>
  );
}
