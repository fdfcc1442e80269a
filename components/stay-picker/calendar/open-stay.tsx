import { buttonClass } from '@/components/ui/button';
import { joinClasses } from '@/components/ui/class-names';
import { formatMoney, formatNights, formatShortRange, formatWholeDollars } from '@/lib/copy/format';
import type { Stay } from '@/lib/domain/stays/stay';
import { nightsBetween } from '@/lib/domain/values/calendar-date';

type Offered = {
  stay: Stay;
  /** Null while it isn't known. */
  totalCents: number | null;
};

/** "Jan 19–22, $693" */
export const openStayText = ({ stay, totalCents }: Offered): string =>
  totalCents === null
    ? formatShortRange(stay)
    : `${formatShortRange(stay)}, ${formatWholeDollars(totalCents)}`;

export type OpenStayLook = 'lead' | 'row' | 'wide';

const ROW_CLASS =
  'flex w-full cursor-pointer items-center justify-between gap-3 rounded-control border border-line-strong/50 bg-surface px-3.5 text-left transition-colors hover:border-spruce-700 hover:bg-spruce-50';

/** The link or button of an open stay: one that leads is the panel's main button, the others are rows. */
export const OPEN_STAY_CLASSES: Record<OpenStayLook, string> = {
  lead: buttonClass('accent', 'large', 'w-full'),
  row: `${ROW_CLASS} min-h-11 py-1.5 leading-tight`,
  // Side by side from 1024 px on.
  wide: `${ROW_CLASS} min-h-14 py-2 laptop:flex-col laptop:items-stretch laptop:gap-0`,
};

export function OpenStay({ stay, totalCents, look }: Offered & { look: OpenStayLook }) {
  if (look === 'lead') return `See ${openStayText({ stay, totalCents })}`;
  const isWide = look === 'wide';
  return (
    <>
      <span>
        <span className="block font-display font-semibold text-spruce-900">
          {formatShortRange(stay)}
        </span>{' '}
        <span className="block text-sm text-ink-soft">
          {formatNights(nightsBetween(stay.checkIn, stay.checkOut))}
        </span>
      </span>{' '}
      {totalCents !== null && (
        <span
          className={joinClasses(
            'text-right',
            isWide && 'laptop:flex laptop:flex-wrap laptop:items-baseline laptop:gap-x-1.5',
          )}
        >
          <span className="block font-semibold text-spruce-800 tabular-nums">
            {formatMoney(totalCents)}
          </span>{' '}
          <span className="block text-xs text-ink-soft">total, taxes and fees included</span>
        </span>
      )}
    </>
  );
}
