import type { CalendarDate } from '../values/calendar-date.ts';
import type { CabinSummary } from './cabin.ts';

export type TourChapter = { seconds: number; title: string };

/** The film of a cabin, as its watch page shows it. */
export type Tour = {
  cabin: Pick<CabinSummary, 'slug' | 'title' | 'city' | 'shortDesc' | 'heroImageUrl'>;
  videoUrl: string;
  posterUrl: string;
  durationSeconds: number;
  uploadedOn: CalendarDate;
  chapters: TourChapter[];
  transcript: string[];
};

/** "0:05", as players show a place in a film. */
export function formatTimecode(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A length in whole seconds as ISO 8601 has it, for search engines. */
export const isoDuration = (seconds: number): string => `PT${Math.max(1, Math.round(seconds))}S`;
