'use client';

import { Modal } from '@/components/ui/dialog/dialog';
import { DialogBoundary } from '@/components/ui/dialog/dialog-boundary';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { PickerColumns } from './picker-columns';
import { PickerDates } from './picker-dates';
import { PickerPromo } from './picker-promo';
import { PickerCancellation, PickerPrice } from './picker-price';
import { ReserveFooter } from './reserve-footer';
import { useOpenedEvent } from '@/components/stay-picker/stay/use-stay-events';
import { useStayPicker } from '@/components/stay-picker/stay/use-stay-picker';

type CabinDialogProps = { cabin: AvailabilityCabin; onClose: () => void };

function Calendar({ cabin, onClose }: CabinDialogProps) {
  const picker = useStayPicker(cabin, 'modal');
  useOpenedEvent(cabin, 'modal');
  return (
    <Modal
      open
      onClose={onClose}
      title={cabin.title}
      description={`Dates and prices · ${cabin.city}`}
      size="wide"
      isTall
      footer={
        <ReserveFooter
          cabin={cabin}
          picker={picker}
          cancellation={
            <div className="col-span-2 beside:w-auto beside:flex-1 beside:basis-48">
              <PickerCancellation cabin={cabin} picker={picker} />
            </div>
          }
        />
      }
    >
      <PickerColumns
        dates={
          <PickerDates cabin={cabin} picker={picker} variant="modal">
            <PickerPromo picker={picker} />
          </PickerDates>
        }
      >
        <PickerPrice cabin={cabin} picker={picker} />
      </PickerColumns>
    </Modal>
  );
}

/** The single-cabin availability modal (product §2.7). */
export const CabinDialog = (props: CabinDialogProps) => (
  <DialogBoundary
    title={props.cabin.title}
    text="This calendar didn’t load."
    onClose={props.onClose}
  >
    <Calendar {...props} />
  </DialogBoundary>
);
