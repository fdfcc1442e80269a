import { joinClasses } from '@/components/ui/class-names';
import type { CalendarDate } from '@/lib/domain/calendar-date';
import type { DayState } from '@/lib/domain/selection';
import { formatWholeDollars } from '@/lib/format';

type DayFaceProps = {
  date: CalendarDate;
  state: DayState;
  priceCents: number | null;
  /** The price is the deal's. */
  isDeal?: boolean;
};

// The clipped border keeps neighboring tiles apart without leaving a gap in the range behind them.
const TILE = 'border-2 border-transparent bg-clip-padding';
// The ring covers the cell's padding, so that the range meets the chosen day without a seam.
const CHOSEN = 'ring-2 ring-spruce-800';
export const SWATCHES = {
  available: 'bg-surface font-semibold text-ink ring-1 ring-spruce-300 ring-inset',
  checkoutOnly: 'half-day',
  unavailable: 'hatch',
};

const PAST_REASONS: ReadonlySet<DayState['reason']> = new Set([
  'past-month',
  'past',
  'past-or-today',
]);

function swatchOf(state: DayState): string | false {
  if (PAST_REASONS.has(state.reason)) return false;
  // Nights of the chosen stay look alike, even those on which another stay could not begin.
  if (state.inRange) return 'text-ink!';
  if (state.kind === 'checkout-only') return SWATCHES.checkoutOnly;
  return state.kind === 'selectable' ? SWATCHES.available : SWATCHES.unavailable;
}

export function dayClassName(state: DayState): string {
  const look = state.badge === null ? joinClasses(TILE, swatchOf(state)) : CHOSEN;
  return joinClasses('min-h-14', look);
}

/** The day number with its price, or with the end of the stay it stands for. */
export function DayFace({ date, state, priceCents, isDeal = false }: DayFaceProps) {
  const price = priceCents === null ? null : formatWholeDollars(priceCents);
  const isPriced = state.kind !== 'unavailable' || state.inRange;
  return (
    <>
      <span className="font-display text-[1.0625rem] leading-5">{Number(date.slice(8))}</span>
      {state.badge ? (
        <span className="text-[0.6875rem] leading-4 font-bold tracking-wide">{state.badge}</span>
      ) : (
        price &&
        isPriced && (
          <span
            className={joinClasses(
              'text-xs leading-4',
              isDeal ? 'font-bold text-ember-700' : 'font-medium text-spruce-700',
            )}
          >
            {price}
          </span>
        )
      )}
    </>
  );
}
