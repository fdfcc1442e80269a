import { dayOfWeek, eachDay, nightsBetween } from '../values/calendar-date.ts';
import type { Stay } from './stay.ts';

const SATURDAY = 6;
const LONGEST_WEEKEND = 3;
const WEEK = 7;

/** Two or three nights, Saturday among them. */
function isWeekend({ checkIn, checkOut }: Stay, nights: number): boolean {
  if (nights < 2 || nights > LONGEST_WEEKEND) return false;
  return eachDay(checkIn, checkOut).some((day) => dayOfWeek(day) === SATURDAY);
}

function lengthName(stay: Stay): string {
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  if (isWeekend(stay, nights)) return 'weekend';
  if (nights === 1) return 'night';
  if (nights === WEEK) return 'week';
  return nights % WEEK === 0 ? `${nights / WEEK} weeks` : `${nights} nights`;
}

/** "Your weekend at Papaw's Porch" */
export const stayName = (stay: Stay, title: string): string =>
  `Your ${lengthName(stay)} at ${title}`;
