'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialog/dialog';
import { DialogBoundary } from '@/components/ui/dialog/dialog-boundary';
import type { Stay } from '@/lib/domain/stays/stay';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { PickerDates } from './picker-dates';
import type { StayPricing } from '@/components/stay-picker/calendar/suggested-stays';
import { useAvailability } from '@/components/stay-picker/stay/use-availability';
import { useStaySelection } from '@/components/stay-picker/stay/use-stay-selection';

type DatesDialogProps = {
  cabin: AvailabilityCabin;
  stay: Stay | null;
  pricing: StayPricing;
  onChange: (stay: Stay) => void;
  onClose: () => void;
};

function Calendar({ cabin, stay, pricing, onChange, onClose }: DatesDialogProps) {
  const [requested] = useState({ stay, isAsked: true });
  const availability = useAvailability(cabin);
  const choice = useStaySelection(availability.calendar, requested, 'modal');
  const { stay: chosen } = choice;
  return (
    <Modal
      open
      onClose={onClose}
      title="Change dates"
      description={`${cabin.title} · ${cabin.city}`}
      size="large"
      isTall
      footer={
        <Button
          size="large"
          className="w-full"
          disabled={!chosen}
          onClick={() => chosen && onChange(chosen)}
        >
          Use These Dates
        </Button>
      }
    >
      <PickerDates cabin={cabin} picker={{ availability, choice, pricing }} variant="modal" />
    </Modal>
  );
}

/** Changes the dates of a booking in progress. */
export const DatesDialog = (props: DatesDialogProps) => (
  <DialogBoundary
    title="Change dates"
    text="This calendar didn’t load. Your stay keeps its dates."
    onClose={props.onClose}
  >
    <Calendar {...props} />
  </DialogBoundary>
);
