import { refusalText } from '@/components/host/copy/refusal-copy';
import { freeStays, hourText } from '@/components/host/copy/unavailable-copy';

const taken = (rest: object, checkIn = '2026-12-03', checkOut = '2026-12-05') => ({
  kind: 'booking',
  label: null,
  checkIn,
  checkOut,
  ...rest,
});
const free = [
  { checkIn: '2026-11-30', checkOut: '2026-12-03' },
  { checkIn: '2026-12-08', checkOut: '2026-12-11' },
];

test.each([
  [
    { taken: [taken({ label: 'June Carter' })], free },
    'Some of these nights are taken. Dec 3–5: June Carter. Open for as long: Nov 30 – Dec 3 or Dec 8–11.',
  ],
  [
    {
      taken: [taken({ kind: 'owner' }), taken({ kind: 'closed' }, '2026-12-06', '2026-12-07')],
      free: [],
    },
    'Some of these nights are taken. Dec 3–5: Owner stay; Dec 6–7: Closed for sale. Nothing this long is open nearby.',
  ],
  [{}, 'Somebody else has some of these nights. Choose other nights or another cabin.'],
  [
    { checkIn: '2026-12-03', checkOut: '2026-12-05', kind: 'hold' },
    'Somebody else has some of these nights. Choose other nights or another cabin.',
  ],
])('nights that are taken: %j', (detail, text) => {
  expect(refusalText({ code: 'nights_taken', detail })).toBe(text);
});

test('open stays can be chosen; an unknown detail offers none', () => {
  expect(freeStays({ taken: [taken({})], free })).toEqual(free);
  expect(freeStays({ until: 18 })).toEqual([]);
  expect(freeStays(undefined)).toEqual([]);
});

test.each([
  [18, /until 6 PM, by the clock at the cabin/],
  [12, /until 12 PM/],
  [24, /until midnight/],
  [0, /don’t allow booking tonight by phone/],
])('tonight until %i', (until, text) => {
  expect(refusalText({ code: 'tonight_over', detail: { until } })).toMatch(text);
});

test('hours are written as on a clock', () => {
  expect([0, 1, 11, 12, 13, 23, 24].map(hourText)).toEqual([
    'midnight',
    '1 AM',
    '11 AM',
    '12 PM',
    '1 PM',
    '11 PM',
    'midnight',
  ]);
});
