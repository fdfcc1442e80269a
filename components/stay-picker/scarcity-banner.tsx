import { joinClasses } from '@/components/ui/class-names';
import type { AvailabilityCalendar } from '@/lib/domain/stays/availability';
import { scarcityMessage } from '@/lib/domain/stays/scarcity';

/** How full the calendar shown is; never a claim the guest could not check on it. */
export function ScarcityBanner({ calendar, now }: { calendar: AvailabilityCalendar; now: Date }) {
  const { kind, text } = scarcityMessage(calendar, now);
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
