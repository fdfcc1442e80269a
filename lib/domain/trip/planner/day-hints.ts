import { dayOfWeek, type CalendarDate } from '../../values/calendar-date.ts';
import { closureOn, isWithin } from './openness.ts';
import { stopsOf, suitsParty, type Plan } from './plan.ts';
import type { Interest, Stop } from './stop.ts';
import { findStop, STOPS } from './stops.ts';

type Usual = {
  from: string;
  to: string;
  weekdays?: readonly number[];
  text: string;
  event?: string;
};

const THURSDAY_TO_SATURDAY = [4, 5, 6];
const ROD_RUN =
  'There’s usually a Rod Run around now, Thursday through Saturday. The Pigeon Forge Parkway crawls, so take Teaster Lane or stay in the park, and check this year’s dates.';

/** Usual annual events; dates may vary by year. */
const USUAL: readonly Usual[] = [
  {
    from: '04-10',
    to: '04-20',
    weekdays: THURSDAY_TO_SATURDAY,
    text: ROD_RUN,
    event: 'spring-rod-run',
  },
  {
    from: '09-10',
    to: '09-20',
    weekdays: THURSDAY_TO_SATURDAY,
    text: ROD_RUN,
    event: 'fall-rod-run',
  },
  {
    from: '10-10',
    to: '11-05',
    weekdays: [0, 5, 6],
    text: 'Usually a leaf weekend. Get to the trailhead by eight, or go late in the afternoon.',
  },
  {
    from: '05-28',
    to: '06-12',
    text: 'Fireflies are usually out. Evenings at Elkmont take a pass from the spring lottery.',
    event: 'synchronous-fireflies',
  },
  {
    from: '12-15',
    to: '03-10',
    text: 'Newfound Gap Road can close for ice or snow. Check that morning.',
  },
  {
    from: '11-15',
    to: '02-10',
    text: 'Winter lights are usually on in all three towns.',
    event: 'winter-lights',
  },
];

export type DayHint = { text: string; event: string | null };

export const hintsOn = (date: CalendarDate): DayHint[] =>
  USUAL.filter(
    ({ from, to, weekdays }) =>
      isWithin(date, from, to) && (!weekdays || weekdays.includes(dayOfWeek(date))),
  ).map(({ text, event }) => ({ text, event: event ?? null }));

export const isRodRun = (date: CalendarDate): boolean =>
  hintsOn(date).some(({ text }) => text === ROD_RUN);

const hasNotice = (date: CalendarDate, text: string): boolean =>
  hintsOn(date).some((notice) => notice.text === text);

/** The hints that hold for every day of a stay, to be shown once; none for a single day. */
export function hintsOfAll([first, ...others]: readonly CalendarDate[]): DayHint[] {
  if (!first || others.length === 0) return [];
  return hintsOn(first).filter(({ text }) => others.every((date) => hasNotice(date, text)));
}

type Closure = { text: string; stops: Stop[]; dates: CalendarDate[]; instead: Stop | null };

/** Stops that suit the party but are usually closed on some day of the stay, with an alternative. */
export function listClosures(plan: Plan): Closure[] {
  const closures = new Map<string, Closure>();
  for (const stop of STOPS) {
    if (!stop.instead || !suitsParty(stop, plan)) continue;
    for (const { date } of plan.days) {
      const text = closureOn(stop, date);
      if (text === null) continue;
      const known = closures.get(text);
      const found = known ?? { text, stops: [], dates: [], instead: openInstead(plan, stop, date) };
      if (!found.stops.includes(stop)) found.stops.push(stop);
      if (!found.dates.includes(date)) found.dates.push(date);
      closures.set(text, found);
    }
  }
  return [...closures.values()];
}

/** An alternative may be closed too or not suit the party, so its own alternative is tried. */
function openInstead(plan: Plan, stop: Stop, date: CalendarDate): Stop | null {
  const tried = new Set([stop.slug]);
  let next = findStop(stop.instead ?? '');
  while (next && !tried.has(next.slug)) {
    if (closureOn(next, date) === null && suitsParty(next, plan)) return next;
    tried.add(next.slug);
    next = findStop(next.instead ?? '');
  }
  return null;
}

/** The interests the party chose that only its dog rules out. */
export function interestsLeftOutForDog(plan: Plan): Interest[] {
  if (!plan.dog) return [];
  const isOpen = (stop: Stop) => plan.days.some(({ date }) => closureOn(stop, date) === null);
  const refused = STOPS.filter(
    (stop) => !stop.dogs && suitsParty(stop, { ...plan, dog: false }) && isOpen(stop),
  );
  const offers = (stops: Stop[], interest: Interest) =>
    stops.some(({ interests }) => interests.includes(interest));
  return plan.interests.filter(
    (interest) => !offers(stopsOf(plan), interest) && offers(refused, interest),
  );
}
