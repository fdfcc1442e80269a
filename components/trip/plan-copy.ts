import type { DayPart, Stop } from '@/lib/domain/trip/planner/stop';

export const PART_LABELS: Record<DayPart, string> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};

/** "About 1 hr 30 min", as estimates are. */
export function aboutText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${hours} hr`, rest > 0 && `${rest} min`].filter(Boolean);
  return `about ${parts.join(' ')}`;
}

export const dogText = ({ dogs }: Stop): string | null => {
  if (dogs === 'welcome') return 'Dogs OK on a leash';
  return dogs === 'ask' ? 'Ask about dogs first' : null;
};
