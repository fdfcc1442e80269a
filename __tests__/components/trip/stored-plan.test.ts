import { parseStored } from '@/components/trip/stored-plan';
import { checkWishes, type WishesDraft } from '@/components/trip/check-wishes';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { draftPlan } from '@/lib/domain/trip/planner/draft-plan';
import { shop } from '@/lib/shop/shop';

const WISHES = { base: 'gatlinburg', adults: 2, children: 0, dog: false, interests: [] } as const;
const plan = draftPlan(
  WISHES,
  {
    checkIn: calendarDate('2027-05-07'),
    checkOut: calendarDate('2027-05-10'),
  },
  shop().areas,
);
const CABIN = 'fabbdb0a-51b5-8cb8-8791-97a490be39fd';

test('a plan comes back as it was kept', () => {
  expect(parseStored(JSON.stringify({ plan, cabins: [CABIN] }))).toEqual({ plan, cabins: [CABIN] });
  expect(parseStored(null)).toBeNull();
});

test.each([
  ['half a JSON', '{"plan":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['another plan', '{"plan":{"days":[]}}'],
])('%s is ignored and noted', (_name, json) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(parseStored(json)).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('of the cabins only ids are kept, each once', () => {
  const cabins = [CABIN, CABIN, 7, null, '<script>', `${CABIN}'`];
  expect(parseStored(JSON.stringify({ plan, cabins }))?.cabins).toEqual([CABIN]);
  expect(parseStored(JSON.stringify({ plan, cabins: 'all' }))?.cabins).toEqual([]);
});

const TODAY = calendarDate('2027-01-10');
const draft = (changes: Partial<WishesDraft>): WishesDraft => ({
  ...WISHES,
  checkIn: '2027-01-15',
  checkOut: '2027-01-18',
  ...changes,
});

test.each([
  ['no dates', { checkIn: '', checkOut: '' }, ['checkIn', 'checkOut']],
  ['a day that has passed', { checkIn: '2027-01-09' }, ['checkIn']],
  ['no night', { checkOut: '2027-01-15' }, ['checkOut']],
  ['31 nights', { checkOut: '2027-02-15' }, ['checkOut']],
  ['21 people', { adults: 20, children: 1 }, ['party']],
])('%s is said at its field', (_name, changes, fields) => {
  const checked = checkWishes(draft(changes), TODAY);
  expect(Object.keys('errors' in checked ? checked.errors : {})).toEqual(fields);
});

test('a stay that begins today can be planned', () => {
  expect(checkWishes(draft({ checkIn: '2027-01-10' }), TODAY)).toEqual({
    stay: { checkIn: '2027-01-10', checkOut: '2027-01-18' },
  });
});
