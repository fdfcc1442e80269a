import Link from 'next/link';
import type { ComponentProps } from 'react';
import { BookingArrival, type SetDoorCode } from './booking-arrival';
import { BookingMoney, type MoneyActions } from './booking-money';
import { BookingOutbox, type OutboxActions } from './booking-outbox';
import { BookingStay, type StayActions } from './booking-stay';
import { DamageDeposit, type ReturnDamage } from './damage-deposit';
import { ChangeRequest, type AnswerChange, type ChangeNow } from './change-request';
import { Entries } from './entries';
import { NoteForm, type AddNote } from './note-form';
import { PriceTable } from './price-table';
import { ReturnOffer, type ReturnOfferActions } from './return-offer';
import { STATUS_NAMES } from './status-copy';
import { actionName } from '@/components/host/audit/action-copy';
import { Card } from '@/components/host/shell/card';
import { PageRefresh } from '@/components/host/shell/page-refresh';
import './booking-view.css';
import { addDays } from '@/lib/domain/values/calendar-date';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import type { StayArrival } from '@/lib/schemas/host/bookings/arrival';

type Props = Omit<ComponentProps<typeof BookingStay>, 'isPayable'> & {
  /** Null for roles that may not see it. */
  arrival: StayArrival | null;
  changeNow?: ChangeNow | null;
  actions: StayActions &
    MoneyActions &
    OutboxActions &
    ReturnOfferActions & {
      answerChange: AnswerChange;
      addNote: AddNote;
      returnDamage: ReturnDamage;
      setDoorCode: SetDoorCode;
    };
};

const WAITING: readonly string[] = ['held', 'pending_payment'];
const ENDED: readonly string[] = ['expired', 'cancelled', 'refunded'];
const EVERY_MS = 20_000;
/** How long a code for the next stay is good for, unless the host says otherwise. */
const OFFER_DAYS = 365;

export function BookingView({ found, canEdit, cabins, arrival, actions, ...rest }: Props) {
  const { stopTexts, changeNow = null } = rest;
  const { booking, quote } = found;
  const { reference } = booking;
  const isWaiting = WAITING.includes(booking.status) && booking.holdExpiresAt !== null;
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
          <strong>Example</strong>: made up so you can look around. Nothing is sent, and no money
          moves.
        </p>
      )}
      <div className="host-halves">
        <div>
          <ChangeRequest
            found={found}
            now={changeNow}
            canEdit={canEdit}
            answer={actions.answerChange}
          />
          <BookingStay
            found={found}
            canEdit={canEdit}
            isPayable={isWaiting || found.charges.some(({ status }) => status === 'open')}
            cabins={cabins}
            actions={actions}
            stopTexts={stopTexts}
          />
          {arrival && !ENDED.includes(booking.status) && (
            <BookingArrival reference={reference} arrival={arrival} set={actions.setDoorCode} />
          )}
          <Card heading="Price">
            <PriceTable lines={quote.lines} total="Total" totalCents={quote.totalCents} />
          </Card>
          {found.damageDeposit && (
            <DamageDeposit
              reference={reference}
              deposit={found.damageDeposit}
              left={found.leftOfPayments}
              canEdit={canEdit}
              give={actions.returnDamage}
            />
          )}
          {(found.returnOffer || found.canOfferReturn) && (
            <Card heading="Come again">
              <ReturnOffer
                reference={reference}
                offer={found.returnOffer}
                bookTo={addDays(todayInZone(new Date(), booking.timezone), OFFER_DAYS)}
                actions={actions}
              />
            </Card>
          )}
          <BookingMoney found={found} canEdit={canEdit} isWaiting={isWaiting} actions={actions} />
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
