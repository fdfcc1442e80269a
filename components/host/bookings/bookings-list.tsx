import Link from 'next/link';
import { SearchForm } from '@/components/host/shell/list-parts';
import { Scene } from '@/components/host/shell/scene';
import { STATUS_NAMES } from './status-copy';
import styles from './bookings-list.module.css';
import '@/components/host/shell/table.css';
import { Button } from '@/components/ui/button';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatMoney, formatRangeOfYear, plural } from '@/lib/copy/format';
import {
  MAX_SEARCH_LENGTH,
  type BookingList,
  type BookingSearch,
} from '@/lib/schemas/host/bookings/bookings';
import { toBookingQuery } from '@/lib/schemas/host/bookings/parse-booking-search';

type Props = {
  list: BookingList;
  search: BookingSearch;
  isUnreadable: boolean;
  canBook: boolean;
  today: CalendarDate;
};

const pathOf = (page: string, search: BookingSearch) => `${page}?${toBookingQuery(search)}`;

export function BookingsList({ list, search, isUnreadable, canBook, today }: Props) {
  const { bookings, next, count } = list;
  return (
    <>
      <div className="host-bar">
        <h1>Bookings</h1>
        <p>
          {count} {plural(count, 'booking', 'bookings')}
        </p>
        {canBook && (
          <Link href="/host/bookings/new" className="btn btn-primary btn-small">
            New booking
          </Link>
        )}
        {count > 0 && (
          <a
            href={pathOf('/host/bookings-csv', { ...search, after: undefined })}
            className="btn btn-secondary btn-small"
            download
          >
            Download CSV
          </a>
        )}
      </div>
      <BookingFilters search={search} />
      {isUnreadable && (
        <p role="alert">Part of your search couldn’t be read, so you see all bookings.</p>
      )}
      {bookings.length === 0 ? (
        <section className="host-card">
          <Scene imageUrl="/images/guide/saved.webp">
            <p>
              {toBookingQuery(search) === ''
                ? 'No bookings yet. You’ll see them here as soon as a guest books.'
                : 'No bookings match. Clear a field to see more.'}
            </p>
          </Scene>
        </section>
      ) : (
        <div className={`host-card ${styles.bookings}`}>
          <table className="host-table">
            <thead>
              <tr>
                <th scope="col">Guest</th>
                <th scope="col">Cabin</th>
                <th scope="col">Stay</th>
                <th scope="col">State</th>
                <th scope="col" className="is-amount">
                  Total
                </th>
                <th scope="col" className="is-amount">
                  Paid
                </th>
              </tr>
            </thead>
            <tbody>
              {bookings.map((booking) => (
                <tr key={booking.reference}>
                  <th scope="row">
                    <Link href={`/host/bookings/${booking.reference}`} prefetch={false}>
                      {booking.guestName}
                    </Link>
                    <small className="is-short">{booking.reference}</small>
                  </th>
                  <td>{booking.cabin}</td>
                  <td className="is-short">{formatRangeOfYear(booking, today)}</td>
                  <td>
                    {STATUS_NAMES[booking.status]}
                    {booking.isExample && ' · Example'}
                    {booking.unanswered > 0 && <strong> · {booking.unanswered} unanswered</strong>}
                  </td>
                  <td className="is-amount">{formatMoney(booking.totalCents)}</td>
                  <td className="is-amount">
                    {formatMoney(booking.paidCents - booking.refundedCents)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {next !== null && (
        <Link
          href={pathOf('/host/bookings', { ...search, after: next })}
          className="btn btn-secondary btn-medium"
        >
          More bookings
        </Link>
      )}
    </>
  );
}

const isFiltered = ({ states, from, to }: BookingSearch): boolean =>
  [states?.[0], from, to].some((value) => value !== undefined);

function BookingFilters({ search }: { search: BookingSearch }) {
  return (
    <SearchForm
      label="Bookings"
      name="q"
      maxLength={MAX_SEARCH_LENGTH}
      placeholder="Name, reference, email, phone, cabin"
      value={search.q}
    >
      {/* Collapsed on a phone; from 40rem on the stylesheet shows the content. */}
      <details className={styles.filters} open={isFiltered(search)}>
        <summary>Filter and sort</summary>
        <div>
          <label>
            State
            <select name="state" defaultValue={search.states?.[0] ?? ''}>
              <option value="">All</option>
              {Object.entries(STATUS_NAMES).map(([status, name]) => (
                <option key={status} value={status}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            Stays after
            <input type="date" name="from" defaultValue={search.from} />
          </label>
          <label>
            Stays before
            <input type="date" name="to" defaultValue={search.to} />
          </label>
          <label>
            Sort
            <select name="sort" defaultValue={search.sort ?? 'coming'}>
              <option value="coming">Next arrivals first</option>
              <option value="created">Booked on</option>
              <option value="check_in">Check-in</option>
              <option value="total">Total</option>
            </select>
          </label>
          <label>
            Order
            <select name="desc" defaultValue={search.desc === false ? '0' : '1'}>
              <option value="1">Descending</option>
              <option value="0">Ascending</option>
            </select>
          </label>
        </div>
      </details>
      <Button type="submit" size="small">
        Search
      </Button>
    </SearchForm>
  );
}
