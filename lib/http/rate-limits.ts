const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** At most `most` requests per window of `seconds`, counted from the epoch; take_allowances in SQL reads it. */
export type Limit = { key: string; most: number; seconds: number };

/** `by` names what is counted; its id (hashed, for people) ends the key. `all` is one count without an id. */
const per = <By extends string>(by: By, key: string, most: number, seconds: number) => {
  return { by, key, most, seconds };
};
const perNetwork = (key: string, most: number, seconds: number) =>
  per('network', key, most, seconds);
const rule = <By extends string>(message: string, ...limits: ReturnType<typeof per<By>>[]) => {
  return { message, limits };
};

const WAIT_A_MINUTE = 'Whoa! Give it a minute and try again.';
const WAIT_MINUTES = 'Whoa! Give it a few minutes and try again.';
const TOO_MANY_CODES = 'Too many tries. Wait a few minutes, or use the link in our email.';
const TOO_MANY_PROMO_CODES =
  'That’s a lot of promo codes. Try again in ten minutes, or book without one.';
const TOO_MANY_BOOKINGS = 'That’s a lot of bookings at once. Please try again later.';
const TOO_MANY_SIGNUPS = 'Too many sign-ups right now. Please try again later.';
const TOO_MANY_QUESTIONS = 'That’s a lot of questions at once. Please try again later, or text us.';
const TOO_MANY_WATCHES = 'Whoa! Give it a while and try again, or text us your dates.';
const TOO_MANY_TEXTS =
  'Too many texts requested from here. Please try again later, or copy the link.';

/**
 * Every rate limit counted in the database. `message` is shown when it is exceeded; empty where nothing is shown.
 * Windows that start at the same instant need distinct keys.
 */
export const RATE_LIMITS = {
  api: rule('Too many requests. Please try again in a minute.', perNetwork('api:60', 60, MINUTE)),
  // One network must not hold every cabin. A hotel, or a provider with many households behind one IP address, stays far
  // below these limits.
  'booking-attempt': rule(
    TOO_MANY_BOOKINGS,
    per('own', 'booking:attempt', 60, MINUTE),
    per('wide', 'booking:attempt-wide', 240, MINUTE),
  ),
  'booking-hold': rule(
    TOO_MANY_BOOKINGS,
    per('own', 'booking:own', 12, HOUR),
    per('own', 'booking:own-day', 40, DAY),
    per('site', 'booking:site', 16, HOUR),
    per('site', 'booking:site-day', 50, DAY),
    per('wide', 'booking:wide', 24, HOUR),
    per('wide', 'booking:wide-day', 80, DAY),
    per('mailbox', 'booking:mailbox', 6, HOUR),
    per('phone', 'booking:phone', 6, HOUR),
  ),
  'booking-release': rule(WAIT_A_MINUTE, perNetwork('booking-release:60', 30, MINUTE)),
  // A platform reads all cabins of a host from a few machines.
  calendar: rule(
    'Too many requests. Please try again later.',
    perNetwork('calendar:60', 120, MINUTE),
    perNetwork('calendar:3600', 2000, HOUR),
  ),
  // Enough for a family behind one router; unlocks beyond it aren't counted.
  'deal-unlock': rule('', perNetwork('deal-unlock', 60, HOUR)),
  // The same for mailboxes with and without a booking.
  'find-booking': rule(
    'That’s a lot of requests. Check your inbox, or try again in an hour.',
    perNetwork('find-booking:network', 10, 10 * MINUTE),
    perNetwork('find-booking:network-day', 60, DAY),
    per('mailbox', 'find-booking:mailbox', 3, HOUR),
    per('mailbox', 'find-booking:mailbox-day', 8, DAY),
  ),
  // A change may hold nights until it is paid.
  'guest-change': rule(
    WAIT_MINUTES,
    per('booking', 'guest-change:600', 8, 10 * MINUTE),
    per('booking', 'guest-change:86400', 24, DAY),
  ),
  'guest-message': rule(
    WAIT_MINUTES,
    per('booking', 'guest-message:600', 6, 10 * MINUTE),
    per('booking', 'guest-message:86400', 20, DAY),
  ),
  // Holds are free, so without a limit anybody's mailbox could be flooded with messages about them.
  'hold-email': rule('', per('mailbox', 'hold-email', 2, DAY)),
  // Limits of the console's sign-in. A stranger who knows an email address must not lock its owner out, so attempts are
  // counted by `pair`, network and mailbox together. Past the limits by mailbox alone, a slower way in remains.
  'host-code': rule(
    WAIT_MINUTES,
    perNetwork('host-code:network', 20, 10 * MINUTE),
    per('pair', 'host-code:pair', 4, 10 * MINUTE),
    per('pair', 'host-code:pair-day', 12, DAY),
  ),
  // Past this, emails have only a link. With five attempts per code, this bounds the guesses in a day.
  'host-code-email': rule(
    '',
    per('mailbox', 'host-code-email:hour', 5, HOUR),
    per('mailbox', 'host-code-email:day', 8, DAY),
  ),
  // Past the first limit the mailbox has a link that is still valid; the second limit reserves quota for guest emails.
  'host-link-email': rule(
    '',
    per('mailbox', 'host-link-email:mailbox', 1, 10 * MINUTE),
    per('all', 'host-link-email:all', 400, DAY),
  ),
  'host-code-try': rule(
    TOO_MANY_CODES,
    perNetwork('host-code-try:network', 20, 10 * MINUTE),
    per('pair', 'host-code-try:pair', 10, 10 * MINUTE),
  ),
  // Attempts at existing codes, which only the browser that requested a code can make.
  'host-code-look': rule(
    TOO_MANY_CODES,
    per('mailbox', 'host-code-look:mailbox', 45, DAY),
    per('all', 'host-code-look:all', 300, HOUR),
  ),
  // 256 bits can't be guessed; this bounds the work.
  'host-link': rule(WAIT_MINUTES, perNetwork('host-link:network', 30, 10 * MINUTE)),
  // Password attempts: the first limit refuses, the second only delays.
  'host-sign-in': rule(
    WAIT_MINUTES,
    perNetwork('host-sign-in:network', 40, 10 * MINUTE),
    per('pair', 'host-sign-in:pair', 10, 15 * MINUTE),
    per('pair', 'host-sign-in:pair-day', 40, DAY),
  ),
  'host-sign-in-slow': rule(
    '',
    per('mailbox', 'host-sign-in-slow:mailbox', 10, 15 * MINUTE),
    per('all', 'host-sign-in-slow:all', 200, 10 * MINUTE),
  ),
  // Second-factor codes, and the old password when a new one is set. Only a signed-in member can try, so the mailbox
  // limit locks nobody else out.
  'host-factor': rule(
    TOO_MANY_CODES,
    per('pair', 'host-factor:pair', 5, 10 * MINUTE),
    per('pair', 'host-factor:pair-day', 20, DAY),
    per('mailbox', 'host-factor:mailbox', 40, HOUR),
    per('mailbox', 'host-factor:mailbox-day', 100, DAY),
  ),
  // Calls of the embedded backend's Auth that bypass the site.
  'auth-direct': rule('', per('all', 'auth-direct', 30, 10 * MINUTE)),
  'itinerary-change': rule(WAIT_A_MINUTE, perNetwork('itinerary-change:60', 30, MINUTE)),
  'itinerary-new': rule(
    WAIT_A_MINUTE,
    perNetwork('itinerary-new:60', 10, MINUTE),
    perNetwork('itinerary-new:86400', 60, DAY),
  ),
  'itinerary-read': rule(WAIT_A_MINUTE, perNetwork('itinerary-read:60', 120, MINUTE)),
  'itinerary-vote': rule(WAIT_A_MINUTE, perNetwork('itinerary-vote:60', 60, MINUTE)),
  // Confirmation emails by mailbox and by domain.
  'newsletter-confirmation': rule(
    TOO_MANY_SIGNUPS,
    per('mailbox', 'newsletter:mailbox:day', 2, DAY),
    per('mailbox', 'newsletter:mailbox:month', 5, 30 * DAY),
    per('domain', 'newsletter:domain', 50, DAY),
  ),
  // Mail providers unsubscribe many readers from few IP addresses, and must be able to.
  'newsletter-leave': rule(WAIT_A_MINUTE, perNetwork('newsletter-leave:60', 600, MINUTE)),
  'newsletter-link': rule(WAIT_A_MINUTE, perNetwork('newsletter-link:60', 60, MINUTE)),
  // Wide enough for the guests of a hotel, and a bound on probing which email addresses are on the list.
  'newsletter-signup': rule(
    TOO_MANY_SIGNUPS,
    perNetwork('newsletter:network:hour', 100, HOUR),
    perNetwork('newsletter:network:day', 300, DAY),
  ),
  // Requests to be texted when a cabin becomes available; the texts themselves count like all other links.
  opening: rule(
    TOO_MANY_WATCHES,
    per('session', 'opening:session', 5, HOUR),
    perNetwork('opening:address', 20, HOUR),
    perNetwork('opening:address-day', 60, DAY),
  ),
  'opening-number': rule(
    TOO_MANY_WATCHES,
    per('phone', 'opening:number', 6, DAY),
    // Against SMS pumping, as for texts.
    per('prefix', 'opening:prefix', 30, DAY),
  ),
  'owner-application': rule(
    'Too many applications today. Please email us instead.',
    perNetwork('owner:address', 10, DAY),
    per('email', 'owner:email', 3, DAY),
    per('all', 'owner:budget', 200, DAY),
  ),
  // Counts unknown promo codes. Past the limit even valid codes are refused for that network, so that none can be
  // guessed.
  'promo-code': rule(
    TOO_MANY_PROMO_CODES,
    per('own', 'promo-code:own', 20, 10 * MINUTE),
    per('site', 'promo-code:site', 40, 10 * MINUTE),
    per('wide', 'promo-code:wide', 100, 10 * MINUTE),
  ),
  // Questions before booking. Later messages in the same thread count as a guest's messages.
  question: rule(
    TOO_MANY_QUESTIONS,
    perNetwork('question:network', 6, 10 * MINUTE),
    perNetwork('question:network-day', 20, DAY),
    per('mailbox', 'question:mailbox', 4, DAY),
    per('all', 'question:all', 300, DAY),
  ),
  // Quotes sent by link. The last limit keeps many networks from filling the disk.
  'quote-new': rule(
    WAIT_A_MINUTE,
    perNetwork('quote-new:60', 10, MINUTE),
    perNetwork('quote-new:86400', 100, DAY),
    per('all', 'quote-new:all', 20_000, DAY),
  ),
  'stay-pay': rule(WAIT_MINUTES, perNetwork('stay-pay:600', 60, 10 * MINUTE)),
  'stay-cancel': rule(WAIT_MINUTES, perNetwork('stay-cancel:600', 30, 10 * MINUTE)),
  'stay-change': rule(WAIT_MINUTES, perNetwork('stay-change:600', 30, 10 * MINUTE)),
  'stay-message': rule(
    WAIT_MINUTES,
    perNetwork('stay-message:600', 12, 10 * MINUTE),
    perNetwork('stay-message:86400', 60, DAY),
  ),
  'review-read': rule(
    WAIT_MINUTES,
    perNetwork('review-read:60', 60, MINUTE),
    perNetwork('review-read:86400', 600, DAY),
  ),
  'review-send': rule(WAIT_MINUTES, perNetwork('review-send:3600', 20, HOUR)),
  'review-photo': rule(
    WAIT_MINUTES,
    perNetwork('review-photo:3600', 60, HOUR),
    perNetwork('review-photo:86400', 120, DAY),
  ),
  // Started uploads, and parts of at most 6 MB. `link` is the review, task, cabin or post they belong to.
  'guest-upload': rule(WAIT_MINUTES, perNetwork('guest-upload:3600', 90, HOUR)),
  'guest-upload-link': rule(WAIT_MINUTES, per('link', 'guest-upload-link:86400', 60, DAY)),
  'guest-upload-part': rule(
    WAIT_MINUTES,
    perNetwork('guest-upload-part:network', 400, DAY),
    per('link', 'guest-upload-part:link', 120, DAY),
  ),
  'host-upload': rule(WAIT_MINUTES, perNetwork('host-upload:3600', 1200, HOUR)),
  'host-upload-link': rule(WAIT_MINUTES, per('link', 'host-upload-link:86400', 600, DAY)),
  'host-upload-part': rule(
    WAIT_MINUTES,
    perNetwork('host-upload-part:network', 6000, DAY),
    per('link', 'host-upload-part:link', 1500, DAY),
  ),
  'stay-arrival': rule(WAIT_MINUTES, perNetwork('stay-arrival:600', 60, 10 * MINUTE)),
  // Bounds the guessing of tokens.
  'stay-read': rule(
    WAIT_MINUTES,
    perNetwork('stay-read:60', 120, MINUTE),
    perNetwork('stay-read:86400', 1500, DAY),
  ),
  'test-payment': rule(WAIT_A_MINUTE, perNetwork('test-payment:60', 60, MINUTE)),
  text: rule(
    TOO_MANY_TEXTS,
    per('session', 'text:session', 5, HOUR),
    perNetwork('text:address', 20, HOUR),
    perNetwork('text:address-day', 60, DAY),
  ),
  // The three limits by phone number are released when the provider refuses the SMS.
  'text-cabin': rule(
    'We just texted this cabin to that number. If nothing shows up, please try again in 10 minutes.',
    per('phoneAndCabin', 'text:number-cabin', 1, 10 * MINUTE),
  ),
  'text-day': rule(
    'That number has gotten its 3 texts for today. Please try again tomorrow.',
    per('phone', 'text:number-day', 3, DAY),
  ),
  'text-minute': rule(
    'We can only text a number once a minute. Please wait a moment.',
    per('phone', 'text:number', 1, MINUTE),
  ),
  // SMS pumping uses ranges of numbers.
  'text-prefix': rule(TOO_MANY_TEXTS, per('prefix', 'text:prefix', 30, DAY)),
  // A busy guest stays far below the session's limit, a busy hotel below the network's; the last one keeps many
  // networks from filling the disk.
  'track-custom': rule('', per('all', 'track:custom:all', 5_000, DAY)),
  'track-event': rule(
    '',
    perNetwork('track:event:network', 2_000, HOUR),
    perNetwork('track:event:network-day', 6_000, DAY),
    per('all', 'track:event:all', 60_000, DAY),
    per('session', 'track:event:session', 1_000, HOUR),
  ),
  'track-visit': rule(
    '',
    perNetwork('track:visit:network', 600, HOUR),
    perNetwork('track:visit:network-day', 3_000, DAY),
    per('all', 'track:visit:all', 60_000, DAY),
    per('session', 'track:visit:session', 300, HOUR),
  ),
  // Only uncached videos count. Past a limit, visitors still get the provider's own player.
  'video-embed': rule(
    'Too many videos at once. Please wait a few minutes.',
    perNetwork('video-embed:address', 30, 10 * MINUTE),
    per('all', 'video-embed:all', 600, HOUR),
  ),
};

type LimitName = keyof typeof RATE_LIMITS;
type By<Name extends LimitName> = (typeof RATE_LIMITS)[Name]['limits'][number]['by'];
/** Null where a key doesn't count this time. */
type Ids<Name extends LimitName> = Record<Exclude<By<Name>, 'all'>, string | null>;

/** Limits by the visitor's network, or by the link that was opened. */
export type NetworkLimitName = {
  [Name in LimitName]: By<Name> extends 'network' | 'link' ? Name : never;
}[LimitName];
/** The argument that a caller passes besides the network. */
export type LinkOf<Name> = Name extends LimitName
  ? 'link' extends By<Name>
    ? [ids: { link: string }]
    : []
  : [];

export const limitsOf = <Name extends LimitName>(name: Name, ids: Ids<Name>): Limit[] =>
  RATE_LIMITS[name].limits.flatMap(({ by, key, most, seconds }) => {
    if (by === 'all') return [{ key, most, seconds }];
    const id = (ids as Record<string, string | null>)[by];
    return id === null ? [] : [{ key: `${key}:${id}`, most, seconds }];
  });

/** The message of the limit with this key, as returned by take_allowances. */
export function limitMessage(reached: string): string {
  if (reached.startsWith('text:budget:')) return TEXT_BUDGET_MESSAGE;
  for (const { message, limits } of Object.values(RATE_LIMITS)) {
    if (limits.some(({ key }) => `${reached}:`.startsWith(`${key}:`))) return message;
  }
  return WAIT_A_MINUTE;
}

/**
 * Reads that use the database: READS_PER_MINUTE of each per client IP. Counted in the process, because an exact count
 * would cost nearly as much as the reads.
 */
export type Read =
  | 'availability'
  | 'deal'
  | 'draft'
  | 'itinerary'
  | 'map'
  | 'private-link'
  | 'quote'
  | 'search'
  | 'stats'
  | 'stay-facts'
  | 'stay-picture'
  | 'text-link';
export const READ_MESSAGE = WAIT_A_MINUTE;

/** Oversized bodies per client IP, counted in the process; beyond this the response is 429. */
export const LARGE_BODIES = { most: 30, seconds: MINUTE, message: WAIT_A_MINUTE };

/**
 * Picture conversions per client network, counted in the process: enough for a few pages at once, then one a second.
 * Past the limit, the site's own pictures are served unconverted.
 */
export const CONVERSIONS = { most: 150, seconds: 150, message: 'Please ask again in a moment.' };

/**
 * The kinds of email, each with a daily quota. `guests` is for paid bookings and the host's own words. Anybody can
 * cause the others, so none of them may use up the guests' quota; `holds` includes questions before booking.
 */
export type EmailBudget = keyof typeof EMAIL_SHARES;
export type TextBudget = 'guests' | 'links';

// `letters` are newsletters; those over the quota are sent the next day.
const EMAIL_SHARES = { guests: 1, newsletter: 1 / 2, letters: 1 / 2, holds: 1 / 4, owners: 1 / 4 };
const TEXT_BUDGET_MESSAGE = 'We’re out of texts for today. Please copy or share the link instead.';

/** The daily quota (UTC) of a kind of email; `perDay` is EMAIL_DAILY_BUDGET. */
export const emailBudget = (perDay: number, budget: EmailBudget): Limit => ({
  key: `email:budget:${budget}`,
  most: Math.floor(perDay * EMAIL_SHARES[budget]),
  seconds: DAY,
});

/** The daily quota of newsletter confirmations, checked before any is queued. */
export const newsletterBudget = (perDay: number): Limit => ({
  ...emailBudget(perDay, 'newsletter'),
  key: 'newsletter:budget',
});

/** `perDay` is TEXT_DAILY_BUDGET. */
export const textBudget = (perDay: number, budget: TextBudget): Limit => ({
  key: `text:budget:${budget}`,
  most: perDay,
  seconds: DAY,
});

/** The limits of every kind, as arguments of the database function claim_message. */
export const messageBudgets = (emailsPerDay: number, textsPerDay: number) => ({
  email: {
    guests: [emailBudget(emailsPerDay, 'guests')],
    newsletter: [emailBudget(emailsPerDay, 'newsletter')],
    letters: [emailBudget(emailsPerDay, 'letters')],
    holds: [emailBudget(emailsPerDay, 'holds')],
    owners: [emailBudget(emailsPerDay, 'owners')],
  },
  text: {
    guests: [textBudget(textsPerDay, 'guests')],
    links: [textBudget(textsPerDay, 'links')],
  },
});
