import type { AmenityKey, SeedCabin } from './seed-cabin.ts';

const LARGE_GROUP = 12;
const MAX_RULES = 8;

function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  return `${shown} ${hour < 12 ? 'AM' : 'PM'}`;
}

function petRule(cabin: SeedCabin): string {
  if (cabin.cents.pet === null) return 'No pets, please. Service animals are always welcome.';
  const most = cabin.maxPets ?? 2;
  return `Up to ${most} dogs, added when you book. Pets you didn’t add cost $250.`;
}

/** The rules every cabin shares, in its own numbers, then its own, then the usual ones that still fit. */
export function houseRules(cabin: SeedCabin): string[] {
  const age = cabin.maxGuests >= LARGE_GROUP ? 25 : 21;
  const shared = [
    `Check-in after ${clock(cabin.checkInTime ?? '16:00')}, check-out by ${clock(cabin.checkOutTime ?? '10:00')} Eastern time.`,
    `The guest who books is at least ${age}, shows photo ID and stays the whole time.`,
    `No more than ${cabin.maxGuests} people at any time, infants included. No parties or events.`,
    petRule(cabin),
    'No smoking or vaping indoors.',
  ];
  const has = (...keys: readonly AmenityKey[]) => cabin.amenities.some((key) => keys.includes(key));
  const usual = [
    ...(has('hot_tub') ? ['Hot tub: shower first, no glass, cover back on.'] : []),
    'All trash goes in the bear-proof bin, latched every time.',
    ...(has('fire_pit', 'firepit') ? ['Fires in the ring only, doused before you go to bed.'] : []),
    'Quiet outside from 10 PM to 8 AM.',
    'One doorbell camera faces the drive. There are none indoors.',
  ];
  return [...shared, ...cabin.ownRules, ...usual].slice(0, MAX_RULES);
}
