/** A deliberate fault in the product, and the cheapest tests of `npm test` that must notice it. */
export type Mutation = {
  name: string;
  file: string;
  /** Occurs in the file exactly once. */
  from: string;
  to: string;
  /** Folders or files under __tests__ (Jest), or suites of supabase/tests. */
  tests: readonly string[];
};

const unit = (...files: readonly string[]) => files.map((file) => `__tests__/${file}`);
const suite = (...names: readonly string[]) =>
  names.map((name) => `supabase/tests/${name}.test.ts`);
const migration = (name: string) => `supabase/migrations/${name}.sql`;

export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'a tax: a town takes the rates of the other places',
    file: 'lib/domain/pricing/tax.ts',
    from: "const rate = own ?? find('*');",
    to: "const rate = find('*');",
    tests: unit('lib/domain/pricing'),
  },
  {
    name: 'a rounding: cents are cut, not rounded',
    file: 'lib/domain/values/money.ts',
    from: 'return Math.round(value) + 0;',
    to: 'return Math.floor(value) + 0;',
    tests: unit('lib/domain/values', 'lib/domain/pricing'),
  },
  {
    name: 'a time zone: a day begins at midnight UTC',
    file: 'lib/domain/values/zoned-date.ts',
    from: 'const wall = toZonedTime(now, timezone);',
    to: 'const wall = toZonedTime(now, "UTC");',
    tests: unit('lib/domain/values'),
  },
  {
    name: 'a refund: free cancellation lasts a moment longer',
    file: 'lib/domain/bookings/refund.ts',
    from: 'now.getTime() < deadline.getTime()',
    to: 'now.getTime() <= deadline.getTime()',
    tests: unit('lib/domain/bookings'),
  },
  {
    name: 'a redirect: an old address loses its dates',
    file: 'lib/domain/search/redirects.ts',
    from: "...given('check_in', criteria.checkIn),",
    to: '',
    tests: unit('lib/domain/search'),
  },
  {
    name: 'a header: browsers may guess the type of a file',
    file: 'lib/csp/security-headers.ts',
    from: "'X-Content-Type-Options': 'nosniff',",
    to: '',
    tests: unit('lib/csp'),
  },
  {
    name: 'a cookie flag: scripts may read the session of the staff',
    file: 'lib/supabase/staff-client.ts',
    from: 'httpOnly: true',
    to: 'httpOnly: false',
    tests: unit('lib/data'),
  },
  {
    name: 'a cache key: an entry is stored under the name of another',
    file: 'lib/cache/shared-cache.ts',
    from: 'await store.set(key, entry)',
    to: 'await store.set(key.slice(1), entry)',
    tests: unit('lib/cache'),
  },
  {
    name: 'a lock: two writes of one cabin’s calendar at a time',
    file: migration('20261101090300_calendar_and_occupancies'),
    from: 'select pg_advisory_xact_lock(hashtextextended(p_cabin_id::text, 0));',
    to: 'select null::void;',
    tests: suite('concurrency', 'host-calendar'),
  },
  {
    name: 'a policy: cabins that are not live are public',
    file: migration('20261101090100_catalogue'),
    from: 'for select to anon, authenticated using (live);',
    to: 'for select to anon, authenticated using (true);',
    tests: suite('access', 'access-grants'),
  },
  {
    name: 'a consent: a guest of the phone is sent texts without one',
    file: 'supabase/functions/job-booking-messages/queue-messages.ts',
    from: "const mayText = madeBy === 'guest' || (await hasConsented(admin, guestPhone));",
    to: 'const mayText = true || madeBy || hasConsented;',
    tests: suite('host-phone-bookings'),
  },
  {
    name: 'a webhook signature: an event without one is believed',
    file: 'supabase/functions/_shared/webhook-signature.ts',
    from: 'if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return undefined;',
    to: 'void error; return JSON.parse(body) as unknown;',
    tests: suite('webhook'),
  },
  {
    name: 'a role check: cleaners read the names of guests',
    file: migration('20261124080400_host_today'),
    from: "(select public.can('sees_guests'))",
    to: '(select public.can())',
    tests: suite('host-bookings', 'host-roles'),
  },
  {
    name: 'a text of the specification: the button of a cabin’s card',
    file: 'components/cabin-card/cabin-card.tsx',
    from: 'Check Availability',
    to: 'See Availability',
    tests: unit('components/cabin-card', 'components/cabin-list'),
  },
  {
    name: 'an accessible name: the filters of the list have none',
    file: 'components/cabin-list/browse-links.tsx',
    from: '<nav aria-label="Filter cabins"',
    to: '<nav',
    tests: unit('components/cabin-list'),
  },
];
