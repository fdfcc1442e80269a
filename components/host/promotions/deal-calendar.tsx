import { ActionButton, ConfirmButton } from '@/components/host/form/action-button';
import { Card } from '@/components/host/shell/card';
import { PinForm, type PinAction } from './pin-form';
import styles from './offers-view.module.css';
import { formatInstant } from '@/components/host/copy/time';
import type { Answer } from '@/components/host/form/use-action';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatLongDate, plural } from '@/lib/copy/format';
import type { DealDay, HostDeals } from '@/lib/schemas/host/promotions';

export type DealActions = {
  pinDeal: PinAction;
  unpinDeal: (day: CalendarDate) => Answer;
  endDeal: (dealId: string) => Answer;
};

type Props = { deals: HostDeals; actions: DealActions };

const offText = ({ percent }: DealDay) => (percent === null ? '' : `, ${percent}% off`);

function dealText(day: DealDay): string {
  switch (day.source) {
    case 'none':
      return 'No cabin can be sold';
    case 'likely':
      return `Likely ${day.title}${offText(day)}`;
    default:
      return `${day.title}${offText(day)}`;
  }
}

const DAY_MS = 86_400_000;
const endOf = ({ startsAt }: DealDay) => new Date(Date.parse(startsAt) + DAY_MS).toISOString();

export function DealCalendar({ deals: { days, today, cabins }, actions }: Props) {
  const [first, ...coming] = days;
  return (
    <>
      {first && (
        <Card heading="Today’s deal">
          <p>
            <strong>{dealText(first)}</strong>
          </p>
          {today ? (
            <RunningDeal today={today} actions={actions} />
          ) : (
            <>
              <p>It starts when the first visitor looks for it. You can change it until then.</p>
              <Pin day={first} cabins={cabins} actions={actions} />
            </>
          )}
        </Card>
      )}
      <Card heading="Upcoming deals">
        <p>
          A deal runs for one UTC day, so its hours are listed with it, by your shop’s clock. The
          cabins take turns; pin one to choose it yourself. Likely deals change when cabins sell
          out.
        </p>
        <ol className={styles.days}>
          {coming.map((day) => (
            <li key={day.day}>
              <h3>{formatLongDate(day.day)}</h3>
              <p>
                <strong>{dealText(day)}</strong>
                {day.source === 'pinned' && ' (pinned)'}
                <small>
                  Runs from {formatInstant(day.startsAt)} to {formatInstant(endOf(day))}.
                </small>
              </p>
              {day.pin && day.source !== 'pinned' && (
                <p>{day.pin.title} is pinned but not published.</p>
              )}
              <Pin day={day} cabins={cabins} actions={actions} />
            </li>
          ))}
        </ol>
      </Card>
    </>
  );
}

function RunningDeal({
  today,
  actions,
}: {
  today: NonNullable<HostDeals['today']>;
  actions: DealActions;
}) {
  const { id, expiresAt, isOver, unlocks, bookings } = today;
  const counts = `${unlocks} ${plural(unlocks, 'visitor', 'visitors')} unlocked it, ${bookings} ${plural(bookings, 'booking has', 'bookings have')} it.`;
  if (isOver) return <p>{`It ended ${formatInstant(expiresAt)}. ${counts}`}</p>;
  return (
    <>
      <p>{`It runs until ${formatInstant(expiresAt)}. ${counts}`}</p>
      <div className="host-row">
        <ConfirmButton
          variant="quiet"
          question="Visitors who unlocked it but haven’t booked see that it’s over and get the regular price. Bookings already made keep it. There’s no other deal today."
          confirm="End it now"
          work={actions.endDeal.bind(null, id)}
        >
          End it early
        </ConfirmButton>
      </div>
    </>
  );
}

type PinProps = { day: DealDay; cabins: HostDeals['cabins']; actions: DealActions };

function Pin({ day, cabins, actions }: PinProps) {
  return (
    <div className="host-row">
      <PinForm day={day} cabins={cabins} pin={actions.pinDeal} />
      {day.pin && (
        <ActionButton
          variant="quiet"
          aria-label={`Unpin ${formatLongDate(day.day)}`}
          work={actions.unpinDeal.bind(null, day.day)}
        >
          Unpin
        </ActionButton>
      )}
    </div>
  );
}
