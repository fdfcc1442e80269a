type SkyTime = 'night' | 'dawn' | 'day' | 'dusk';
type SkySeason = 'winter' | 'green' | 'fall';

// Sunrise and sunset in the middle of each month at Gatlinburg, in hours of standard time, without daylight saving.
const SUN: readonly (readonly [rise: number, set: number])[] = [
  [7.75, 17.65],
  [7.4, 18.2],
  [6.75, 18.65],
  [6.05, 19.05],
  [5.45, 19.5],
  [5.25, 19.8],
  [5.45, 19.8],
  [5.8, 19.4],
  [6.2, 18.7],
  [6.65, 18],
  [7.15, 17.4],
  [7.6, 17.3],
];

const FIRST_LIGHT = 0.75;
const MORNING_ENDS = 1.25;
const EVENING_BEGINS = 1.5;
const LAST_LIGHT = 0.75;

/** `month` from 1; `hour` from 0 to 24 with fractions; both in standard time. */
export function skyTime(month: number, hour: number): SkyTime {
  const [rise, set] = SUN[month - 1] ?? [6.5, 18.5];
  if (hour < rise - FIRST_LIGHT || hour >= set + LAST_LIGHT) return 'night';
  if (hour < rise + MORNING_ENDS) return 'dawn';
  return hour < set - EVENING_BEGINS ? 'day' : 'dusk';
}

/** Frost from December to February, colored leaves from September to November. */
export function skySeason(month: number): SkySeason {
  if (month === 12 || month <= 2) return 'winter';
  return month >= 9 ? 'fall' : 'green';
}
