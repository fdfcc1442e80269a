import type { Booking } from '@/lib/domain/bookings/booking';
import type { ChangeProblem } from '@/lib/domain/bookings/flash-message';
import { moveMoney } from '@/lib/domain/bookings/stay-change';
import { nightsBetween, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { throughMidnightText } from '@/lib/copy/cabin-clock';
import {
  formatDateRange,
  formatFullWeekday,
  formatMoney,
  formatMonthDayYear,
  formatNights,
  formatParty,
} from '@/lib/copy/format';
import { shop } from '@/lib/shop/shop';
import type { ChangePreview, ChangeWish } from '@/lib/schemas/stay-changes';

export const CHANGE_PROBLEMS: Record<ChangeProblem, string> = {
  booking_changed: 'Your booking changed meanwhile. Here’s how it looks now.',
  get failed() {
    return `We lost the connection and can’t tell if this went through. Open your booking to check, or try again (it only changes once). Or text ${shop().phone.display}.`;
  },
  nights_taken: 'Somebody was faster: some of these nights are already taken.',
  not_offered: 'This change works differently now. Look at it again before you agree.',
  get not_possible() {
    return `That change isn’t possible here. Does check-out come after check-in? If so, text or call ${shop().phone.display} and we’ll work it out.`;
  },
  nothing_changed: 'That’s the stay you have already.',
  price_changed: 'The price just changed, so nothing was changed. Check the new one first.',
  too_many: 'That’s a lot of changes at once. Give it a few minutes and try again.',
};

export const wantedText = (wanted: ChangeWish): string =>
  `${formatDateRange(wanted)} (${formatNights(nightsBetween(wanted.checkIn, wanted.checkOut))}), ${formatParty(wanted)}`;

/** "Stay Sunday too, +$180.00" */
export function extraNightText(
  side: 'before' | 'after',
  night: CalendarDate,
  differenceCents: number,
): string {
  const day = formatFullWeekday(night);
  const more = differenceCents > 0 ? `, +${formatMoney(differenceCents)}` : ' at no extra cost';
  return `${side === 'after' ? `Stay ${day} too` : `Arrive ${day} instead`}${more}`;
}

/** Says what moves now, what later, and what comes back. */
export function changeMoneyText(preview: ChangePreview): string {
  const { openCents, balanceCents: balanceBefore, permission } = preview;
  const { dueCents, balanceCents, chargeCents, refundCents } = moveMoney(preview);
  const open =
    openCents > 0 && dueCents !== 0
      ? ` That includes ${formatMoney(openCents)} still unpaid from an earlier change.`
      : '';
  if (balanceBefore > 0 && dueCents !== 0 && refundCents === 0) {
    return `Your balance becomes ${formatMoney(balanceCents)}. Nothing is charged now.${open}`;
  }
  if (chargeCents > 0) {
    return permission === 'guest'
      ? `You’ll pay ${formatMoney(chargeCents)} now.${open}`
      : `If ${shop().host} agrees, you’ll get a link to pay ${formatMoney(chargeCents)}.${open}`;
  }
  if (refundCents > 0) {
    return permission === 'guest'
      ? `You’ll get ${formatMoney(refundCents)} back.`
      : `If ${shop().host} agrees, you’ll get ${formatMoney(refundCents)} back.`;
  }
  return dueCents < 0 ? 'There’s nothing left to give back.' : 'There’s nothing more to pay.';
}

const LOST_COPY = {
  promo: 'Your promotion doesn’t apply to the new stay.',
  deal: 'Your deal doesn’t apply to the new stay.',
};

export function changeNotes(preview: ChangePreview, { cabin }: Booking): string[] {
  const { lost, formerlyKeptCents, lastFreeDay, isFreeCancelOver } = preview;
  return [
    changeMoneyText(preview),
    ...lost.map((name) => LOST_COPY[name]),
    ...(formerlyKeptCents === 0
      ? []
      : ['An earlier change kept your old price. That doesn’t carry over.']),
    isFreeCancelOver
      ? `Free cancellation ended ${formatMonthDayYear(lastFreeDay)}.`
      : `Free cancellation ${throughMidnightText(lastFreeDay, cabin.timezone)}.`,
  ];
}

export function agreeText(preview: ChangePreview): string {
  if (preview.permission === 'approval') return `Ask ${shop().host} for this change`;
  const { chargeCents, refundCents } = moveMoney(preview);
  if (chargeCents > 0) return `Change my stay and pay ${formatMoney(chargeCents)}`;
  return refundCents > 0
    ? `Change my stay and get ${formatMoney(refundCents)} back`
    : 'Change my stay';
}
