import { toSeasonFields } from '@/lib/domain/host/rates/rate-fields';
import {
  EMPTY_GRID,
  fillRows,
  gridChange,
  isRowWrong,
  openGrid,
  type Fill,
  type GridDraft,
} from '@/lib/domain/host/rates/rate-grid';
import { defaultRule, type Rule, type Season } from '@/lib/domain/host/rates/rule-nights';
import { followSeasons } from '@/lib/domain/host/rates/season-cells';
import { calendarDate } from '@/lib/domain/values/calendar-date';

const [A, B] = ['a', 'b'];
const summer: Season = {
  name: 'Summer',
  firstDay: calendarDate('2027-06-01'),
  lastDay: calendarDate('2027-08-31'),
  everyYear: true,
  percent: 120,
  minStay: 3,
  cabinIds: [],
};
const onlyB: Season = { ...summer, name: 'Fall', cabinIds: [B] };
const ruleA: Rule = { ...defaultRule(A, 20_000), seasons: [] };
const stored = { rules: [ruleA], seasons: [summer, onlyB], version: 'one' };
const suggestion = {
  rules: [defaultRule(B, 30_000)],
  seasons: [summer, onlyB, { ...summer, name: 'New', cabinIds: [B] }],
  keptNights: 1,
  version: 'one',
};

test('nothing typed is nothing to send', () => {
  expect(gridChange(stored, openGrid(stored, EMPTY_GRID))).toBeNull();
});

test('what is typed becomes the rules of those cabins, and what was there is the way back', () => {
  const draft: GridDraft = {
    ...EMPTY_GRID,
    rows: { [A]: { base: '210.5', cells: { Summer: { percent: '130', minStay: '' } } } },
  };
  expect(gridChange(stored, openGrid(stored, draft))).toEqual({
    change: {
      rules: [
        {
          cabinId: A,
          baseCents: 21_050,
          seasons: [{ name: 'Summer', percent: 130, minStay: null }],
        },
      ],
    },
    cabinIds: [A],
    undoChange: { rules: [{ cabinId: A, baseCents: 20_000, seasons: [] }] },
  });
});

test('a value that is as the season has it is none of its own', () => {
  const own = { ...ruleA, seasons: [{ name: 'Summer', percent: 130, minStay: null }] };
  const owned = { ...stored, rules: [own] };
  const rows = { [A]: { cells: { Summer: { percent: '120', minStay: '3' } } } };
  const made = gridChange(owned, openGrid(owned, { ...EMPTY_GRID, rows }));
  expect(made?.change.rules[0]?.seasons).toEqual([]);
});

test('suggested rules are sent by the cabins they are for, and taken back by stopping them', () => {
  const made = gridChange(stored, openGrid(stored, { rows: { [A]: { base: '300' } }, suggestion }));
  expect(made?.change).toEqual({ rules: [{ cabinId: A, baseCents: 30_000 }], suggest: [B] });
  expect(made?.cabinIds).toEqual([B, A]);
  expect(made?.undoChange).toEqual({
    rules: [{ cabinId: A, baseCents: 20_000 }],
    stop: [B],
    putBack: true,
    seasons: stored.seasons,
  });
});

test('a suggestion made of other seasons, or for a cabin that has rules by now, is gone', () => {
  const draft = { rows: {}, suggestion };
  expect(openGrid(stored, draft).suggestion).toEqual(suggestion);
  expect(openGrid({ ...stored, version: 'two' }, draft).suggestion).toBeNull();
  const both = { ...stored, rules: [ruleA, defaultRule(B, 1_000)] };
  expect(openGrid(both, draft).suggestion).toBeNull();
});

test('many cabins are filled in at once: bases by a percent, seasons only where they are for', () => {
  const grid = openGrid(stored, { rows: { [A]: { base: '210' } }, suggestion });
  const fill = (what: Fill) => fillRows(grid, [A, B, 'unknown'], what);
  expect(fill({ kind: 'base', percent: '10' })).toEqual({
    [A]: { base: '231' },
    [B]: { base: '330' },
  });
  expect(fill({ kind: 'season', name: 'Summer', percent: '', minStay: '5' })).toEqual({
    [A]: { base: '210', cells: { Summer: { percent: '120', minStay: '5' } } },
    [B]: { cells: { Summer: { percent: '120', minStay: '5' } } },
  });
  expect(fill({ kind: 'season', name: 'Fall', percent: '90', minStay: '' })).toEqual({
    [A]: { base: '210' },
    [B]: { cells: { Fall: { percent: '90', minStay: '3' } } },
  });
});

test.each([
  [{}, false],
  [{ base: '200' }, false],
  [{ base: '' }, true],
  [{ cells: { Summer: { percent: '401', minStay: '' } } }, true],
  [{ cells: { Summer: { percent: '100', minStay: '0' } } }, true],
])('a row of %j is wrong: %j', (row, isWrong) => {
  expect(isRowWrong(row)).toBe(isWrong);
});

test('own values follow a season to its new name, and go with one that is removed', () => {
  const own = { name: 'Summer', percent: 130, minStay: null };
  const rules = [ruleA, { ...ruleA, cabinId: B, seasons: [own, { ...own, name: 'Gone' }] }];
  const seasons = [{ ...toSeasonFields(summer), name: 'High summer' }];
  expect(followSeasons(rules, seasons)).toEqual([
    { cabinId: B, seasons: [{ ...own, name: 'High summer' }] },
  ]);
  expect(followSeasons([ruleA], [])).toEqual([]);
});
