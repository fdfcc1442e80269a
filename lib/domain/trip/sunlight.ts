import type { Location } from '../values/public-location.ts';
import { calendarDate, nightsBetween, type CalendarDate } from '../values/calendar-date.ts';
import { clockAtUtcMinute, timeOfDay } from '../values/zoned-date.ts';

type Sunlight = {
  /** HH:mm in the place's time zone, over a level horizon. */
  sunset: string;
  /** From sunrise to sunset, in whole minutes. */
  daylightMinutes: number;
};

const J2000 = calendarDate('2000-01-01');
const MINUTES_A_DAY = 1440;
const TILT = 23.4397;
/** The altitude of the sun's center when its upper edge is on the horizon: refraction plus its radius. */
const HORIZON = -0.833;

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
const toDegrees = (radians: number) => (radians * 180) / Math.PI;

/** The days from noon UTC to solar noon, and from there to sunset; null where the sun doesn't rise or set. */
function sunArc(date: CalendarDate, { latitude, longitude }: Location) {
  const day = nightsBetween(J2000, date) - longitude / 360;
  const anomaly = 357.5291 + 0.98560028 * day;
  const center = 1.9148 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 0.0003 * sin(3 * anomaly);
  const ecliptic = anomaly + center + 180 + 102.9372;
  const noon = -longitude / 360 + 0.0053 * sin(anomaly) - 0.0069 * sin(2 * ecliptic);
  const sinOfHeight = sin(ecliptic) * sin(TILT);
  const cosOfHeight = Math.sqrt(1 - sinOfHeight ** 2);
  const cosOfHalf = (sin(HORIZON) - sin(latitude) * sinOfHeight) / (cos(latitude) * cosOfHeight);
  if (Math.abs(cosOfHalf) > 1) return null;
  return { noon, half: toDegrees(Math.acos(cosOfHalf)) / 360 };
}

/**
 * Sunset and day length by the sunrise equation, within two minutes of published tables between the polar circles; a
 * ridge hides the sun sooner. Null on a day without sunrise or sunset.
 */
export function sunlightOn(date: CalendarDate, place: Location, timezone: string): Sunlight | null {
  const arc = sunArc(date, place);
  if (arc === null) return null;
  const sunset = Math.round((0.5 + arc.noon + arc.half) * MINUTES_A_DAY);
  return {
    sunset: timeOfDay(clockAtUtcMinute(date, sunset, timezone).minute),
    daylightMinutes: Math.round(2 * arc.half * MINUTES_A_DAY),
  };
}
