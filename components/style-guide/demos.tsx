'use client';

import { useState, type ComponentType, type ReactNode } from 'react';
import { CalendarLegend } from '@/components/stay-picker/calendar-legend';
import { dayCell } from '@/components/stay-picker/day-cell';
import { Button } from '@/components/ui/button';
import { MonthCalendar } from '@/components/ui/month-calendar';
import type { DayDescription } from '@/components/ui/month-grid';
import { Stepper } from '@/components/ui/stepper';
import { toast } from '@/components/ui/toast-store';
import { calendarDate, type CalendarDate } from '@/lib/domain/values/calendar-date';
import type { DayState } from '@/lib/domain/stays/selection';
import { Row, Specimen } from './specimen';

type ModalComponent = ComponentType<{
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  footer?: ReactNode;
  children: ReactNode;
}>;

const TODAY = calendarDate('2026-12-03');
const OPEN: DayState = {
  kind: 'selectable',
  reason: null,
  badge: null,
  inRange: false,
  tooltip: null,
};

/** Every state a day can have, in one month. */
function stateOf(day: number): DayState {
  if (day < 4) return { ...OPEN, kind: 'unavailable', reason: 'past' };
  if (day === 7) return { ...OPEN, badge: 'in' };
  if (day > 7 && day < 15) return { ...OPEN, inRange: true };
  if (day === 15) return { ...OPEN, badge: 'out' };
  if (day === 18 || day === 25) {
    return { ...OPEN, kind: 'checkout-only', reason: 'checkout-only', tooltip: 'Checkout only' };
  }
  if (day > 18 && day < 25) {
    return { ...OPEN, kind: 'unavailable', reason: 'unavailable', tooltip: 'Unavailable' };
  }
  if (day === 28) return { ...OPEN, kind: 'open-night', reason: 'closed-to-arrival' };
  return OPEN;
}

function describe(date: CalendarDate): DayDescription {
  return { label: date, ...dayCell(stateOf(Number(date.slice(8))), 28_900) };
}

function CalendarDemo() {
  const [month, setMonth] = useState(calendarDate('2026-12-01'));
  return (
    <Specimen title="Calendar">
      <div className="max-w-md rounded-card border border-line bg-surface p-5 shadow-lift">
        <MonthCalendar
          label="Calendar"
          month={month}
          onMonthChange={setMonth}
          today={TODAY}
          onSelect={() => undefined}
          describe={describe}
        />
        <CalendarLegend />
      </div>
    </Specimen>
  );
}

export function Demos() {
  const [guests, setGuests] = useState(2);
  const [Modal, setModal] = useState<ModalComponent | null>(null);
  const openModal = () =>
    void import('@/components/ui/dialog').then((m) => setModal(() => m.Modal));
  return (
    <>
      <CalendarDemo />
      <Specimen title="Stepper, toasts and dialog">
        <Stepper
          label="Guests"
          hint="Adults and children"
          unit="guests"
          value={guests}
          min={1}
          max={4}
          onChange={setGuests}
          className="mb-6 max-w-md"
        />
        <Row label="Opens on a click">
          <Button onClick={() => toast({ title: 'Saved!', description: 'Among your favorites.' })}>
            Toast
          </Button>
          <Button
            onClick={() => toast({ title: 'The calendar did not load', tone: 'destructive' })}
            variant="secondary"
          >
            Destructive toast
          </Button>
          <Button onClick={openModal} variant="secondary">
            Dialog
          </Button>
        </Row>
        {Modal && (
          <Modal
            open
            onClose={() => setModal(null)}
            title="Check Availability"
            description="Laurel Lantern · Gatlinburg"
            footer={<Button className="w-full">Done</Button>}
          >
            <p>A dialog holds one task.</p>
          </Modal>
        )}
      </Specimen>
    </>
  );
}
