import type { Stay } from '../../stays/stay.ts';
import { BUILT_IN_AREAS, type Area } from '../../catalog/area.ts';
import { baseOf, driveMinutes, FAR_MINUTES } from './drive.ts';
import { isRodRun } from './day-hints.ts';
import { isWithin } from './openness.ts';
import {
  fitsSlot,
  freeDays,
  listSlots,
  partsOf,
  slugAt,
  stopAt,
  suitsParty,
  withStop,
  type Plan,
  type PlanWishes,
  type Slot,
} from './plan.ts';
import { DAY_PARTS, type Stop } from './stop.ts';
import { STOPS } from './stops.ts';

const INTEREST_POINTS = 30;
const CLASSIC_POINTS = 25;
const LONG_HOP_POINTS = 40;
const CROWD_POINTS = 80;
const CROWD_MINUTES = 15;
// The Rod Runs crowd the roads there.
const CROWDED = baseOf(BUILT_IN_AREAS, 'pigeon-forge');
const FALL = { from: '09-25', to: '11-08' };

/** The previous stop of that day; null when coming from the cabin. */
export function stopBefore(plan: Plan, { day, part }: Slot): Stop | null {
  const parts = partsOf(day, plan.days.length);
  const earlier = parts.filter((each) => DAY_PARTS.indexOf(each) < DAY_PARTS.indexOf(part));
  const stops = earlier.flatMap((each) => stopAt(plan, { day, part: each }) ?? []);
  return stops.at(-1) ?? null;
}

function pointsFor(plan: Plan, slot: Slot, stop: Stop, areas: readonly Area[]): number {
  const date = plan.days[slot.day]?.date;
  const counted = stop.interests.filter(
    (interest) =>
      plan.interests.includes(interest) &&
      (interest !== 'fall-color' || (date !== undefined && isWithin(date, FALL.from, FALL.to))),
  );
  const before = stopBefore(plan, slot);
  const drive = driveMinutes(before ?? baseOf(areas, plan.base), stop);
  // The days of coming and going are for what is near and short.
  const isBrief = slot.day === 0 || slot.day === plan.days.length - 1;
  const effort = isBrief ? drive * 2 + stop.minutes / 5 : drive * 0.4;
  const isLongHop = before !== null && drive >= FAR_MINUTES;
  const isCrowded =
    date !== undefined && isRodRun(date) && driveMinutes(CROWDED, stop) <= CROWD_MINUTES;
  const points = counted.length * INTEREST_POINTS - effort - (isLongHop ? LONG_HOP_POINTS : 0);
  const likely = isCrowded ? points - CROWD_POINTS : points;
  return stop.isClassic && !isBrief ? likely + CLASSIC_POINTS : likely;
}

/** The other stops that fit that slot, the best first. */
export function listIdeas(plan: Plan, slot: Slot, areas: readonly Area[]): Stop[] {
  const without = withStop(plan, slot, null);
  return STOPS.filter((stop) => suitsParty(stop, plan) && fitsSlot(without, slot, stop, areas))
    .map((stop) => ({ stop, points: pointsFor(without, slot, stop, areas) }))
    .sort((a, b) => b.points - a.points)
    .map(({ stop }) => stop);
}

/** The same wishes and dates give the same plan. */
export function draftPlan(wishes: PlanWishes, stay: Stay, areas: readonly Area[]): Plan {
  const start: Plan = { ...wishes, days: freeDays(stay) };
  return listSlots(start).reduce((plan, slot) => {
    const [best] = listIdeas(plan, slot, areas);
    return best ? withStop(plan, slot, best.slug) : plan;
  }, start);
}

/** The next idea for the slot after what is there; after the last comes the first again. */
export function anotherIdea(plan: Plan, slot: Slot, areas: readonly Area[]): Plan {
  const ideas = listIdeas(plan, slot, areas);
  const index = ideas.findIndex(({ slug }) => slug === slugAt(plan, slot));
  const next = ideas[(index + 1) % ideas.length];
  return next ? withStop(plan, slot, next.slug) : plan;
}
