import { findArea, type Area } from '../../catalog/area.ts';
import { isCalendarDate, nightsBetween, addDays } from '../../values/calendar-date.ts';
import { GUESTS_MAX } from '../../stays/party.ts';
import { MAX_STAY_NIGHTS } from '../../stays/stay.ts';
import { fitsSlot, listSlots, withStop, type Plan, type PlanDay, type PlanWishes } from './plan.ts';
import { DAY_PARTS, INTERESTS } from './stop.ts';
import { findStop } from './stops.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= GUESTS_MAX;

/** Untrusted wishes; null when invalid. */
function parseWishes(value: unknown, areas: readonly Area[]): PlanWishes | null {
  if (!isFields(value)) return null;
  const { adults, children, dog, interests: wanted } = value;
  const base = findArea(areas, value.base)?.slug;
  if (!base || !isCount(adults, 1) || !isCount(children, 0) || typeof dog !== 'boolean')
    return null;
  if (adults + children > GUESTS_MAX || !Array.isArray(wanted)) return null;
  const interests = INTERESTS.map(({ id }) => id).filter((id) => wanted.includes(id));
  return wanted.length > INTERESTS.length ? null : { base, adults, children, dog, interests };
}

function parseDay(value: unknown): PlanDay | null {
  if (!isFields(value) || !isCalendarDate(value.date)) return null;
  const parts = DAY_PARTS.map((part) => value[part] ?? null);
  if (!parts.every((part) => part === null || typeof part === 'string')) return null;
  const [morning = null, afternoon = null, evening = null] = parts as (string | null)[];
  return { date: value.date, morning, afternoon, evening };
}

/** Parses an untrusted plan; null when invalid. Stops that are unknown, closed by now or repeated are dropped. */
export function parsePlan(value: unknown, areas: readonly Area[]): Plan | null {
  const wishes = parseWishes(value, areas);
  if (!wishes || !isFields(value) || !Array.isArray(value.days)) return null;
  if (value.days.length < 2 || value.days.length > MAX_STAY_NIGHTS + 1) return null;
  const days = value.days.map(parseDay);
  const [first] = days;
  if (!first || !areConsecutive(days)) return null;
  const sent: Plan = { ...wishes, days };
  const empty: Plan = {
    ...wishes,
    days: days.map(({ date }) => ({ date, morning: null, afternoon: null, evening: null })),
  };
  return listSlots(sent).reduce((plan, slot) => {
    const stop = findStop(sent.days[slot.day]?.[slot.part] ?? '');
    return stop && fitsSlot(plan, slot, stop, areas) ? withStop(plan, slot, stop.slug) : plan;
  }, empty);
}

function areConsecutive(days: readonly (PlanDay | null)[]): days is PlanDay[] {
  const [first] = days;
  return days.every(
    (day, index) =>
      day !== null && !!first && nightsBetween(addDays(first.date, index), day.date) === 0,
  );
}
