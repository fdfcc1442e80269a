import type { AmenityKey, SeedCabin } from './seed-cabin.ts';

const LARGE_GROUP = 12;
const MAX_RULES = 8;

function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  return `${shown} ${hour < 12 ? 'AM' : 'PM'}`;
}

function petRule(cabin: SeedCabin): string {
  if (cabin.cents.pet === null) return 'No pets. Service animals welcome.';
  const most = cabin.maxPets ?? 2;
  return `Up to ${most} ${most === 1 ? 'dog' : 'dogs'}; add them when you book. A surprise pet costs $250.`;
}

/** The rules every cabin shares, in its own numbers, then its own, then the usual ones that still fit. */
export function houseRules(cabin: SeedCabin): string[] {
  const age = cabin.maxGuests >= LARGE_GROUP ? 25 : 21;
  const shared = [
    `Check-in after ${clock(cabin.checkInTime ?? '16:00')}, check-out by ${clock(cabin.checkOutTime ?? '10:00')} Eastern time.`,
    `The person who books must be ${age}+ with a photo ID, and stay the whole time.`,
    `${cabin.maxGuests} guests max, counting babies. No parties.`,
    petRule(cabin),
    'No smoking or vaping indoors.',
    // The terms promise that the rules name every camera, so no other rule pushes it out.
    'One doorbell camera, none indoors.',
  ];
  const has = (...keys: readonly AmenityKey[]) => cabin.amenities.some((key) => keys.includes(key));
  const usual = [
    ...(has('hot_tub') ? ['Hot tub: shower first, no glass.'] : []),
    'Trash goes in the bear bin, latched every time.',
    ...(has('fire_pit', 'firepit') ? ['Fires in the ring only, out before bed.'] : []),
    'Quiet outside, 10 PM to 8 AM.',
  ];
  return [...shared, ...cabin.ownRules, ...usual].slice(0, MAX_RULES);
}
