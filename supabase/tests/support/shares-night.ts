import type { Stay } from '../../../lib/domain/stays/stay.ts';

/** Whether two stays want one night; a turnover on one day does not. What the database's constraint is held to. */
export const sharesNight = (a: Stay, b: Stay): boolean =>
  a.checkIn < b.checkOut && b.checkIn < a.checkOut;
