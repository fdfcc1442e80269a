import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BASE_CENTS,
  BASIS_POINTS,
  MAX_DIFFERENCES,
  MAX_SEASON_NAME,
  MAX_SEASON_NIGHTS,
  MIN_STAY,
  PERCENT,
  RULE_LIMITS,
  SEASON_DAYS,
  type Limits,
} from '../../lib/domain/host/rates/rate-fields.ts';
import { defaultRule } from '../../lib/domain/host/rates/rule-nights.ts';
import { addDays, calendarDate } from '../../lib/domain/values/calendar-date.ts';
import { toSnakeKeys } from '../../lib/domain/values/key-case.ts';
import {
  MAX_SEASONS,
  ratesChangeSchema,
  rateRuleSchema,
  rateSeasonSchema,
} from '../../lib/schemas/host/rates.ts';
import { cabinId } from '../seed/hash.ts';
import { database } from './support/backend.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signInAs } from './support/staff.ts';

const owner = await signInAs('owner');
const ID = cabinId('pebble');
const FIRST = calendarDate('2027-06-01');

const rule = (part: object) => ({ ...defaultRule(ID, 20_000), ...part });
const season = (part: object) => ({
  name: 'Summer',
  firstDay: FIRST,
  lastDay: FIRST,
  everyYear: true,
  percent: 120,
  minStay: null,
  cabinIds: [],
  ...part,
});
const own = (part: object) =>
  rule({ seasons: [{ name: 'Summer', percent: 90, minStay: null, ...part }] });
const list = <Value>(length: number, value: Value) => Array.from({ length }, () => value);

/** What makes a value of a number, and between what it lies. */
const RULES: [name: string, limits: Limits, make: (value: number) => object][] = [
  ['the base rate', BASE_CENTS, (baseCents) => rule({ baseCents })],
  [
    'a percent of a weekday',
    PERCENT,
    (value) => rule({ weekdayPercents: list(7, 100).with(3, value) }),
  ],
  [
    'minimum nights of a weekday',
    MIN_STAY,
    (value) => rule({ weekdayMinStays: list(7, 2).with(6, value) }),
  ],
  ...Object.entries(RULE_LIMITS).map(
    ([name, limits]) =>
      [name, limits, (value: number) => rule({ [name]: value })] as (typeof RULES)[number],
  ),
  ['weekdays', [7, 7], (count) => rule({ weekdayPercents: list(count, 100) })],
  ['a percent of its own', PERCENT, (percent) => own({ percent })],
  ['minimum nights of its own', MIN_STAY, (minStay) => own({ minStay })],
  [
    'the name of a season of its own',
    [1, MAX_SEASON_NAME],
    (length) => own({ name: 'x'.repeat(length) }),
  ],
  [
    'seasons of its own',
    [0, MAX_SEASONS],
    (count) => rule({ seasons: list(count, { name: 'A', percent: 90, minStay: null }) }),
  ],
  [
    'nights of a difference',
    [1, MAX_DIFFERENCES],
    (nights) => rule({ differences: [[FIRST, nights, 9_000]] }),
  ],
  ['a difference', BASIS_POINTS, (points) => rule({ differences: [[FIRST, 1, points]] })],
  [
    'differences',
    [0, MAX_DIFFERENCES],
    (count) => rule({ differences: list(count, [FIRST, 1, 9_000]) }),
  ],
];

const SEASONS: typeof RULES = [
  ['the name', [1, MAX_SEASON_NAME], (length) => season({ name: 'x'.repeat(length) })],
  ['the percent', PERCENT, (percent) => season({ percent })],
  ['minimum nights', MIN_STAY, (minStay) => season({ minStay })],
  ['nights', [1, MAX_SEASON_NIGHTS], (nights) => season({ lastDay: addDays(FIRST, nights - 1) })],
  ['cabins', [0, 200], (count) => season({ cabinIds: list(count, ID) })],
];

async function isPossible(kind: 'rule' | 'season', row: object): Promise<unknown> {
  const json = JSON.stringify(toSnakeKeys(row));
  const [answer] = await database.query(
    `select public.is_possible_${kind}(jsonb_populate_record(null::public.rate_${kind}s, '${json}')) as is_possible`,
  );
  return answer?.is_possible;
}

for (const [kind, schema, cases] of [
  ['rule', rateRuleSchema, RULES],
  ['season', rateSeasonSchema, SEASONS],
] as const) {
  for (const [name, [least, most], make] of cases) {
    test(`${name} of a ${kind}: the database and the schema have the same limits`, async () => {
      for (const value of [least, most, least - 1, most + 1].filter((each) => each >= 0)) {
        const isWithin = least <= value && value <= most;
        const row = make(value);
        assert.equal(schema.safeParse(row).success, isWithin, `the schema: ${value}`);
        assert.equal(await isPossible(kind, row), isWithin, `the database: ${value}`);
      }
    });
  }
}

test('a season begins between the same days', async () => {
  const [from, to] = [calendarDate(SEASON_DAYS[0]), calendarDate(SEASON_DAYS[1])];
  for (const [day, isWithin] of [
    [from, true],
    [addDays(from, -1), false],
    [to, true],
    [addDays(to, 1), false],
  ] as const) {
    const row = season({ firstDay: day, lastDay: day });
    assert.equal(rateSeasonSchema.safeParse(row).success, isWithin, day);
    assert.equal(await isPossible('season', row), isWithin, day);
  }
});

test('the database takes as many seasons and kept nights as the schema', async (t) => {
  expectErrorOutput(t);
  const changes: [isWithin: boolean, change: object, code: string][] = [
    [true, { seasons: list(MAX_SEASONS, season({})) }, ''],
    [false, { seasons: list(MAX_SEASONS + 1, season({})) }, 'PT422 too_many_seasons'],
    [true, { stop: [], keep: [{ cabinId: ID, days: list(600, FIRST) }] }, ''],
    [false, { stop: [], keep: [{ cabinId: ID, days: list(601, FIRST) }] }, 'PT422 bad_rates'],
  ];
  for (const [isWithin, change, code] of changes) {
    assert.equal(ratesChangeSchema.safeParse(change).success, isWithin);
    const p_rates = toSnakeKeys(change) as object;
    if (isWithin) await call(owner, 'host_preview_rates', { p_rates });
    else assert.equal(await refusal(owner, 'host_preview_rates', { p_rates }), code);
  }
});
