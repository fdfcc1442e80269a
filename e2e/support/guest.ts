import { randomInt, randomUUID } from 'node:crypto';

/** Somebody who has not booked before: what one guest may hold in an hour is limited. */
export const newGuest = () => ({
  name: 'Ada Guest',
  email: `ada.${randomUUID()}@example.com`,
  phone: `(865) 556-${String(randomInt(10_000)).padStart(4, '0')}`,
});
