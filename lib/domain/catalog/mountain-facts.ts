import type { CalendarDate } from '../values/calendar-date.ts';

/** What a guest should know of a cabin's place before booking, in the order of its card. */
export const MOUNTAIN_TOPICS = {
  elevation: 'Elevation',
  road: 'The road',
  winter: 'In winter',
  spring: 'In spring',
  summer: 'In summer',
  fall: 'In fall',
  park: 'To the park',
  signal: 'Cell and Wi-Fi',
  noise: 'What you hear',
  bears: 'Bears',
} as const;
export type MountainTopic = keyof typeof MOUNTAIN_TOPICS;

/** Who says so, and the day since when. */
export type MountainFact = {
  topic: MountainTopic;
  text: string;
  source: string;
  date: CalendarDate;
};

const ORDER = Object.keys(MOUNTAIN_TOPICS) as MountainTopic[];

/** In the order of MOUNTAIN_TOPICS; those without a text are left out. */
export const listMountainFacts = (facts: readonly MountainFact[]): MountainFact[] =>
  ORDER.flatMap((topic) => facts.filter((fact) => fact.topic === topic && fact.text.trim() !== ''));
