import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/input-field';
import { PARTY_LIMITS, type Party } from '@/lib/domain/stays/party';
import type { Stay } from '@/lib/domain/stays/stay';
import { addDays, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { changeStayPath } from '@/lib/http/paths';
import type { Booking } from '@/lib/domain/bookings/booking';
import { ChangeDates } from './change-dates';

type Props = {
  booking: Booking;
  cabin: AvailabilityCabin | null;
  /** What the fields begin with. */
  wish: Stay & Party;
  today: CalendarDate;
};

const COUNTS = [
  ['adults', 'Adults'],
  ['children', 'Children'],
  ['pets', 'Pets'],
] as const;

/** Asks for the price of a changed stay. A plain form, whose answer has an address of its own. */
export function ChangeFields({ booking, cabin, wish, today }: Props) {
  const { token, changeRules } = booking;
  const canMove = changeRules.dates !== 'off' || changeRules.nights !== 'off';
  const isFixed = {
    adults: changeRules.party === 'off',
    children: changeRules.party === 'off',
    pets: changeRules.pets === 'off',
  };
  const { checkIn, checkOut, adults, children, pets } = booking;
  return (
    <form action={changeStayPath(token)} className="grid gap-5">
      <ChangeDates
        cabin={cabin}
        booked={{ checkIn, checkOut, adults, children, pets }}
        wish={{ checkIn: wish.checkIn, checkOut: wish.checkOut }}
        earliest={addDays(today, 1)}
        isFixed={!canMove}
      />
      <div className="grid grid-cols-3 gap-3 tablet:gap-5">
        {COUNTS.map(([name, label]) => (
          <InputField
            key={name}
            id={`change-${name}`}
            name={name}
            label={label}
            type="number"
            inputMode="numeric"
            required
            readOnly={isFixed[name]}
            min={PARTY_LIMITS[name][0]}
            max={PARTY_LIMITS[name][1]}
            defaultValue={wish[name]}
          />
        ))}
      </div>
      <Button type="submit" className="w-fit">
        See the new price
      </Button>
    </form>
  );
}
