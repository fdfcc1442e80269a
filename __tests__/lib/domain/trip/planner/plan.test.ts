import fc from 'fast-check';
import { addDays, calendarDate, dayOfWeek } from '@/lib/domain/values/calendar-date';
import { moveStop, moveToDates } from '@/lib/domain/trip/planner/change-plan';
import { anotherIdea, draftPlan, listIdeas } from '@/lib/domain/trip/planner/draft-plan';
import { baseOf, driveMinutes, isFar } from '@/lib/domain/trip/planner/drive';
import {
  interestsLeftOutForDog,
  listClosures,
  hintsOfAll,
  hintsOn,
} from '@/lib/domain/trip/planner/day-hints';
import { closureOn, isForEvening } from '@/lib/domain/trip/planner/openness';
import { parsePlan } from '@/lib/domain/trip/planner/parse-plan';
import {
  freeDays,
  isPartTaken,
  listSlots,
  slugAt,
  stayOf,
  stopsOf,
  suitsParty,
  type Plan,
  type PlanWishes,
} from '@/lib/domain/trip/planner/plan';
import { DAY_PARTS, INTERESTS, type DayPart } from '@/lib/domain/trip/planner/stop';
import { findStop, STOPS } from '@/lib/domain/trip/planner/stops';
import { BUILT_IN_AREAS } from '@/lib/domain/catalog/area';

const anyWishes: fc.Arbitrary<PlanWishes> = fc.record({
  base: fc.constantFrom(...BUILT_IN_AREAS.map(({ slug }) => slug)),
  adults: fc.integer({ min: 1, max: 10 }),
  children: fc.integer({ min: 0, max: 10 }),
  dog: fc.boolean(),
  interests: fc.subarray(INTERESTS.map(({ id }) => id)),
});
const anyStay = fc
  .tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 30 }))
  .map(([from, nights]) => {
    const checkIn = addDays(calendarDate('2026-11-20'), from);
    return { checkIn, checkOut: addDays(checkIn, nights) };
  });

const WISHES: PlanWishes = {
  base: 'gatlinburg',
  adults: 2,
  children: 0,
  dog: false,
  interests: ['waterfalls', 'trails'],
};
const stay = (checkIn: string, checkOut: string) => ({
  checkIn: calendarDate(checkIn),
  checkOut: calendarDate(checkOut),
});

function expectSound(plan: Plan) {
  const slugs = stopsOf(plan).map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  plan.days.forEach((day, index) => {
    const stops = DAY_PARTS.flatMap((part) => findStop(day[part] ?? '') ?? []);
    expect(stops.map((stop) => closureOn(stop, day.date))).toEqual(stops.map(() => null));
    expect(stops.every((stop) => suitsParty(stop, plan))).toBe(true);
    expect(
      stops.filter((stop) => isFar(baseOf(BUILT_IN_AREAS, plan.base), stop)).length,
    ).toBeLessThanOrEqual(1);
    for (const part of DAY_PARTS) {
      if (isPartTaken(day, part)) expect(day[part]).toBeNull();
      if (day[part]) expect(findStop(day[part])?.parts).toContain(part);
      const evening = findStop(day.evening ?? '');
      if (evening) expect(isForEvening(evening, day.date)).toBe(true);
    }
    if (index === 0) expect([day.morning, day.afternoon]).toEqual([null, null]);
    if (index === plan.days.length - 1) expect([day.afternoon, day.evening]).toEqual([null, null]);
  });
}

test.each([
  ['2026-12-16', false],
  ['2027-03-31', false],
  ['2027-04-01', true],
  ['2027-10-31', true],
  ['2027-11-01', false],
])('an evening with the elk, over the gap and back in the dark, on %s: %s', (day, isOffered) => {
  const date = calendarDate(day);
  const dates = { checkIn: addDays(date, -1), checkOut: addDays(date, 1) };
  const wishes = { ...WISHES, interests: ['wildlife'] as const };
  const plan: Plan = { ...wishes, days: freeDays(dates) };
  const offered = (part: DayPart) =>
    listIdeas(plan, { day: 1, part }, BUILT_IN_AREAS).some(({ slug }) => slug === 'oconaluftee');
  expect([offered('afternoon'), offered('evening')]).toEqual([true, isOffered]);
});

test('a draft keeps to the stay and to every rule, and is the same each time', () => {
  fc.assert(
    fc.property(anyWishes, anyStay, (wishes, dates) => {
      const plan = draftPlan(wishes, dates, BUILT_IN_AREAS);
      expect(stayOf(plan)).toEqual(dates);
      expectSound(plan);
      expect(draftPlan(wishes, dates, BUILT_IN_AREAS)).toEqual(plan);
    }),
    { numRuns: 40 },
  );
});

test('whatever is changed by the buttons keeps to every rule', () => {
  const anyChanges = fc.array(fc.tuple(fc.nat(200), fc.constantFrom('idea', 'earlier', 'later')), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(anyWishes, anyStay, anyChanges, (wishes, dates, changes) => {
      let plan = draftPlan(wishes, dates, BUILT_IN_AREAS);
      const slots = listSlots(plan);
      for (const [index, change] of changes) {
        const slot = slots[index % slots.length];
        if (!slot) continue;
        const before = stopsOf(plan).length;
        if (change === 'idea') plan = anotherIdea(plan, slot, BUILT_IN_AREAS);
        else if (change === 'earlier' || change === 'later') {
          plan = moveStop(plan, slot, change, BUILT_IN_AREAS)?.plan ?? plan;
          expect(stopsOf(plan)).toHaveLength(before);
        }
        expectSound(plan);
      }
      expect(parsePlan(JSON.parse(JSON.stringify(plan)), BUILT_IN_AREAS)).toEqual(plan);
    }),
    { numRuns: 40 },
  );
});

test('other dates keep what is open then', () => {
  fc.assert(
    fc.property(anyWishes, anyStay, anyStay, (wishes, from, to) => {
      const moved = moveToDates(draftPlan(wishes, from, BUILT_IN_AREAS), to, BUILT_IN_AREAS);
      expect(stayOf(moved)).toEqual(to);
      expectSound(moved);
    }),
    { numRuns: 30 },
  );
});

test('another idea comes round to the first one', () => {
  const plan = draftPlan(WISHES, stay('2027-05-07', '2027-05-10'), BUILT_IN_AREAS);
  const slot = { day: 1, part: 'morning' } as const;
  const seen = new Set<string | null>();
  let next = plan;
  for (let count = 0; count < 60; count++) {
    seen.add(slugAt(next, slot));
    next = anotherIdea(next, slot, BUILT_IN_AREAS);
    if (slugAt(next, slot) === slugAt(plan, slot)) break;
  }
  expect(slugAt(next, slot)).toBe(slugAt(plan, slot));
  expect(seen.size).toBeGreaterThan(5);
});

test('drives are positive and the same in both directions', () => {
  for (const a of [...STOPS, ...BUILT_IN_AREAS.map(({ slug }) => baseOf(BUILT_IN_AREAS, slug))]) {
    for (const b of STOPS) {
      expect(driveMinutes(a, b)).toBe(driveMinutes(b, a));
      expect(driveMinutes(a, b)).toBeGreaterThan(0);
      expect(driveMinutes(a, b) % 5).toBe(0);
    }
  }
});

const stopOf = (slug: string) => {
  const stop = findStop(slug);
  if (!stop) throw new Error(`No stop ${slug}`);
  return stop;
};

// The guide's ranges, from components/content/drive-times.ts.
test.each([
  ['gatlinburg', 'sugarlands', 5, 15],
  ['gatlinburg', 'newfound-gap', 30, 45],
  ['gatlinburg', 'cades-cove', 60, 75],
  ['gatlinburg', 'dollywood', 20, 35],
  ['pigeon-forge', 'dollywood', 5, 15],
  ['pigeon-forge', 'cades-cove', 55, 75],
  ['sevierville', 'sugarlands', 30, 40],
  ['wears-valley', 'cades-cove', 40, 50],
] as const)('from %s to %s is about what the guide says', (base, slug, usual, slow) => {
  const minutes = driveMinutes(baseOf(BUILT_IN_AREAS, base), stopOf(slug));
  expect(minutes).toBeGreaterThanOrEqual(usual - 5);
  expect(minutes).toBeLessThanOrEqual(slow + 10);
});

test.each([
  ['kuwohi', '2027-03-20', false],
  ['kuwohi', '2027-07-20', true],
  ['kuwohi', '2027-12-05', false],
  ['cades-cove', '2027-06-02', false],
  ['cades-cove', '2027-06-03', true],
  ['cades-cove', '2027-11-03', true],
  ['cades-cove-by-bicycle', '2027-06-02', true],
  ['cades-cove-by-bicycle', '2027-06-03', false],
  ['laurel-falls', '2027-06-03', false],
  ['dollywood', '2027-02-10', false],
  ['dollywood', '2026-12-28', true],
  ['winter-lights', '2027-01-05', true],
])('%s on %s is open: %s', (slug, date, isOpen) => {
  expect(closureOn(stopOf(slug), calendarDate(date)) === null).toBe(isOpen);
});

test('Rod Run days are said to be the usual ones, Thursday to Saturday', () => {
  const flagged = ['2027-04-14', '2027-04-15', '2027-04-17', '2027-04-18', '2027-06-17'].map(
    (date) => hintsOn(calendarDate(date)).some(({ event }) => event === 'spring-rod-run'),
  );
  expect(flagged).toEqual([false, true, true, false, false]);
  expect(dayOfWeek(calendarDate('2027-04-15'))).toBe(4);
});

test('no stop leads into the traffic of a Rod Run', () => {
  const wishes = { ...WISHES, interests: ['family', 'food-crafts'] as const, children: 2 };
  const { days } = draftPlan(wishes, stay('2027-04-14', '2027-04-18'), BUILT_IN_AREAS);
  const inTown = ['dollywood', 'the-island', 'old-mill'];
  const isThere = days.map(({ morning, afternoon, evening }) =>
    [morning, afternoon, evening].some((slug) => slug !== null && inTown.includes(slug)),
  );
  expect(isThere.slice(1, 4)).toEqual([false, false, false]);
  const calm = draftPlan(wishes, stay('2027-05-12', '2027-05-16'), BUILT_IN_AREAS);
  expect(JSON.stringify(calm.days)).toContain('dollywood');
});

test('hints for the whole stay are listed once', () => {
  const events = (...dates: string[]) =>
    hintsOfAll(dates.map((date) => calendarDate(date))).map(({ event }) => event);
  expect(events('2027-01-14', '2027-01-15')).toEqual([null, 'winter-lights']);
  expect(events('2027-02-09', '2027-02-10', '2027-02-11')).toEqual([null]);
  expect(events('2027-04-14', '2027-04-15')).toEqual([]);
  expect(events('2027-01-14')).toEqual([]);
  expect(events()).toEqual([]);
});

test('closed stops are named once, with an open alternative', () => {
  const dates = stay('2026-12-04', '2026-12-07');
  const closures = listClosures(draftPlan(WISHES, dates, BUILT_IN_AREAS));
  expect(closures.map(({ stops }) => stops.map(({ slug }) => slug).join(' '))).toEqual([
    'kuwohi andrews-bald',
    'grotto-falls roaring-fork',
    'laurel-falls',
    'forbidden-caverns',
  ]);
  for (const { instead, dates: closed } of closures) {
    expect(instead && closed.every((date) => closureOn(instead, date) === null)).toBe(true);
  }
});

test('a party with a dog gets only stops that allow dogs, and learns what it misses', () => {
  const wishes: PlanWishes = { ...WISHES, dog: true, interests: ['waterfalls'] };
  const plan = draftPlan(wishes, stay('2026-12-04', '2026-12-07'), BUILT_IN_AREAS);
  const named = listClosures(plan).flatMap(({ stops, instead }) => [...stops, instead]);
  expect(named.filter((stop) => stop && !stop.dogs)).toEqual([]);
  expect(interestsLeftOutForDog(plan)).toEqual(['waterfalls']);
  const without = draftPlan(
    { ...wishes, dog: false },
    stay('2026-12-04', '2026-12-07'),
    BUILT_IN_AREAS,
  );
  expect(interestsLeftOutForDog(without)).toEqual([]);
});

test('every stop is named once, has a known stand-in and lies in the region', () => {
  expect(STOPS.length).toBeGreaterThanOrEqual(30);
  expect(new Set(STOPS.map(({ slug }) => slug)).size).toBe(STOPS.length);
  for (const stop of STOPS) {
    if (stop.instead) expect(findStop(stop.instead)).not.toBeNull();
    expect(stop.latitude).toBeGreaterThan(35.4);
    expect(stop.latitude).toBeLessThan(35.95);
    expect(stop.longitude).toBeGreaterThan(-84);
    expect(stop.longitude).toBeLessThan(-83);
  }
});

const PLAN = draftPlan(WISHES, stay('2027-05-07', '2027-05-09'), BUILT_IN_AREAS);
const DAYS = PLAN.days;

test.each([
  ['nothing', null],
  ['a text', 'plan'],
  ['a list', [PLAN]],
  ['an unknown area', { ...PLAN, base: 'nashville' }],
  ['a prototype for an area', { ...PLAN, base: '__proto__' }],
  ['half an adult', { ...PLAN, adults: 0.5 }],
  ['no days', { ...PLAN, days: [] }],
  ['one day', { ...PLAN, days: DAYS.slice(0, 1) }],
  ['a day twice', { ...PLAN, days: [DAYS[0], DAYS[0]] }],
  ['days backwards', { ...PLAN, days: DAYS.toReversed() }],
  ['10,000 days', { ...PLAN, days: Array(10_000).fill(DAYS[0]) }],
  ['a day that is none', { ...PLAN, days: [{ date: '2027-02-30' }, DAYS[1]] }],
  ['a stop that is an object', { ...PLAN, days: [DAYS[0], { ...DAYS[1], morning: {} }] }],
  ['10,000 interests', { ...PLAN, interests: Array(10_000).fill('trails') }],
])('%s is no plan', (_name, value) => {
  expect(parsePlan(value, BUILT_IN_AREAS)).toBeNull();
});

test('nothing unknown survives in a plan', () => {
  const script = '<script>alert(1)</script>';
  const days = DAYS.map((day) => ({ ...day, evening: script, note: script }));
  const parsed = parsePlan(
    { ...PLAN, days, interests: ['trails', script], note: script },
    BUILT_IN_AREAS,
  );
  expect(JSON.stringify(parsed)).not.toContain('script');
  expect(parsed?.interests).toEqual(['trails']);
});
