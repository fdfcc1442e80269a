import type { DayPart, Stop } from '@/lib/domain/trip/planner/stop';

export const PART_LABELS: Record<DayPart, string> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};

/** "1 hr 30 min"; a number stays beside its unit. */
export function timeText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${hours}\u00a0hr`, rest > 0 && `${rest}\u00a0min`].filter(Boolean);
  return parts.join(' ');
}

const SPOKEN_TIMES: Readonly<Record<number, string>> = {
  30: 'half an hour',
  45: '45\u00a0minutes',
  60: 'an hour',
  75: 'an hour and a quarter',
  90: 'an hour and a half',
};

/** "an hour and a half", "2½ hours"; every stop takes minutes that divide into quarter hours. */
export function spokenTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const half = minutes % 60 === 30 ? '½' : '';
  return SPOKEN_TIMES[minutes] ?? `${hours}${half}\u00a0hours`;
}

/** "about 1 hr 30 min", as estimates are. */
export const aboutText = (minutes: number, about: 'about' | 'About' = 'about'): string =>
  `${about} ${timeText(minutes)}`;

export const dogText = ({ dogs }: Stop): string | null => {
  if (dogs === 'welcome') return 'Dogs OK on a leash';
  return dogs === 'ask' ? 'Ask about dogs first' : null;
};
