import type { StayReason } from '@/lib/domain/stays/availability';
import type { PartyReason } from '@/lib/domain/stays/party';
import type { DisabledClick } from '@/lib/domain/stays/selection';

export type ReasonCopy = { title: string; description: string };
type Reason = DisabledClick['reason'];

// The error catalog of product §8.
const CHECKOUT_ONLY: ReasonCopy = {
  title: 'Check-in not available',
  description: 'This date is for checkout only. Please pick an earlier check-in date.',
};
const NO_CHECK_IN: ReasonCopy = {
  title: 'Check-in not available',
  description: 'This date cannot be used for check-in. Please pick a different date.',
};
const INVALID_CHECKOUT: ReasonCopy = {
  title: 'Not a valid checkout',
  description: 'Choose a later date or adjust your stay to meet the minimum nights.',
};
const TOO_LONG: ReasonCopy = {
  title: 'Not a valid checkout',
  description: 'The longest stay is 30 nights.',
};
const UNAVAILABLE: ReasonCopy = {
  title: 'Date unavailable',
  description: 'This date is not available. Please pick a different date.',
};

const CLICK_TEXTS: Record<Reason, ReasonCopy> = {
  'checkout-only': CHECKOUT_ONLY,
  'past-month': UNAVAILABLE,
  'past-or-today': UNAVAILABLE,
  past: UNAVAILABLE,
  'no-data': UNAVAILABLE,
  unavailable: UNAVAILABLE,
  'closed-to-arrival': NO_CHECK_IN,
  'minimum-stay-blocked': NO_CHECK_IN,
  'no-stay-length': NO_CHECK_IN,
  'no-check-in': NO_CHECK_IN,
  'closed-to-departure': INVALID_CHECKOUT,
  'not-after-check-in': INVALID_CHECKOUT,
  'below-minimum-stay': INVALID_CHECKOUT,
  'night-unavailable': INVALID_CHECKOUT,
  'above-longest-stay': TOO_LONG,
};

export function clickReasonCopy(refused: DisabledClick): ReasonCopy {
  return CLICK_TEXTS[refused.reason];
}

const TAKEN = 'Some of these nights are already taken.';

const STAY_TEXTS: Record<StayReason, string> = {
  'past-month': 'These dates are in the past.',
  'past-or-today': 'The earliest check-in is tomorrow.',
  past: 'These dates are in the past.',
  'no-data': 'These dates aren’t open for booking yet.',
  unavailable: TAKEN,
  'night-unavailable': TAKEN,
  'closed-to-arrival': 'You can’t check in on that day.',
  'closed-to-departure': 'You can’t check out on that day.',
  'minimum-stay-blocked': 'There aren’t enough open nights after that date.',
  'no-stay-length': 'You can’t check in on that day.',
  'no-check-in': 'Pick a check-in date.',
  'not-after-check-in': 'Check-out must come after check-in.',
  'below-minimum-stay': 'That’s shorter than the minimum stay for that check-in.',
  'above-longest-stay': TOO_LONG.description,
};

const PARTY_TEXTS: Record<PartyReason, string> = {
  'too-many-guests': 'You’ve got more people than this cabin sleeps.',
  'no-adults': 'At least one adult has to come along.',
  'pets-not-allowed': 'This cabin’s not set up for pets.',
  'too-many-pets': 'That’s more pets than this cabin takes.',
};

function find<T>(texts: Readonly<Record<string, T>>, reason: string): T | null {
  return Object.hasOwn(texts, reason) ? (texts[reason] ?? null) : null;
}

/** Says why a whole stay can't be booked. Unknown reasons get a general sentence. */
export function stayReasonCopy(reason: string): ReasonCopy {
  const party = find(PARTY_TEXTS, reason);
  if (party) return { title: 'Check your guest count', description: party };
  const isTaken = find(STAY_TEXTS, reason) === TAKEN;
  const { title } = (isTaken ? null : find(CLICK_TEXTS, reason)) ?? UNAVAILABLE;
  const general = 'This stay can’t be booked. Please pick different dates.';
  return { title, description: find(STAY_TEXTS, reason) ?? general };
}
