/** Percent of the cabin's nightly rate, by the month and day of the night. Ranges are inclusive and leave no gap. */
export const seasons = [
  { from: '01-01', to: '01-03', percent: 116 },
  { from: '01-04', to: '03-06', percent: 78 },
  { from: '03-07', to: '04-18', percent: 102 },
  { from: '04-19', to: '05-20', percent: 94 },
  { from: '05-21', to: '08-15', percent: 118 },
  { from: '08-16', to: '09-20', percent: 92 },
  { from: '09-21', to: '09-30', percent: 110 },
  { from: '10-01', to: '11-05', percent: 138 },
  { from: '11-06', to: '11-20', percent: 98 },
  { from: '11-21', to: '12-31', percent: 116 },
] as const;

/** Saturday-to-Saturday weeks of the cabins that ask for them. */
export const SUMMER_WEEKS = { from: '06-14', to: '08-16' } as const;

/** A share of the nights, in percent, is taken for so many days from the day of seeding. */
type Demand = { percent: number; days: number };

type CalendarPolicy = {
  weekendPercent: number;
  demand: Demand;
  saturdayWeeks: boolean;
  singleNights: boolean;
  christmasMinStay: number;
  departsOnHolidaySundays: boolean;
  closure: { afterDays: number; nights: number } | null;
};

const usual: CalendarPolicy = {
  weekendPercent: 122,
  demand: { percent: 50, days: 60 },
  saturdayWeeks: false,
  singleNights: false,
  christmasMinStay: 4,
  departsOnHolidaySundays: true,
  closure: null,
};

const near = (percent: number): Demand => ({ percent, days: 60 });
const NO_STAYS: Demand = { percent: 0, days: 0 };

const own: Record<string, Partial<CalendarPolicy>> = {
  'laurel-lantern': { demand: near(56) },
  'woolly-bear-lodge': {
    weekendPercent: 128,
    demand: near(48),
    christmasMinStay: 5,
    departsOnHolidaySundays: false,
  },
  'sourwood-and-honey': { weekendPercent: 126, demand: { percent: 97.6, days: 98 } },
  'three-ravens-overlook': { demand: near(46), departsOnHolidaySundays: false },
  'trout-lily-cottage': { weekendPercent: 118, demand: near(54), singleNights: true },
  'the-moonshiners-ledger': { demand: near(47), closure: { afterDays: 34, nights: 4 } },
  'the-painters-loft': { weekendPercent: 115, demand: near(42), singleNights: true },
  'splash-and-cedar': {
    weekendPercent: 126,
    demand: near(57),
    departsOnHolidaySundays: false,
    closure: { afterDays: 52, nights: 5 },
  },
  'fiddle-and-firefly': { demand: near(52), singleNights: true },
  'the-millers-daughter': { demand: near(46) },
  'bluff-mountain-barn-hall': {
    weekendPercent: 130,
    demand: near(45),
    saturdayWeeks: true,
    christmasMinStay: 5,
    departsOnHolidaySundays: false,
  },
  'buttermilk-sky': { demand: NO_STAYS },
  'carousel-hill': {
    weekendPercent: 128,
    demand: near(55),
    saturdayWeeks: true,
    christmasMinStay: 5,
    departsOnHolidaySundays: false,
  },
  'dumplin-creek-farmhouse': { demand: near(48), departsOnHolidaySundays: false },
  'heron-house-on-the-french-broad': { demand: near(46), closure: { afterDays: 19, nights: 3 } },
  'papaws-porch': { weekendPercent: 115, demand: near(53), singleNights: true },
  'starling-rise': { weekendPercent: 126, demand: near(51), departsOnHolidaySundays: false },
  'tin-roof-duet': { weekendPercent: 124, demand: near(58), singleNights: true },
  pebble: { weekendPercent: 112, demand: near(43), singleNights: true },
  'hickory-switch': { demand: NO_STAYS },
  'hayloft-in-the-cove': { demand: near(50), closure: { afterDays: 96, nights: 6 } },
  'roundtop-assembly': {
    weekendPercent: 130,
    demand: near(45),
    saturdayWeeks: true,
    christmasMinStay: 5,
    departsOnHolidaySundays: false,
  },
  'quiet-hour': { demand: near(56) },
  'two-dogs-ridge': { demand: near(54) },
  'sycamore-stilts': { demand: near(43), singleNights: true },
  'long-meadow-lights': { demand: near(47), departsOnHolidaySundays: false },
};

export const calendarPolicy = (slug: string): CalendarPolicy => ({ ...usual, ...own[slug] });

export const promotion = {
  code: 'MAMAFREE4',
  label: 'Book 3 nights, get the 4th free',
  everyNthNightFree: 4,
  seasonStart: '09-01',
  seasonEnd: '02-29',
} as const;
