import { nightsBetween, calendarDate, type CalendarDate } from '../values/calendar-date.ts';

export type Moon = {
  /** The lit fraction of its face, 0 to 1. */
  lit: number;
  /** From new to full; its right side is then lit, as seen from the northern hemisphere. */
  isWaxing: boolean;
};

const J2000 = calendarDate('2000-01-01');
// Midnight UTC after the day, which is evening everywhere in the United States; J2000 counts from noon.
const EVENING = 0.5;

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

/** The moon on the evening of a day, by the main terms of its motion (Meeus, Astronomical Algorithms, chapter 48). */
export function moonOn(date: CalendarDate): Moon {
  const day = nightsBetween(J2000, date) + EVENING;
  const elongation = 297.8502 + 12.19074912 * day;
  const sun = 357.5291 + 0.98560028 * day;
  const moon = 134.9634 + 13.06499295 * day;
  const ahead =
    elongation +
    6.289 * sin(moon) -
    2.1 * sin(sun) +
    1.274 * sin(2 * elongation - moon) +
    0.658 * sin(2 * elongation) +
    0.214 * sin(2 * moon) +
    0.11 * sin(elongation);
  return { lit: (1 - cos(ahead)) / 2, isWaxing: sin(ahead) > 0 };
}

// By how much of the face is lit, at most.
const NAMES: readonly (readonly [lit: number, name: string])[] = [
  [0.1, 'Dark skies, good for stars'],
  [0.4, 'Crescent moon'],
  [0.6, 'Half moon'],
  [0.85, 'Bright moon'],
  [0.98, 'Nearly full moon'],
];

/** The moon in the words of somebody who looks up: "Nearly full moon". */
export const moonName = ({ lit }: Moon): string =>
  NAMES.find(([most]) => lit <= most)?.[1] ?? 'Full moon';
