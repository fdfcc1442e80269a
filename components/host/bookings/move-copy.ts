import { giveBack } from './give-back-copy';
import { paymentLinkText, guestNoticeText, type GuestMail } from './guest-mail-copy';
import type { PaymentLeft } from '@/lib/domain/bookings/refund';
import { moveMoney } from '@/lib/domain/bookings/stay-change';
import { formatMoney, formatMonthDayYear, throughText } from '@/lib/copy/format';
import type { MovePreview, MoveResult } from '@/lib/schemas/host/bookings/moves';

type Money = ReturnType<typeof moveMoney>;

/** Returns what the guest owes or gets back after the change; nothing if the price is kept. */
export const moneyOf = (preview: MovePreview, keepsPrice: boolean): Money =>
  moveMoney(keepsPrice ? { ...preview, afterCents: preview.beforeCents } : preview);

const LOST_COPY = {
  promo: 'This booking’s promotion doesn’t apply to the new stay.',
  deal: 'This booking’s deal doesn’t carry over to another cabin.',
};

const KEPT_BEFORE =
  'An earlier change kept the old price. That doesn’t carry over: change the price, or keep it again.';

function backText(left: readonly PaymentLeft[], cents: number, goesBack: string): string {
  const { sentCents, byHand } = giveBack(left, cents);
  if (byHand === null) return `${formatMoney(cents)} ${goesBack}`;
  return sentCents > 0 ? `${formatMoney(sentCents)} ${goesBack} ${byHand}` : byHand;
}

export function moneyNote(
  { openCents, balanceCents: balanceBefore }: Pick<MovePreview, 'openCents' | 'balanceCents'>,
  { dueCents, balanceCents, chargeCents, refundCents }: Money,
  left: readonly PaymentLeft[],
  mail: GuestMail,
) {
  const open =
    openCents > 0 && dueCents !== 0
      ? `, with ${formatMoney(openCents)} unpaid from an earlier change`
      : '';
  if (balanceBefore > 0 && dueCents !== 0 && refundCents === 0) {
    return `The balance becomes ${formatMoney(balanceCents)}${open}. Nothing is charged now.`;
  }
  if (chargeCents > 0) {
    return `${paymentLinkText(mail, `${formatMoney(chargeCents)}${open}`)} They have the new nights right away.`;
  }
  if (refundCents > 0) return backText(left, refundCents, 'goes back to the guest.');
  if (dueCents < 0) return 'There’s nothing left to refund.';
  return openCents > 0
    ? `No money moves. ${formatMoney(openCents)} from an earlier change is still unpaid.`
    : 'No money moves.';
}

export function notesOf(
  preview: MovePreview,
  money: Money,
  keepsPrice: boolean,
  left: readonly PaymentLeft[],
  mail: GuestMail = 'sent',
): string[] {
  const { lost, lastFreeDay, isFreeCancelOver, formerlyKeptCents } = preview;
  const isCapped = money.refundCents > 0 && money.refundCents < -money.dueCents;
  return [
    moneyNote(preview, money, left, mail),
    ...(isCapped ? ['That’s all that’s left to refund.'] : []),
    ...(keepsPrice ? [] : lost.map((name) => LOST_COPY[name])),
    ...(formerlyKeptCents === 0 || keepsPrice ? [] : [KEPT_BEFORE]),
    isFreeCancelOver
      ? `Free cancellation ended ${formatMonthDayYear(lastFreeDay)}.`
      : `Free cancellation ${throughText(lastFreeDay)}.`,
  ];
}

export function saveText(
  { chargeCents, refundCents }: Money,
  left: readonly PaymentLeft[],
): string {
  if (chargeCents > 0) return `Change and ask for ${formatMoney(chargeCents)}`;
  const { sentCents, byHand } = giveBack(left, refundCents);
  const back = byHand === null ? refundCents : sentCents;
  return back > 0 ? `Change and refund ${formatMoney(back)}` : 'Change the stay';
}

export function doneText(
  { chargeCents, refundCents }: Pick<MoveResult, 'chargeCents' | 'refundCents'>,
  left: readonly PaymentLeft[],
  mail: GuestMail = 'sent',
): string {
  const changed = 'The stay has been changed.';
  if (chargeCents > 0) return `${changed} ${paymentLinkText(mail, formatMoney(chargeCents))}`;
  const summary = `${changed} ${guestNoticeText(mail)}`;
  return refundCents > 0 ? `${summary} ${backText(left, refundCents, 'goes back.')}` : summary;
}
