/** @jest-environment jsdom */
import fc from 'fast-check';
import { readInitialStay, readStayWish } from '@/components/stay-picker/stay/initial-stay';
import { idempotencyKeyOf } from '@/components/booking/idempotency-key';
import { EMPTY_DRAFT, readDraft } from '@/components/owners/draft';
import { parseStored } from '@/components/trip/stored-plan';
import { storedUnlock } from '@/lib/browser/deal';
import { readHandOff } from '@/lib/browser/storage/hand-off';
import { listOwnItineraries } from '@/lib/browser/storage/own-itineraries';
import { listSavedCabins } from '@/lib/browser/storage/saved-cabins';
import { appliedPromoCode } from '@/lib/browser/storage/promo-code';
import { readSavedPhone } from '@/lib/browser/storage/saved-phone';
import { analyticsSessionId, sessionId } from '@/lib/browser/storage/session';
import { STORAGE_KEYS } from '@/lib/browser/storage/storage';
import { trafficSource } from '@/lib/browser/analytics/traffic-source';
import { readVoter } from '@/lib/browser/storage/voter-id';
import { TEXT_PAYLOADS } from './script-payloads';

const VALUES = 500;
const SEED = 20261123;

const TOKEN = /^[\w-]{8,64}$/;
const isShort = (text: string) => text.length > 0 && text.length <= 200;

const CABIN = { id: 'a', slug: 'a', maxGuests: 6 };

type Key = keyof typeof STORAGE_KEYS;

/** Reads the key as the site does; whatever stands there, the answer must keep its shape. */
const READERS: Record<Key, (stored: string) => boolean> = {
  searchCriteria: () => {
    const { stay, party } = readStayWish();
    const guests = party.adults;
    return (
      Number.isInteger(guests) &&
      guests >= 1 &&
      guests <= 30 &&
      (stay === null || stay.checkIn < stay.checkOut)
    );
  },
  pickedStay: () => {
    const { stay, party } = readInitialStay(CABIN);
    return (
      (stay === null || stay.checkIn < stay.checkOut) &&
      Object.values(party).every((count) => Number.isInteger(count) && count >= 0 && count < 100)
    );
  },
  promoCode: () => /^[A-Z0-9_-]{1,40}$/.test(appliedPromoCode() ?? 'NONE'),
  // Only whether it is there counts.
  searchResults: () => true,
  bookingHandOff: () => {
    const handOff = readHandOff();
    return handOff === null || typeof handOff === 'object';
  },
  bookingAttempt: () => /^[0-9a-f-]{36}$/.test(idempotencyKeyOf({ a: 1 })),
  trafficSource: () => isShort(trafficSource()),
  analyticsSessionId: () => TOKEN.test(analyticsSessionId()),
  savedCabins: () => listSavedCabins().every(({ slug, cabinId }) => slug !== '' && cabinId !== ''),
  unlockedDeal: () => [null, 'object'].includes(storedUnlock() === null ? null : 'object'),
  unlockedDealDate: () => [null, 'object'].includes(storedUnlock() === null ? null : 'object'),
  newsletterDismissed: () => true,
  savedPhone: () =>
    [null, 'string'].includes(readSavedPhone() === null ? null : typeof readSavedPhone()),
  sessionId: () => TOKEN.test(sessionId()),
  ownerApplication: () => {
    const draft = readDraft();
    return Object.entries(EMPTY_DRAFT).every(
      ([field, empty]) => typeof draft[field as keyof typeof draft] === typeof empty,
    );
  },
  plan: (stored) => {
    const plan = parseStored(stored);
    return plan === null || Array.isArray(plan.cabins);
  },
  ownItineraries: () => Object.values(listOwnItineraries()).every((key) => typeof key === 'string'),
  voter: () => {
    const voter = readVoter();
    return voter === null || (isShort(voter.name) && voter.id.length === 36);
  },
};

const shapes = fc.oneof(
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.json({ maxDepth: 4 }),
  fc.constantFrom(
    '',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '[[[]]]',
    '"',
    '{',
    '-1',
    '1e999',
    'NaN',
    '__proto__',
  ),
  fc.constantFrom(...TEXT_PAYLOADS),
  fc.constant('['.repeat(20_000)),
  fc.constant('x'.repeat(500_000)),
  fc
    .record(
      {
        guests: fc.anything(),
        check_in: fc.anything(),
        check_out: fc.anything(),
        cabins: fc.anything(),
        plan: fc.anything(),
        id: fc.anything(),
        name: fc.anything(),
        slug: fc.anything(),
        cabinId: fc.anything(),
        timestamp: fc.anything(),
        __proto__: fc.anything(),
      },
      { requiredKeys: [] },
    )
    .map((value) => {
      try {
        return JSON.stringify(value) ?? '';
      } catch {
        return '{"__proto__":{"guests":1e9}}';
      }
    }),
);

beforeEach(() => {
  // A broken value is told to the developer and to nobody else.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.cookie = 'session_id=; max-age=0';
});

test.each(Object.keys(READERS) as Key[])(`${VALUES} broken values of %s break nothing`, (key) => {
  const property = fc.property(shapes, (value) => {
    window.localStorage.setItem(STORAGE_KEYS[key], value);
    window.sessionStorage.setItem(STORAGE_KEYS[key], value);
    return READERS[key](value);
  });
  fc.assert(property, { numRuns: VALUES, seed: SEED });
  expect(({} as Record<string, unknown>).guests).toBeUndefined();
});
