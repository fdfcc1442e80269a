import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import type { Party } from '@/lib/domain/stays/party';
import type { Stay } from '@/lib/domain/stays/stay';
import { addDays, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatDate } from '@/lib/copy/format';
import { ChosenDates } from './chosen-dates';

type Props = {
  /** Null when the cabin isn't on the site anymore. */
  cabin: AvailabilityCabin | null;
  booked: Stay & Party;
  wish: Stay;
  /** The earliest day of arrival. */
  earliest: CalendarDate;
  isFixed: boolean;
};

const BOX_CLASS = 'grid grid-cols-2 divide-x divide-line-strong/60';
const END_CLASS = 'block min-h-14 px-3.5 py-2';
const LABEL_CLASS = 'block text-xs font-semibold text-ink-soft';

/** Two dates to type, where there are no scripts or no calendar. */
function TypedDates({ wish, earliest }: Pick<Props, 'wish' | 'earliest'>) {
  const ends = [
    { name: 'check_in', label: 'Check-in', date: wish.checkIn, min: earliest },
    { name: 'check_out', label: 'Check-out', date: wish.checkOut, min: addDays(earliest, 1) },
  ];
  return (
    <div className={BOX_CLASS}>
      {ends.map(({ name, label, date, min }) => (
        <label key={name} className={END_CLASS}>
          <span className={LABEL_CLASS}>{label}</span>
          <input
            type="date"
            name={name}
            required
            min={min}
            defaultValue={date}
            className="block w-full bg-transparent font-semibold [&::-webkit-calendar-picker-indicator]:ml-0"
          />
        </label>
      ))}
    </div>
  );
}

function FixedDates({ checkIn, checkOut }: Stay) {
  const ends = [
    ['Check-in', 'check_in', checkIn],
    ['Check-out', 'check_out', checkOut],
  ] as const;
  return (
    <dl className={BOX_CLASS}>
      {ends.map(([label, name, date]) => (
        <div key={name} className={END_CLASS}>
          <dt className={LABEL_CLASS}>{label}</dt>
          <dd className="font-display font-semibold text-spruce-900">
            {formatDate(date)}
            <input type="hidden" name={name} value={date} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The dates of a changed stay, chosen in the cabin's calendar. */
export function ChangeDates({ cabin, booked, wish, earliest, isFixed }: Props) {
  const typed = <TypedDates wish={wish} earliest={earliest} />;
  return (
    <div className="relative max-w-md rounded-control border border-line-strong bg-surface">
      {isFixed && <FixedDates {...wish} />}
      {!isFixed && cabin && <ChosenDates cabin={cabin} booked={booked} wish={wish} typed={typed} />}
      {!isFixed && !cabin && typed}
    </div>
  );
}
