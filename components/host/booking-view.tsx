import Link from 'next/link';
import type { ReactNode } from 'react';
import { CancelBooking, NoteForm, ResendButton, type BookingActions } from './booking-actions';
import { actionName } from './action-copy';
import { STATUS_NAMES } from './status-copy';
import { formatInstant } from './time';
import { formatDateRange, formatGuestsAndPets, formatMoney, formatNights } from '@/lib/format';
import type { HostBooking } from '@/lib/schemas/host/bookings';

type Props = { found: HostBooking; canEdit: boolean; actions: BookingActions };

export function BookingView({ found, canEdit, actions }: Props) {
  const { booking, quote, refundIfCancelledCents: refund } = found;
  const { reference } = booking;
  return (
    <>
      <p>
        <Link href="/host/bookings">All bookings</Link>
      </p>
      <h1>{booking.guestName}</h1>
      <p>
        {reference} · {STATUS_NAMES[booking.status]} · {booking.cabin}, {booking.city}
      </p>
      <div className="host-columns">
        <Part heading="Stay">
          <p>
            {formatDateRange(booking)}, {formatNights(booking.nights)}
          </p>
          <p>{formatGuestsAndPets(booking.adults + booking.children, booking.pets)}</p>
          {booking.guestEmail && (
            <p>
              <a href={`mailto:${booking.guestEmail}`}>{booking.guestEmail}</a>
            </p>
          )}
          {booking.guestPhone && (
            <p>
              <a href={`tel:${booking.guestPhone}`}>{booking.guestPhone}</a>
            </p>
          )}
          <Link href={`/host/calendar?from=${booking.checkIn}&cabin=${booking.cabinId}`}>
            Show in the calendar
          </Link>
        </Part>
        <Part heading="Price">
          <table className="host-table host-price">
            <tbody>
              {quote.lines.map(({ code, label, amountCents }, index) => (
                <tr key={`${code}${index}`}>
                  <th scope="row">{label}</th>
                  <td className="is-amount">{formatMoney(amountCents)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Total</th>
                <td className="is-amount">{formatMoney(quote.totalCents)}</td>
              </tr>
            </tfoot>
          </table>
        </Part>
        <Part heading="Payments and refunds">
          <Entries
            empty="Nothing was paid."
            entries={[
              ...found.payments.map(({ id, amountCents, paidCents, status, createdAt }) => ({
                key: id,
                at: createdAt,
                text: `Payment of ${formatMoney(paidCents ?? amountCents)}, ${status}`,
              })),
              ...found.refunds.map(({ id, amountCents, status, error, createdAt }) => ({
                key: id,
                at: createdAt,
                text: `Refund of ${formatMoney(amountCents)}, ${status}${error ? `: ${error}` : ''}`,
              })),
            ]}
          />
          {canEdit && refund !== null && (
            <CancelBooking
              reference={reference}
              refundCents={refund}
              cancel={actions.cancelBooking}
            />
          )}
        </Part>
        {canEdit && (
          <>
            <Part heading="Notes">
              <Entries
                empty="No notes yet."
                entries={found.notes.map(({ at, by, text }) => ({
                  key: at,
                  at,
                  text: `${by}: ${text}`,
                }))}
              />
              <NoteForm reference={reference} add={actions.addNote} />
            </Part>
            <Part heading="Messages">
              <Entries
                empty="No messages."
                entries={found.messages.map(({ id, at, author, text }) => ({
                  key: id,
                  at,
                  text: `${author === 'guest' ? booking.guestName : 'You'}: ${text}`,
                }))}
              />
              <Link href={`/host/messages/${reference}`}>Write to the guest</Link>
            </Part>
            <Part heading="Letters">
              {found.letters.length === 0 && <p>None sent.</p>}
              <ul className="host-list">
                {found.letters.map(({ id, subject, kind, to, status, createdAt }) => (
                  <li key={id}>
                    <div>
                      {subject ?? kind}
                      <p>
                        <small>
                          To {to}, {status}, {formatInstant(createdAt)}
                        </small>
                      </p>
                    </div>
                    <ResendButton letterId={id} name={subject ?? kind} resend={actions.resend} />
                  </li>
                ))}
              </ul>
            </Part>
          </>
        )}
        <Part heading="What happened">
          <Entries
            empty="Nothing yet."
            entries={found.events.map(({ at, kind, by, detail }, index) => ({
              key: `${at}${index}`,
              at,
              text: [actionName(kind), by && `by ${by}`, detail].filter(Boolean).join(', '),
            }))}
          />
        </Part>
      </div>
    </>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = `${heading.toLowerCase().replaceAll(' ', '-')}-heading`;
  return (
    <section className="host-card" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

type EntriesProps = { empty: string; entries: { key: string; at: string; text: string }[] };

function Entries({ empty, entries }: EntriesProps) {
  if (entries.length === 0) return <p>{empty}</p>;
  return (
    <ul className="host-list">
      {entries.map(({ key, at, text }) => (
        <li key={key}>
          <span>{text}</span>
          <small>{formatInstant(at)}</small>
        </li>
      ))}
    </ul>
  );
}
