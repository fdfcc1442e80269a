import type { Location } from '../../values/public-location.ts';

export const INTERESTS = [
  { id: 'trails', label: 'Trails' },
  { id: 'waterfalls', label: 'Waterfalls' },
  { id: 'wildlife', label: 'Wildlife' },
  { id: 'fall-color', label: 'Fall color' },
  { id: 'family', label: 'Family fun' },
  { id: 'food-crafts', label: 'Food & crafts' },
  { id: 'easy', label: 'Easy pace' },
] as const;
export type Interest = (typeof INTERESTS)[number]['id'];

export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** A day of any year, `MM-dd`. */
export type MonthDay = string;

export type Stop = Location & {
  slug: string;
  name: string;
  about: string;
  /** The visit itself, without the drive. */
  minutes: number;
  interests: readonly Interest[];
  parts: readonly DayPart[];
  /** The kind of road that leads there. */
  road: 'mountain' | 'valley';
  /** Dogs aren't allowed where this is omitted. */
  dogs?: 'welcome' | 'ask';
  /** A must-see. */
  isClassic?: boolean;
  /** Too long or steep for small children and an easy day. */
  isHard?: boolean;
  /** When it is usually open, both days included; the window may wrap the new year. */
  season?: { from: MonthDay; to: MonthDay; text: string };
  /** When it is worth an evening's drive, if not all year. */
  evenings?: { from: MonthDay; to: MonthDay };
  /** The weekday, between these days, on which it is usually closed or (`only`) the only one it is open. */
  weekday?: { day: number; from: MonthDay; to: MonthDay; rule: 'closed' | 'only'; text: string };
  /** Closed until further notice. */
  closed?: string;
  /** An alternative when it is closed. */
  instead?: string;
};

/** Stops by slug, without the fields that most of a table share. */
export type StopTable = Readonly<
  Record<string, Omit<Stop, 'slug' | 'road' | 'parts'> & Partial<Pick<Stop, 'road' | 'parts'>>>
>;

/** The parts of the day when most places are open. */
export const DAYTIME: readonly DayPart[] = ['morning', 'afternoon'];
