import {
  addDays,
  calendarDate,
  comingFriday,
  nightsBetween,
  type CalendarDate,
} from '../values/calendar-date.ts';
import type { Stay } from '../stays/stay.ts';

export type FallBand = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
export type FallStage = 'green' | 'starting' | 'near' | 'peak' | 'past';

export const STAGE_LABELS: Readonly<Record<FallStage, string>> = {
  green: 'Still green',
  starting: 'Starting',
  near: 'Near peak',
  peak: 'Peak',
  past: 'Past peak',
};

/** A day of any year, `MM-dd`. */
type MonthDay = string;

type Band = {
  band: FallBand;
  lowestFt: number;
  /** Both days included. */
  peak: readonly [from: MonthDay, to: MonthDay];
  species: readonly string[];
};

const row = (
  band: FallBand,
  lowestFt: number,
  peak: Band['peak'],
  species: Band['species'],
): Band => ({ band, lowestFt, peak, species });

/** From the highest down. These are usual windows; a year may be early or late by 7 to 10 days. */
export const FALL_BANDS: readonly Band[] = [
  row('A', 6000, ['09-28', '10-08'], ['mountain ash', 'pin cherry', 'birch among spruce and fir']),
  row('B', 5000, ['10-02', '10-12'], ['yellow birch', 'American beech', 'hobblebush']),
  row('C', 4000, ['10-07', '10-18'], ['mountain maple', 'sugar maple', 'birch']),
  row('D', 3000, ['10-14', '10-25'], ['sugar maple', 'tulip tree', 'hickories']),
  row('E', 2000, ['10-20', '11-01'], ['red maple', 'scarlet oak', 'sourwood']),
  row('F', 0, ['10-26', '11-08'], ['sweetgum', 'dogwood', 'hickory', 'oaks']),
];

/** The first day of each week of the season, `MM-dd`, from mid-September to mid-November. */
export const FALL_WEEKS: readonly MonthDay[] = [
  '09-14',
  '09-21',
  '09-28',
  '10-05',
  '10-12',
  '10-19',
  '10-26',
  '11-02',
  '11-09',
];
const PEAK_WEEK = '10-19';

const MIDWEEK = 3;
const STARTING_DAYS = 21;
const NEAR_DAYS = 10;
const WEEKEND_NIGHTS = 3;

// The season contains no leap day, so any year works for counting.
const inYear = (day: MonthDay, year = '2001') => calendarDate(`${year}-${day}`);

export const isFallWeek = (text: unknown): text is string =>
  typeof text === 'string' && FALL_WEEKS.includes(text);

export function fallBand(name: FallBand): Band {
  const found = FALL_BANDS.find(({ band }) => band === name);
  if (!found) throw new RangeError(`Not a band: ${name}`);
  return found;
}

export const bandAt = (elevationFt: number): FallBand =>
  FALL_BANDS.find(({ lowestFt }) => elevationFt >= lowestFt)?.band ?? 'F';

/** The week of a day in the season; outside it, the week of the next peak. */
export function fallWeekOf(today: CalendarDate): MonthDay {
  const day = today.slice('yyyy-'.length);
  const week = FALL_WEEKS.findLast((start) => start <= day);
  const isOver = day > addDays(inYear(FALL_WEEKS.at(-1) ?? PEAK_WEEK), 6).slice('yyyy-'.length);
  return week === undefined || isOver ? PEAK_WEEK : week;
}

/** The usual color of a band's trees in the middle of a week. */
export function fallStage(band: FallBand, week: MonthDay): FallStage {
  const [from, to] = fallBand(band).peak;
  const day = addDays(inYear(week), MIDWEEK);
  if (day > inYear(to)) return 'past';
  const ahead = nightsBetween(day, inYear(from));
  if (ahead <= 0) return 'peak';
  if (ahead <= NEAR_DAYS) return 'near';
  return ahead <= STARTING_DAYS ? 'starting' : 'green';
}

/** The usual color at an elevation on a day of the season, and the elevation from which trees are at their peak. */
export function fallColorAt(
  date: CalendarDate,
  elevationFt: number,
): { stage: FallStage; peakFromFt: number | null } {
  const week = fallWeekOf(date);
  const atPeak = FALL_BANDS.findLast(({ band }) => fallStage(band, week) === 'peak');
  return {
    stage: fallStage(bandAt(elevationFt), week),
    peakFromFt: atPeak?.lowestFt ?? null,
  };
}

/** Friday to Monday of that week in the coming season: the first one that hasn't started. */
export function fallWeekend(week: MonthDay, today: CalendarDate): Stay {
  const year = Number(today.slice(0, 4));
  const first = weekendOf(inYear(week, String(year)));
  return first.checkIn > today ? first : weekendOf(inYear(week, String(year + 1)));
}

function weekendOf(start: CalendarDate): Stay {
  const checkIn = comingFriday(start);
  return { checkIn, checkOut: addDays(checkIn, WEEKEND_NIGHTS) };
}
