import { joinClasses } from '@/components/ui/class-names';
import { addDays, startOfMonth, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { ROTATING_TEXTS, scarcityMessage } from '@/lib/domain/stays/scarcity';
import { formatNightSpan } from '@/lib/copy/format';
import { shop } from '@/lib/shop/shop';
import { ReadAgo } from './read-ago';
import { useNow } from '@/components/stay-picker/stay/use-now';
import type { StayPickerState } from '@/components/stay-picker/stay/use-stay-picker';

type CountedProps = { from: CalendarDate; to: CalendarDate; onShow: (month: CalendarDate) => void };

/** Shows the counted nights in the calendar when pressed. */
function Counted({ from, to, onShow }: CountedProps) {
  const days = formatNightSpan(from, to);
  return (
    <button
      type="button"
      aria-label={`Show the nights counted, ${days}`}
      className="min-h-6 cursor-pointer underline underline-offset-4"
      onClick={({ currentTarget }) => {
        onShow(startOfMonth(from));
        const layer = currentTarget.closest('[data-panel], [data-popover]');
        const focusDay = () =>
          layer?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus();
        // Waits until that month is drawn and can come into view.
        requestAnimationFrame(focusDay);
      }}
    >
      {days}
    </button>
  );
}

type ScarcityBannerProps = { picker: Pick<StayPickerState, 'availability' | 'choice'> };

/**
 * The scarcity message with the nights it counts and when they were loaded. It only claims what the calendar shows, and
 * is hidden beside other dates.
 */
export function ScarcityBanner({ picker: { availability, choice } }: ScarcityBannerProps) {
  const now = useNow();
  const { calendar, readAt } = availability;
  const { checkIn } = choice.selection;
  if (!calendar) return null;
  const usual = shop().isExample ? ROTATING_TEXTS : ['You book directly with your host.'];
  const { kind, text, windowStart, windowEnd } = scarcityMessage(calendar, now, usual);
  if (checkIn !== null && windowEnd !== null && checkIn >= windowEnd) return null;
  return (
    <div className="flex items-start gap-2 text-sm text-ink-soft">
      <span
        aria-hidden="true"
        className={joinClasses(
          'mt-1.5 size-2 shrink-0 rounded-full',
          kind === 'rotating' ? 'bg-spruce-600' : 'bg-ember-600',
        )}
      />
      <div>
        <p className={kind === 'rotating' ? undefined : 'font-medium text-ember-700'}>{text}</p>
        <p className="flex flex-wrap items-center gap-x-1 text-xs">
          {windowStart && windowEnd && (
            <Counted from={windowStart} to={addDays(windowEnd, -1)} onShow={choice.setMonth} />
          )}
          {kind === 'rotating' && readAt !== null && 'Availability'}
          {readAt !== null && <ReadAgo readAt={readAt} />}
        </p>
      </div>
    </div>
  );
}
