import Link from 'next/link';
import { Card } from '@/components/host/shell/card';
import { Scene } from '@/components/host/shell/scene';
import { PageRefresh } from '@/components/host/shell/page-refresh';
import { listTasks } from './today-tasks';
import styles from './today-view.module.css';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import {
  formatGuestsAndPets,
  formatLongDate,
  formatMoney,
  formatMonthDay,
  formatShortRange,
  formatWeekday,
} from '@/lib/copy/format';
import type { HostToday, TodayBooking } from '@/lib/schemas/host/today';

type Props = { today: HostToday; date: CalendarDate };

export function TodayView({ today, date }: Props) {
  const tasks = listTasks(today);
  return (
    <>
      <PageRefresh everyMs={60_000} />
      <div className="host-bar">
        <h1>Today</h1>
        <p>{formatLongDate(date)}</p>
      </div>
      <Card heading="Needs your attention">
        {tasks.length === 0 ? (
          <Scene imageUrl="/images/home-hero.webp">
            <p>You’re all caught up.</p>
          </Scene>
        ) : (
          <ul className="host-list">
            {tasks.map(({ key, text, href, action }) => (
              <li key={key}>
                <span>{text}</span>
                <Link href={href} className="btn btn-secondary btn-small">
                  {action}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {today.hasExamples && (
        <p>
          Anything marked Example is sample data.{' '}
          <Link href="/host/examples">Remove the examples</Link>
        </p>
      )}
      <div className={styles.day}>
        <Stays heading="Arrivals" empty="No arrivals today." stays={today.arrivals} />
        <Stays heading="Departures" empty="No departures today." stays={today.departures} />
        <ComingDays today={today} />
        <Stays heading="In house" empty="Nobody else is staying tonight." stays={today.inHouse} />
        <Card heading="Turnovers">
          {today.turnovers.length === 0 && <p>No turnovers this week.</p>}
          <ul className="host-list">
            {today.turnovers.map(({ cabinId, cabin, date }) => (
              <li key={`${cabinId}${date}`}>
                <Link href={`/host/calendar?from=${date}&cabin=${cabinId}`}>{cabin}</Link>
                <small>
                  {formatWeekday(date)}, {formatMonthDay(date)}
                </small>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  );
}

function ComingDays({ today: { arriving, leaving, missingCodes = [] } }: Pick<Props, 'today'>) {
  const moves = [
    ...leaving.map((stay) => ({ stay, date: stay.checkOut, verb: 'leaves' })),
    ...arriving.map((stay) => ({ stay, date: stay.checkIn, verb: 'arrives' })),
  ];
  const dates = [...new Set(moves.map(({ date }) => date))].sort();
  return (
    <Card heading="The next three days">
      {dates.length === 0 && <p>Nobody’s coming or going.</p>}
      {dates.map((date) => (
        <div key={date}>
          <h3 className={styles.date}>
            {formatWeekday(date)}, {formatMonthDay(date)}
          </h3>
          <ul className="host-list">
            {moves
              .filter((move) => move.date === date)
              .map(({ stay, verb }) => (
                <li key={`${stay.reference}${verb}`}>
                  <div>
                    <strong>{stay.cabin}</strong>{' '}
                    {stay.guestName !== null && (
                      <Link href={`/host/bookings/${stay.reference}`}>{stay.guestName}</Link>
                    )}{' '}
                    {verb}
                    {stay.isExample && ' · Example'}
                    {verb === 'arrives' && (
                      <p>{formatGuestsAndPets(stay.adults + stay.children, stay.pets)}</p>
                    )}
                    {verb === 'arrives' &&
                      missingCodes.some(({ reference }) => reference === stay.reference) && (
                        <p>
                          No door code yet.{' '}
                          <Link href={`/host/bookings/${stay.reference}#arrival`}>Set it</Link>
                        </p>
                      )}
                  </div>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}

type StaysProps = { heading: string; empty: string; stays: readonly TodayBooking[] };

function Stays({ heading, empty, stays }: StaysProps) {
  return (
    <Card heading={heading}>
      {stays.length === 0 && <p>{empty}</p>}
      <ul className="host-list">
        {stays.map((stay) => (
          <li key={stay.reference}>
            <div>
              <strong>{stay.cabin}</strong>{' '}
              {stay.guestName !== null && (
                <Link href={`/host/bookings/${stay.reference}`}>{stay.guestName}</Link>
              )}
              {stay.isExample && ' · Example'}
              <p>
                {formatShortRange(stay)} ·{' '}
                {formatGuestsAndPets(stay.adults + stay.children, stay.pets)}
                {stay.balance ? ` · ${formatMoney(stay.balance)} to pay` : ''}
              </p>
              {stay.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
