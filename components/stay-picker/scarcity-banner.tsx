import { joinClasses } from '@/components/ui/class-names';
import type { AvailabilityCalendar } from '@/lib/domain/stays/availability';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { scarcityMessage } from '@/lib/domain/stays/scarcity';

type ScarcityBannerProps = {
  calendar: AvailabilityCalendar;
  checkIn: CalendarDate | null;
  now: Date;
};

/** The scarcity message; only claims that the calendar itself shows, and none beside dates it does not speak of. */
export function ScarcityBanner({ calendar, checkIn, now }: ScarcityBannerProps) {
  const { kind, text, windowEnd } = scarcityMessage(calendar, now);
  if (checkIn !== null && windowEnd !== null && checkIn >= windowEnd) return null;
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <span
        aria-hidden="true"
        className={joinClasses(
          'mt-1.5 size-2 shrink-0 rounded-full',
          kind === 'rotating' ? 'bg-spruce-600' : 'bg-ember-600',
        )}
      />
      <span className={kind === 'rotating' ? undefined : 'font-medium text-ember-700'}>{text}</span>
    </p>
  );
}
