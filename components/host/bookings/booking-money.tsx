import { Charge, ChargeForm } from './booking-charges';
import { ExtendHold, OfflinePaymentForm, type PayActions } from './booking-pay';
import { CancelBooking, type CancelAction } from './cancel-booking';
import { DISPUTE_STATE_NAMES } from './status-copy';
import { Entries } from './entries';
import { guestMailOf } from './guest-mail-copy';
import { METHOD_NAMES } from './pay-copy';
import { RefundForm, type RefundAction } from './refund-form';
import { formatInstant } from '@/components/host/copy/time';
import { Card } from '@/components/host/shell/card';
import { disputeReason, isUndecided } from '@/lib/domain/bookings/dispute';
import { formatMoney } from '@/lib/copy/format';
import type { HostBooking } from '@/lib/schemas/host/bookings/bookings';

export type MoneyActions = PayActions & { cancelBooking: CancelAction; refund: RefundAction };
type Props = { found: HostBooking; canEdit: boolean; isWaiting: boolean; actions: MoneyActions };

const CHARGEABLE: readonly string[] = ['confirmed', 'completed'];
const REFUND_NAMES: Record<string, string> = {
  partial: 'Partial refund',
  goodwill: 'Goodwill refund',
  moved: 'Refund for the changed stay',
  dispute: 'Refund for a lost dispute',
  damage_deposit: 'Refund of the damage deposit',
};
const REFUND_STATES: Record<string, string> = {
  queued: 'on its way',
  by_hand: 'pay it back yourself: it was paid outside the site',
  sent: 'sent',
  failed: 'failed',
};

export function BookingMoney({ found, canEdit, isWaiting, actions }: Props) {
  const { booking, refundIfCancelledCents: refund, leftOfPayments: left } = found;
  const { reference } = booking;
  const charges = new Map(found.charges.map((charge) => [charge.id, charge.label]));
  return (
    <Card heading="Payments and refunds">
      <Entries
        empty="No payments yet."
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
          <strong>Don’t refund a disputed payment</strong>: the bank decides, and the guest could
          get the money twice. Answer it in your payment provider’s dashboard.
        </p>
      )}
      {isWaiting && <p>Held until {formatInstant(booking.holdExpiresAt ?? '')}, not paid yet.</p>}
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
          mail={guestMailOf(found)}
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
          leastCents={found.damageDeposit?.heldCents ?? 0}
          left={left}
          cancel={actions.cancelBooking}
        />
      )}
    </Card>
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
