import { calendarDate, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatDate, formatMoney, formatMonthDay, formatNights, plural } from '@/lib/copy/format';
import type { HostPromotion, PromotionKind } from '@/lib/schemas/host/promotions';

export const STATE_NAMES: Readonly<Record<HostPromotion['state'], string>> = {
  active: 'Active',
  scheduled: 'Not started yet',
  ended: 'Ended',
  used_up: 'Used up',
  paused: 'Paused',
};

export const KIND_NAMES: Readonly<Record<PromotionKind, string>> = {
  percent: 'A percentage off',
  amount: 'Dollars off',
  nights: 'One free night in every few',
};

export const SIZE_NAMES: Readonly<Record<PromotionKind, string>> = {
  percent: 'Percent off the nights',
  amount: 'Dollars off the nights',
  nights: 'One free night in every',
};

const ordinal = (count: number): string => {
  const last = count % 10;
  if (count > 10 && count < 20) return `${count}th`;
  return `${count}${last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`;
};

const monthDay = (day: string): string => formatMonthDay(calendarDate(`2024-${day}`));

function rangeText(from: CalendarDate | null, to: CalendarDate | null): string {
  if (from && to) return `${formatDate(from)} to ${formatDate(to)}`;
  return from ? `from ${formatDate(from)}` : to ? `until ${formatDate(to)}` : '';
}

/** Returns the discount: "15% off", "$50.00 off", "Every 4th night free". */
export function giftText({ everyNthNightFree, percentOff, amountOffCents }: HostPromotion): string {
  if (everyNthNightFree !== null) return `Every ${ordinal(everyNthNightFree)} night free`;
  return percentOff === null ? `${formatMoney(amountOffCents ?? 0)} off` : `${percentOff}% off`;
}

/** Returns the terms, a few words each. */
export function termTexts(
  promotion: HostPromotion,
  titleOf: (cabinId: string) => string,
): string[] {
  const { seasonStart, seasonEnd, stayFrom, stayTo, bookFrom, bookTo } = promotion;
  const { cabinIds, minNights, maxUses, uses, oncePerGuest, automatic, code } = promotion;
  const stays = rangeText(stayFrom, stayTo);
  const booked = rangeText(bookFrom, bookTo);
  return [
    automatic ? 'Without a code' : `Code ${code}`,
    ...(seasonStart && seasonEnd
      ? [`Check-in ${monthDay(seasonStart)} to ${monthDay(seasonEnd)}, every year`]
      : []),
    ...(stays ? [`Check-in ${stays}`] : []),
    ...(booked ? [`Booked ${booked}`] : []),
    ...(cabinIds ? [cabinIds.map(titleOf).join(', ')] : []),
    ...(minNights > 1 ? [`${formatNights(minNights)} or more`] : []),
    ...(oncePerGuest ? ['Once per guest'] : []),
    maxUses === null
      ? `${uses} ${plural(uses, 'booking has it', 'bookings have it')}`
      : `${uses} of ${maxUses} used`,
  ];
}

/** Says why a promotion doesn't apply to the sample stay. */
export function triedText(reason: string): string {
  switch (reason) {
    case 'out-of-season':
      return 'It doesn’t apply: the check-in is outside its season or dates.';
    case 'stay-too-short':
      return 'It doesn’t apply: the stay is too short.';
    case 'not-this-cabin':
      return 'It doesn’t apply: the cabin isn’t one of the chosen ones.';
    case 'not-yet':
      return 'It doesn’t apply yet: its first day of booking is still to come.';
    case 'no-longer':
      return 'It doesn’t apply anymore: its last day of booking has passed.';
    case 'used-up':
      return 'It doesn’t apply anymore: it’s used up.';
    default:
      return 'It doesn’t apply: another promotion saves more and is already in the price.';
  }
}
