import type { NewBookingState } from './use-new-booking';
import { CabinField } from '@/components/host/form/cabin-field';
import { PARTY_COUNTS, TextField } from '@/components/host/form/fields';
import { Card } from '@/components/host/shell/card';
import { addDays, isCalendarDate, type CalendarDate } from '@/lib/domain/values/calendar-date';
import type { CalendarCabin } from '@/lib/schemas/host/calendar';

// The host can only override the minimum stay, no other rule.
const TOO_SHORT: readonly string[] = ['below-minimum-stay', 'minimum-stay-blocked'];

type Props = {
  booking: NewBookingState;
  cabins: readonly CalendarCabin[];
  today: CalendarDate;
};

export function StayCard({ booking, cabins, today }: Props) {
  const { fields, quote, field, choice, change } = booking;
  const isTooShort = quote?.ok === false && 'reason' in quote && TOO_SHORT.includes(quote.reason);
  function changeCheckIn(value: string) {
    const isAfter = isCalendarDate(value) && fields.checkOut <= value;
    change({ checkIn: value, ...(isAfter && { checkOut: addDays(value, 1) }) });
  }
  return (
    <Card heading="Stay">
      <CabinField {...choice('cabinId')} id="booking-cabin" cabins={cabins} />
      <div className="new-booking-row">
        <TextField
          {...field('checkIn', 'Check-in')}
          type="date"
          required
          min={today}
          onText={changeCheckIn}
        />
        <TextField
          {...field('checkOut', 'Check-out')}
          type="date"
          required
          min={isCalendarDate(fields.checkIn) ? addDays(fields.checkIn, 1) : today}
        />
      </div>
      <div className="new-booking-row">
        {PARTY_COUNTS.map(([name, label, min, max]) => (
          <TextField
            key={name}
            {...field(name)}
            label={label}
            min={min}
            max={max}
            type="number"
            required
          />
        ))}
      </div>
      {(isTooShort || fields.minimumStayReason !== '') && (
        <TextField
          {...field('minimumStayReason', 'Reason to go below the minimum stay')}
          id="booking-shorter"
          hint="With a reason, this booking can be shorter than the minimum stay. It’s saved with the booking; the guest doesn’t see it."
          maxLength={200}
        />
      )}
    </Card>
  );
}
