import { todayInZone } from '@/lib/domain/values/zoned-date';
import { formatMonthDay } from '@/lib/format';
import { site } from '@/lib/site';

const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: site.timezone,
  hour: 'numeric',
  minute: '2-digit',
});

/** An instant by the clock of the cabins. */
export function formatInstant(instant: string): string {
  const at = new Date(instant);
  return `${formatMonthDay(todayInZone(at, site.timezone))}, ${CLOCK.format(at)}`;
}
