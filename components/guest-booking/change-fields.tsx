import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/input-field';
import { PARTY_LIMITS, type Party } from '@/lib/domain/stays/party';
import type { Stay } from '@/lib/domain/stays/stay';
import { addDays, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { changeStayPath } from '@/lib/http/paths';
import type { Booking } from '@/lib/domain/bookings/booking';

type Props = {
  booking: Booking;
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
export function ChangeFields({ booking: { token, changeRules }, wish, today }: Props) {
  const canMove = changeRules.dates !== 'off' || changeRules.nights !== 'off';
  const isFixed = {
    adults: changeRules.party === 'off',
    children: changeRules.party === 'off',
    pets: changeRules.pets === 'off',
  };
  const earliest = addDays(today, 1);
  return (
    <form action={changeStayPath(token)} className="grid gap-5">
      <div className="grid gap-5 tablet:grid-cols-2">
        <InputField
          id="change-check-in"
          name="check_in"
          label="Check-in"
          type="date"
          required
          readOnly={!canMove}
          min={earliest}
          defaultValue={wish.checkIn}
        />
        <InputField
          id="change-check-out"
          name="check_out"
          label="Check-out"
          type="date"
          required
          readOnly={!canMove}
          min={addDays(earliest, 1)}
          defaultValue={wish.checkOut}
        />
      </div>
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
      <Button type="submit" variant="secondary" className="w-fit">
        See the new price
      </Button>
    </form>
  );
}
