import Link from 'next/link';
import type { ReactNode } from 'react';
import { NoteForm, type BookingActions } from './booking-actions';
import { BookingArrival, type SetDoorCode } from './booking-arrival';
import { BookingOutbox } from './booking-outbox';
import { Charge, ChargeForm } from './booking-charges';
import { ExtendHold, OfflinePaymentForm } from './booking-pay';
import { GuestLink, type TextLink } from './guest-link';
import { Card } from '@/components/host/shell/card';
import { METHOD_NAMES } from './pay-copy';
import { PageRefresh } from '@/components/host/shell/page-refresh';
import { PriceTable } from './price-table';
import { CancelBooking } from './cancel-booking';
import { MoveStay } from './move-stay';
import { RefundForm } from './refund-form';
import { actionName } from '@/components/host/audit/action-copy';
import { DISPUTE_STATE_NAMES } from './dispute-copy';
import { STATUS_NAMES } from './status-copy';
import { formatInstant } from '@/components/host/copy/time';
import { guestMailOf } from './guest-mail-copy';
import './booking-view.css';
import { disputeReason, isUndecided } from '@/lib/domain/bookings/dispute';
import { readablePhone } from '@/lib/domain/values/parse-phone';
import { formatDateRange, formatGuestsAndPets, formatMoney, formatNights } from '@/lib/copy/format';
import type { StayArrival } from '@/lib/schemas/host/bookings/arrival';
import type { HostBooking } from '@/lib/schemas/host/bookings/bookings';
import { mailtoLink, telLink } from '@/lib/domain/messaging/contact-links';

type Props = {
  found: HostBooking;
  canEdit: boolean;
  /** Where the stay can be moved to. */
  cabins: readonly { id: string; title: string; city: string }[];
  /** Null for whoever may not see it. */
  arrival: StayArrival | null;
  actions: BookingActions & { setDoorCode: SetDoorCode; textLink: TextLink };
  stopTexts?: ReactNode;
};

const WAITING: readonly string[] = ['held', 'pending_payment'];
const CHARGEABLE: readonly string[] = ['confirmed', 'completed'];
const ENDED: readonly string[] = ['expired', 'cancelled', 'refunded'];
const REFUND_NAMES: Record<string, string> = {
  partial: 'Partial refund',
  goodwill: 'Goodwill refund',
  moved: 'Refund for the changed stay',
  dispute: 'Lost dispute, taken back by the bank,',
};
const REFUND_STATES: Record<string, string> = {
  queued: 'on its way',
  by_hand: 'give it back yourself: it was paid outside the site',
  sent: 'sent',
  failed: 'failed',
};
const EVERY_MS = 20_000;

export function BookingView({ found, canEdit, cabins, arrival, actions, stopTexts }: Props) {
  const { booking, quote, refundIfCancelledCents: refund, leftOfPayments: left } = found;
  const { reference, guestToken, guestPhone } = booking;
  const isWaiting = WAITING.includes(booking.status) && booking.holdExpiresAt !== null;
  const mail = guestMailOf(found);
  const isPayable = isWaiting || found.charges.some(({ status }) => status === 'open');
  const charges = new Map(found.charges.map((charge) => [charge.id, charge.label]));
  return (
    <>
      <PageRefresh everyMs={EVERY_MS} />
      <p>
        <Link href="/host/bookings">All bookings</Link>
      </p>
      <h1>{booking.guestName}</h1>
      <p>
        {reference} · {STATUS_NAMES[booking.status]} · {booking.cabin}, {booking.city}
      </p>
      {booking.isExample && (
        <p>
          <strong>Example</strong>: made up for looking around. Nothing about it is sent, and no
          money of it moves.
        </p>
      )}
      <div className="host-halves">
        <div>
          <Card heading="Stay">
            <p>
              {formatDateRange(booking)}, {formatNights(booking.nights)}
            </p>
            <p>{formatGuestsAndPets(booking.adults + booking.children, booking.pets)}</p>
            {booking.guestEmail && (
              <p>
                <a href={mailtoLink(booking.guestEmail)}>{booking.guestEmail}</a>
              </p>
            )}
            {booking.guestPhone && (
              <p>
                <a href={telLink(booking.guestPhone)}>{readablePhone(booking.guestPhone)}</a>
              </p>
            )}
            {stopTexts}
            {booking.guestPhone && !booking.guestEmail && (
              <p>
                There’s no email address, so the guest gets no letters: call, and share the link.
              </p>
            )}
            {canEdit && guestToken && (
              <GuestLink
                {...{ reference, isPayable }}
                token={guestToken}
                text={guestPhone?.startsWith('+1') && !booking.isExample ? actions.textLink : null}
              />
            )}
            {booking.minimumStayReason && (
              <p>Shorter than the minimum stay: {booking.minimumStayReason}</p>
            )}
            <Link href={`/host/calendar?from=${booking.checkIn}&cabin=${booking.cabinId}`}>
              Show in the calendar
            </Link>
            {canEdit && found.canMove && (
              <MoveStay
                reference={reference}
                stay={{
                  cabinId: booking.cabinId,
                  checkIn: booking.checkIn,
                  checkOut: booking.checkOut,
                  adults: booking.adults,
                  children: booking.children,
                  pets: booking.pets,
                }}
                agreed={quote.adjustment}
                left={left}
                moves={booking.moves}
                mail={mail}
                cabins={cabins}
                actions={actions}
              />
            )}
          </Card>
          {arrival && !ENDED.includes(booking.status) && (
            <BookingArrival reference={reference} arrival={arrival} set={actions.setDoorCode} />
          )}
          <Card heading="Price">
            <PriceTable lines={quote.lines} total="Total" totalCents={quote.totalCents} />
          </Card>
          <Card heading="Payments and refunds">
            <Entries
              empty="Nothing was paid."
              entries={[
                ...found.payments.map((payment) => ({
                  key: payment.id,
                  at: payment.createdAt,
                  text: paymentText(payment, charges),
                })),
                ...found.refunds.map(({ id, amountCents, reason, status, error, createdAt }) => ({
                  key: id,
                  at: createdAt,
                  text: `${REFUND_NAMES[reason] ?? 'Refund'} of ${formatMoney(amountCents)}, ${REFUND_STATES[status] ?? status}${error ? `: ${error}` : ''}`,
                })),
                ...found.disputes.map((dispute) => ({
                  key: dispute.id,
                  at: dispute.openedAt,
                  text: disputeText(dispute),
                })),
              ]}
            />
            {found.disputes.some(({ state }) => isUndecided(state)) && (
              <p>
                <strong>Don’t refund a disputed payment</strong>: the bank decides about it, and the
                guest could get the money twice. Answer it at the payment company.
              </p>
            )}
            {isWaiting && (
              <p>Held until {formatInstant(booking.holdExpiresAt ?? '')}, not paid yet.</p>
            )}
            {canEdit && isWaiting && booking.madeBy === 'host' && (
              <ExtendHold reference={reference} hold={actions.holdUntil} />
            )}
            {canEdit && isWaiting && (
              <OfflinePaymentForm
                reference={reference}
                chargeId={null}
                amountCents={booking.totalCents}
                mark={actions.recordOfflinePayment}
              />
            )}
            {found.charges.length > 0 && (
              <ul className="host-list" aria-label="Charges">
                {found.charges.map((charge) => (
                  <Charge
                    key={charge.id}
                    reference={reference}
                    charge={charge}
                    actions={canEdit ? actions : null}
                  />
                ))}
              </ul>
            )}
            {canEdit && CHARGEABLE.includes(booking.status) && (
              <ChargeForm
                reference={reference}
                mail={mail}
                count={found.charges.length}
                add={actions.addCharge}
              />
            )}
            {canEdit && (
              <RefundForm
                reference={reference}
                leftCents={found.leftCents}
                left={left}
                refund={actions.refund}
              />
            )}
            {canEdit && refund !== null && (
              <CancelBooking
                reference={reference}
                refundCents={refund}
                policyCents={found.refundByPolicyCents}
                left={left}
                cancel={actions.cancelBooking}
              />
            )}
          </Card>
        </div>
        <div>
          {canEdit && (
            <>
              <Card heading="Notes">
                <Entries
                  empty="No notes yet."
                  entries={found.notes.map(({ at, by, text }) => ({
                    key: at,
                    at,
                    text: `${by}: ${text}`,
                  }))}
                />
                <NoteForm reference={reference} add={actions.addNote} />
              </Card>
              <Card heading="Messages">
                <Entries
                  empty="No messages."
                  entries={found.messages.map(({ id, at, author, text }) => ({
                    key: id,
                    at,
                    text: `${author === 'guest' ? booking.guestName : 'You'}: ${text}`,
                  }))}
                />
                <Link href={`/host/messages/${reference}`}>Write to the guest</Link>
              </Card>
              <Card heading="Letters">
                <BookingOutbox
                  messages={found.outbox}
                  hasEmail={booking.guestEmail !== null}
                  actions={actions}
                />
              </Card>
            </>
          )}
          <Card heading="What happened">
            <Entries
              empty="Nothing yet."
              entries={found.events.map(({ at, kind, by, detail }, index) => ({
                key: `${at}${index}`,
                at,
                text: [actionName(kind), by && `by ${by}`, detail].filter(Boolean).join(', '),
              }))}
            />
          </Card>
        </div>
      </div>
    </>
  );
}

function paymentText(
  { amountCents, paidCents, status, method, note, chargeId }: HostBooking['payments'][number],
  charges: ReadonlyMap<string, string>,
) {
  const subject = chargeId === null ? '' : ` for ${charges.get(chargeId)}`;
  const how = method ? `, elsewhere: ${METHOD_NAMES[method].toLowerCase()}` : `, ${status}`;
  const remark = note ? ` (${note})` : '';
  return `Payment of ${formatMoney(paidCents ?? amountCents)}${subject}${how}${remark}`;
}

function disputeText({ amountCents, reason, state, answerBy }: HostBooking['disputes'][number]) {
  const why = reason ? `: ${disputeReason(reason)}` : '';
  const until =
    isUndecided(state) && answerBy !== null ? `. Answer by ${formatInstant(answerBy)}` : '';
  return `Dispute of ${formatMoney(amountCents)}${why}. ${DISPUTE_STATE_NAMES[state]}${until}`;
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
