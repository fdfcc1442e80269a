import type { Stay } from '../../../lib/domain/stays/stay.ts';

/** Whether two stays share a night; a turnover on one day doesn't. The oracle of the database's constraint. */
export const sharesNight = (a: Stay, b: Stay): boolean =>
  a.checkIn < b.checkOut && b.checkIn < a.checkOut;
