import { addDays } from '../values/calendar-date.ts';
import { instantInZone } from '../values/zoned-date.ts';
import { canSeeLocation, type Booking } from './booking.ts';

/**
 * When the guest's device erases its copy of the stay page (public/stay-worker.js): a day after check-out, by the
 * cabin's clock. Null when the device may keep none, or none any longer.
 */
export function copyErasedAt(
  { status, checkOut, cabin }: Pick<Booking, 'status' | 'checkOut' | 'cabin'>,
  now: Date,
): Date | null {
  const erasedAt = instantInZone(addDays(checkOut, 1), cabin.checkOutTime, cabin.timezone);
  return canSeeLocation(status) && now < erasedAt ? erasedAt : null;
}
