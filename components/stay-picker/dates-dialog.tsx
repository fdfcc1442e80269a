'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialog';
import { DialogBoundary } from '@/components/ui/dialog-boundary';
import type { Stay } from '@/lib/domain/stays/stay';
import type { AvailabilityCabin } from './availability-cabin';
import { PickerDates } from './picker-dates';
import type { StayPricing } from './suggested-stays';
import { useAvailability } from './use-availability';
import { useStaySelection } from './use-stay-selection';

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
