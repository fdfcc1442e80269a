import { joinClasses } from '@/components/ui/class-names';
import type { DayDescription } from '@/components/ui/month/month-day';
import type { DayState } from '@/lib/domain/stays/selection';
import { formatDroppedCents, formatLongDate, formatWholeDollars } from '@/lib/copy/format';
import {
  addedText,
  differenceText,
  ticketText,
  type PromoOffers,
} from '@/components/stay-picker/stay/promo-offers';

const CELL = 'day-priced';
const NUMBER = 'font-display text-[1.0625rem] leading-5';
// A transparent border separates tiles without a gap in the band behind them.
const TILE = 'border-2 border-transparent bg-clip-padding';
// The ring covers the padding, so that the band meets the chosen day.
const CHOSEN = 'ring-2 ring-spruce-800';
export const SWATCHES = {
  available: 'day-free bg-surface font-semibold text-ink ring-1 ring-spruce-300 ring-inset',
  checkoutOnly: 'half-day',
  openNight: 'day-through bg-paper text-ink-soft ring-1 ring-line ring-inset',
  unavailable: 'hatch',
};

const PAST_REASONS: ReadonlySet<DayState['reason']> = new Set([
  'past-month',
  'past',
  'past-or-today',
]);

function swatchOf(state: DayState): string | false {
  if (PAST_REASONS.has(state.reason)) return false;
  // Nights of the chosen stay look alike, even where no stay could begin.
  if (state.inRange) return 'text-ink!';
  if (state.kind === 'checkout-only') return SWATCHES.checkoutOnly;
  if (state.kind === 'open-night') return SWATCHES.openNight;
  return state.kind === 'selectable' ? SWATCHES.available : SWATCHES.unavailable;
}

function detailOf(state: DayState, priceCents: number | null, isDeal: boolean) {
  if (state.badge) {
    const detailClassName = 'text-[0.8125rem] leading-4 font-bold';
    return { detail: state.badge, detailClassName };
  }
  const isPriced = state.kind !== 'unavailable' || state.inRange;
  if (priceCents === null || !isPriced) return {};
  return {
    detail: formatDroppedCents(priceCents),
    detailClassName: joinClasses(
      'text-[0.8125rem] leading-4 tracking-tight',
      isDeal ? 'font-bold text-ember-700' : 'font-medium text-spruce-700',
    ),
  };
}

type Face = Omit<DayDescription, 'label'>;

/** The look of a day: its number with the price, or "in"/"out" at the ends of the stay; gold for a free night that came with a ticket. */
export function dayCell(
  state: DayState,
  priceCents: number | null,
  isDeal = false,
  isGold = false,
): Face {
  const { badge, inRange } = state;
  return {
    disabled: state.reason !== null,
    selected: badge && (badge === 'in' ? 'start' : 'end'),
    inRange,
    // A chosen day has no reason to explain.
    tooltip: badge === null ? state.tooltip : null,
    className: joinClasses(
      CELL,
      badge && CHOSEN,
      !badge && (isGold && inRange ? 'ticket gold-night' : joinClasses(TILE, swatchOf(state))),
    ),
    numberClassName: NUMBER,
    ...detailOf(state, priceCents, isDeal),
  };
}

// A day has room for six characters.
const MAX_LENGTH = 6;

function shortDifference(cents: number): string {
  if (cents === 0) return 'free';
  const text = differenceText(cents);
  return text.length > MAX_LENGTH
    ? `${cents < 0 ? '−' : '+'}${formatWholeDollars(Math.abs(cents))}`
    : text;
}

/** Shows the check-out of one more night as a ticket in the calendar; null if nothing is offered. */
export function ticketDay(offers: PromoOffers | null): DayDescription | null {
  if (!offers?.longer) return null;
  const { code, longer } = offers;
  return {
    label: `${formatLongDate(longer.stay.checkOut)}, stay one more night with ${code}`,
    disabled: false,
    selected: null,
    inRange: false,
    tooltip: `${ticketText(longer)}, ${addedText(longer)}`,
    className: joinClasses(CELL, 'ticket'),
    numberClassName: NUMBER,
    detail: shortDifference(longer.differenceCents),
    detailClassName: 'text-[0.75rem] leading-4 font-bold tracking-tight',
  };
}
