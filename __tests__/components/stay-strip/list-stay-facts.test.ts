import { EVENTS, findEvent } from '@/__tests__/support/seeded-posts';
import { listStayFacts } from '@/components/stay-strip/list-stay-facts';
import { listClosedRoads } from '@/lib/domain/trip/closed-roads';
import { fallColorAt } from '@/lib/domain/trip/fall-color';
import { usualSnow } from '@/lib/domain/trip/snow';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { changeShop, SHOP_DEFAULTS } from '@/lib/shop/shop';

const CABIN = {
  latitude: 35.7143,
  longitude: -83.5102,
  elevationFt: 1980,
  timezone: 'America/New_York',
};

const stayOf = (checkIn: string, checkOut: string) => ({
  checkIn: calendarDate(checkIn),
  checkOut: calendarDate(checkOut),
});
const own = (from: string, to: string) => ({
  slug: 'porch-concert',
  title: 'Porch Concert',
  event: { from: calendarDate(from), to: calendarDate(to), place: 'The porch', url: null },
});
const textsOf = (...args: Parameters<typeof listStayFacts>) =>
  listStayFacts(...args).map(({ label, text }) => `${label}: ${text}`);

afterEach(() => changeShop(SHOP_DEFAULTS));

test('in winter: light, sunset, snow, drive, lights, and the roads that are closed', () => {
  expect(textsOf(CABIN, stayOf('2026-12-12', '2026-12-15'), EVENTS)).toEqual([
    'Daylight: 10 hours, sunset at 5:21 PM',
    'Typical snow: 1–5 days a winter',
    'Drive: 10 min to Sugarlands',
    'Usually on: Smoky Mountain Winter Lights',
    'Usually closed: Kuwohi Road, Roaring Fork',
  ]);
});

test('in fall: color in place of snow, with where it peaks', () => {
  const facts = listStayFacts(CABIN, stayOf('2026-10-08', '2026-10-11'), []);
  expect(facts).toContainEqual({
    label: 'Typical color',
    text: 'Starting, peak at 4,000 ft',
    href: '/fall',
  });
});

test('in June there is neither, and every road is open at the weekend', () => {
  const texts = textsOf(CABIN, stayOf('2027-06-18', '2027-06-20'), EVENTS);
  expect(texts).toEqual(['Daylight: 15 hours, sunset at 8:52 PM', 'Drive: 10 min to Sugarlands']);
});

test('an event of every year is told by its announced dates, and outside them not at all', () => {
  const lights = findEvent('winter-lights');
  if (!lights) throw new Error('No event');
  const { event } = own('2026-12-14', '2027-02-14');
  const of = (checkIn: string, checkOut: string) =>
    listStayFacts(CABIN, stayOf(checkIn, checkOut), [{ ...lights, event }]);
  expect(of('2026-12-12', '2026-12-14')).toContainEqual({
    label: 'Happening',
    text: 'Smoky Mountain Winter Lights',
    href: '/events/winter-lights',
  });
  expect(JSON.stringify(of('2026-12-10', '2026-12-12'))).not.toContain('Lights');
});

test('the host’s own event comes first, with how many others are on', () => {
  const facts = listStayFacts(CABIN, stayOf('2026-12-12', '2026-12-15'), [
    own('2026-12-15', '2026-12-20'),
    { ...own('2026-12-16', '2026-12-20'), title: 'Too late' },
    ...EVENTS,
  ]);
  expect(facts).toContainEqual({
    label: 'Happening',
    text: 'Porch Concert +1',
    href: '/events/porch-concert',
  });
});

test('a shop elsewhere has the light of its own place and its own events alone', () => {
  changeShop({ showsSmokies: false });
  const texts = textsOf(
    { ...CABIN, timezone: 'America/Chicago' },
    stayOf('2026-12-12', '2026-12-15'),
    [own('2026-12-14', '2026-12-14')],
  );
  expect(texts).toEqual(['Daylight: 10 hours, sunset at 4:21 PM', 'Happening: Porch Concert']);
});

test.each([
  ['2026-10-30', 980, null],
  ['2026-11-20', 980, 'Dustings high up'],
  ['2026-12-20', 980, '1–5 days a winter'],
  ['2027-02-20', 2499, '1–5 days a winter'],
  ['2027-02-20', 2500, 'Often on the trees'],
  ['2028-02-29', 5000, 'About 69 inches a winter'],
  ['2027-03-20', 3050, 'Possible any day'],
  ['2027-04-01', 6000, null],
])('on %s at %i ft the usual snow is %s', (day, elevationFt, text) => {
  expect(usualSnow(calendarDate(day), elevationFt)).toBe(text);
});

test.each([
  ['2026-09-14', 980, 'green', null],
  ['2026-10-01', 980, 'green', 6000],
  ['2026-10-08', 3050, 'near', 4000],
  ['2026-10-22', 3050, 'peak', 2000],
  ['2026-10-30', 980, 'peak', 0],
  ['2026-11-15', 980, 'past', null],
])(
  'on %s at %i ft the color is %s, at its peak from %s ft',
  (day, elevationFt, stage, peakFromFt) => {
    expect(fallColorAt(calendarDate(day), elevationFt)).toEqual({ stage, peakFromFt });
  },
);

test.each([
  ['2027-06-18', '2027-06-20', []],
  ['2027-06-15', '2027-06-18', ['Cades Cove (Wed)']],
  ['2027-06-16', '2027-06-17', ['Cades Cove (Wed)']],
  ['2027-04-03', '2027-04-06', ['Roaring Fork']],
  ['2026-11-27', '2026-11-30', ['Kuwohi Road', 'Roaring Fork']],
])('from %s to %s are usually closed: %j', (checkIn, checkOut, roads) => {
  expect(listClosedRoads(stayOf(checkIn, checkOut))).toEqual(roads);
});
