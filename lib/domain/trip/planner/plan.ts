import type { Area, AreaSlug } from '../../catalog/area.ts';
import { addDays, eachDay, type CalendarDate } from '../../values/calendar-date.ts';
import type { Stay } from '../../stays/stay.ts';
import { baseOf, isFar } from './drive.ts';
import { closureOn, isForEvening } from './openness.ts';
import { DAY_PARTS, type DayPart, type Interest, type Stop } from './stop.ts';
import { findStop } from './stops.ts';

export type PlanWishes = {
  base: AreaSlug;
  adults: number;
  children: number;
  dog: boolean;
  interests: readonly Interest[];
};

/** Slugs of stops; null is free time. */
export type PlanDay = { date: CalendarDate } & Record<DayPart, string | null>;

export type Plan = PlanWishes & { days: readonly PlanDay[] };

export type Slot = { day: number; part: DayPart };

/** Check-in is in the afternoon and check-out in the morning, so those days have fewer parts. */
export function partsOf(index: number, dayCount: number): readonly DayPart[] {
  if (index === 0) return ['evening'];
  return index === dayCount - 1 ? ['morning'] : DAY_PARTS;
}

export function freeDays({ checkIn, checkOut }: Stay): PlanDay[] {
  const dates = eachDay(checkIn, addDays(checkOut, 1));
  return dates.map((date) => ({ date, morning: null, afternoon: null, evening: null }));
}

export const stayOf = ({ days }: Plan): Stay | null => {
  const [first] = days;
  const last = days.at(-1);
  return first && last && first !== last ? { checkIn: first.date, checkOut: last.date } : null;
};

export const listSlots = ({ days }: Plan): Slot[] =>
  days.flatMap((_, day) => partsOf(day, days.length).map((part) => ({ day, part })));

export const slugAt = ({ days }: Plan, { day, part }: Slot): string | null =>
  days[day]?.[part] ?? null;

export const stopAt = (plan: Plan, slot: Slot): Stop | null => findStop(slugAt(plan, slot) ?? '');

export const withStop = (plan: Plan, { day, part }: Slot, slug: string | null): Plan => ({
  ...plan,
  days: plan.days.map((each, index) => (index === day ? { ...each, [part]: slug } : each)),
});

const LONG_MINUTES = 240;

/** Whether it takes the next part of the day as well. */
const isLong = ({ minutes }: Stop): boolean => minutes > LONG_MINUTES;

export const stopsOf = ({ days }: Plan): Stop[] =>
  days.flatMap((day) => DAY_PARTS.flatMap((part) => findStop(day[part] ?? '') ?? []));

/** Whether the party can do it at all. */
export function suitsParty(stop: Stop, { dog, children, interests }: PlanWishes): boolean {
  if (dog && !stop.dogs) return false;
  return !(stop.isHard && (children > 0 || interests.includes('easy')));
}

/** Whether a free slot can take the stop: open that day, not elsewhere in the plan, one far drive a day. */
export function fitsSlot(plan: Plan, slot: Slot, stop: Stop, areas: readonly Area[]): boolean {
  const day = plan.days[slot.day];
  const parts = partsOf(slot.day, plan.days.length);
  if (!day || !parts.includes(slot.part) || !stop.parts.includes(slot.part)) return false;
  if (closureOn(stop, day.date) !== null) return false;
  if (slot.part === 'evening' && !isForEvening(stop, day.date)) return false;
  if (stopsOf(plan).some(({ slug }) => slug === stop.slug)) return false;
  const others = parts.flatMap((part) => stopAt(plan, { day: slot.day, part }) ?? []);
  const base = baseOf(areas, plan.base);
  if (isFar(base, stop) && others.some((other) => isFar(base, other))) return false;
  return hasRoomFor(day, slot.part, stop, parts);
}

function hasRoomFor(day: PlanDay, part: DayPart, stop: Stop, parts: readonly DayPart[]): boolean {
  if (isLong(stop)) {
    const next = DAY_PARTS[DAY_PARTS.indexOf(part) + 1];
    if (!next || !parts.includes(next) || day[next] !== null) return false;
  }
  return !isPartTaken(day, part);
}

/** Whether the long stop of the previous part takes this one too. */
export function isPartTaken(day: PlanDay, part: DayPart): boolean {
  const before = DAY_PARTS[DAY_PARTS.indexOf(part) - 1];
  const stop = before && findStop(day[before] ?? '');
  return stop ? isLong(stop) : false;
}
