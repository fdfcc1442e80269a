import type { CalendarDate } from '../values/calendar-date.ts';

/** What a guest should know about a cabin's location before booking, in display order. */
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

/** A fact with its source and the date since which it holds. */
export type MountainFact = {
  topic: MountainTopic;
  text: string;
  source: string;
  date: CalendarDate;
};

const ORDER = Object.keys(MOUNTAIN_TOPICS) as MountainTopic[];

/** Orders the facts by MOUNTAIN_TOPICS and omits those without a text. */
export const listMountainFacts = (facts: readonly MountainFact[]): MountainFact[] =>
  ORDER.flatMap((topic) => facts.filter((fact) => fact.topic === topic && fact.text.trim() !== ''));
