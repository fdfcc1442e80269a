import type { CalendarDate } from '../values/calendar-date.ts';
import type { CabinSummary } from './cabin.ts';

export type TourChapter = { seconds: number; title: string };

/** A cabin's film as its watch page shows it. */
export type Tour = {
  cabin: Pick<CabinSummary, 'slug' | 'title' | 'city' | 'shortDesc' | 'heroImageUrl'>;
  videoUrl: string;
  posterUrl: string;
  durationSeconds: number;
  uploadedOn: CalendarDate;
  chapters: TourChapter[];
  transcript: string[];
};

/** "0:05", a position in a film as players show it. */
export function formatTimecode(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A duration in whole seconds in ISO 8601, for search engines. */
export const isoDuration = (seconds: number): string => `PT${Math.max(1, Math.round(seconds))}S`;
