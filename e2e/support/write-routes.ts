import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { consentOf } from '../../lib/copy/sms-consent.ts';
import { cabinId } from '../../supabase/seed/hash.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CABIN = cabinId('laurel-lantern');
const SESSION = 'session-of-the-limits';

type Body = { type: 'json' | 'form' | 'beacon'; of: (n: number) => unknown } | null;
export type WriteRoute = {
  body: Body;
  /** The limit per network in the smallest window; `in silence`: requests above it are dropped without an error. */
  most: number | 'in silence';
  /** Mail apps call it from anywhere, with its own secret. */
  isOpen?: true;
};

const json = (of: (n: number) => unknown) => ({ type: 'json', of }) as const;
const form = (of: (n: number) => unknown) => ({ type: 'form', of }) as const;
const beacon = (of: (n: number) => unknown) => ({ type: 'beacon', of }) as const;

const TOKEN = 'a'.repeat(32);
const stay = { check_in: '2027-05-07', check_out: '2027-05-10' };
const party = { adults: 2, children: 0, pets: 0 };
const list = { title: 'Cousins', guests: 4, cabins: [CABIN] };
const wanted = { cabin_id: CABIN, ...stay, ...party };

const owner = {
  name: 'June',
  email: 'june-of-the-limits@example.com',
  phone: '(865) 555-0177',
  property_name: 'Fern Hollow',
  area: 'elsewhere',
  address: '12 Fern Hollow Road',
  bedrooms: 3,
  baths: 2,
  sleeps: 6,
  amenities: [],
  takes_pets: false,
  photo_urls: [],
  listing_url: null,
  message: '',
  consent: true,
  website: '',
  elapsed_ms: 90_000,
};

const text = (n: number) => ({
  action: 'send_single',
  phone: `+1865555${String(1000 + n)}`,
  sessionId: SESSION,
  source: 'listing_card',
  consent: consentOf('cabin_link'),
  cabin: { id: CABIN, title: 'x', url: 'x' },
});

const watch = (n: number) => ({
  phone: `+1865556${String(1000 + n)}`,
  session_id: SESSION,
  consent: consentOf('cabin_opening'),
  ...stay,
  guests: 2,
});

/** Every public route that writes, with a valid body. A route missing here fails. */
export const WRITE_ROUTES: Readonly<Record<string, WriteRoute>> = {
  'POST /api/bookings': {
    body: json((n) => ({
      ...wanted,
      guest: { name: 'Ada', email: `ada-${n}@example.com`, phone: `(865) 555-${1000 + n}` },
      expected_total_cents: 1,
      terms_accepted: true,
    })),
    most: 60,
  },
  'POST /api/bookings/release': { body: form(() => ({ token: TOKEN })), most: 30 },
  'POST /api/deal/unlock': {
    body: json(() => ({ deal_id: randomUUID(), session_id: SESSION })),
    most: 'in silence',
  },
  'POST /api/find-booking': {
    body: json((n) => ({ email: `june-${n}@example.com` })),
    most: 10,
  },
  'POST /api/itineraries': { body: json(() => list), most: 10 },
  'PUT /api/itineraries/[id]': { body: json(() => list), most: 30 },
  'DELETE /api/itineraries/[id]': { body: null, most: 30 },
  'POST /api/itineraries/[id]/votes': {
    body: json(() => ({ cabin_id: CABIN, voter_id: randomUUID(), name: 'June', vote: 1 })),
    most: 60,
  },
  'POST /api/newsletter': {
    body: json(() => ({ email: 'june-of-the-limits@example.com' })),
    most: 100,
  },
  'POST /api/newsletter/confirm': { body: form(() => ({ token: TOKEN })), most: 60 },
  'POST /api/newsletter/resubscribe': { body: form(() => ({ token: TOKEN })), most: 60 },
  'POST /api/newsletter/unsubscribe': {
    body: form(() => ({ token: TOKEN })),
    most: 600,
    isOpen: true,
  },
  'POST /api/owner-applications': { body: json(() => owner), most: 10 },
  'POST /api/questions': {
    body: json((n) => ({
      id: randomUUID(),
      cabin: 'laurel-lantern',
      name: 'June',
      email: `june-${n}@example.com`,
      question: 'Is it quiet?',
    })),
    most: 6,
  },
  'POST /api/questions/[token]/messages': {
    body: json(() => ({ id: randomUUID(), body: 'Hello' })),
    most: 12,
  },
  // These two only read; they are counted in the process (__tests__/lib/api/limit-visitor.test.ts).
  'POST /api/quote': { body: json(() => wanted), most: 'in silence' },
  'POST /api/quotes': { body: json(() => wanted), most: 10 },
  'POST /api/reviews/[token]': {
    body: json(() => ({ rating: 5, subjects: {}, author: 'June', body: 'Quiet nights.' })),
    most: 20,
  },
  'POST /api/reviews/[token]/photos': { body: json(() => ({ step: 'start' })), most: 60 },
  'POST /api/saved': { body: json(() => ({ ids: [CABIN], guests: 2 })), most: 'in silence' },
  'POST /api/stays/[token]/arrival': { body: form(() => ({})), most: 60 },
  'POST /api/stays/[token]/cancel': {
    body: form(() => ({ expected_refund_cents: '0' })),
    most: 30,
  },
  'POST /api/stays/[token]/change': {
    body: form(() => ({
      id: randomUUID(),
      ...stay,
      adults: '2',
      children: '0',
      pets: '0',
      moves: '0',
      version: 'a',
      due_cents: '0',
      permission: 'guest',
    })),
    most: 30,
  },
  'POST /api/stays/[token]/messages': {
    body: json(() => ({ id: randomUUID(), body: 'Hello' })),
    most: 12,
  },
  'POST /api/stays/[token]/pay': {
    body: json(() => ({ charge: null, terms: true })),
    most: 60,
  },
  'POST /api/test-payment': {
    body: form(() => ({ session: `cs_test_${TOKEN}`, action: 'approve' })),
    most: 60,
  },
  'POST /api/text': { body: json(text), most: 5 },
  'POST /api/text/openings': { body: json(watch), most: 5 },
  'POST /api/track/click': {
    body: beacon(() => ({ property_id: CABIN, session_id: SESSION })),
    most: 'in silence',
  },
  'POST /api/track/event': {
    body: beacon(() => ({ event_name: 'cabin_card_click', parameters: {} })),
    most: 'in silence',
  },
  'POST /api/track/visit': {
    body: beacon(() => ({ url_path: '/', session_id: SESSION })),
    most: 'in silence',
  },
};

// One always answers 404, one needs the secret key (__tests__/app/api/revalidate.test.ts), one only ends a session, and
// two need a console session (__tests__/app/host-uploads.test.ts; e2e/host-access.spec.ts).
const NOT_FOR_STRANGERS = [
  'app/api/[...path]/route.ts',
  'app/api/revalidate/route.ts',
  'app/api/review-uploads/[id]/route.ts',
  'app/host/api/tasks/route.ts',
  'app/host/api/uploads/[id]/route.ts',
  'app/host/sign-out/route.ts',
];

/** The writing methods of every route handler in the tree. */
export function findWriteRoutes(): string[] {
  const files = globSync('app/**/route.ts', { cwd: ROOT }).filter(
    (file) => !NOT_FOR_STRANGERS.includes(file),
  );
  return files
    .flatMap((file) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8');
      const address = `/${path.dirname(file).slice('app/'.length).replace('(site)/', '')}`;
      const methods = ['POST', 'PUT', 'PATCH', 'DELETE'].filter((method) =>
        new RegExp(`^export .*\\b${method}\\b`, 'm').test(source),
      );
      return methods.map((method) => `${method} ${address}`);
    })
    .sort();
}

export const CONTENT_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  beacon: 'text/plain;charset=UTF-8',
};

/** A request to the route as the site's own pages send it. */
export function requestOf(name: string, n = 0) {
  const [method = '', pattern = ''] = name.split(' ');
  const { body } = WRITE_ROUTES[name] ?? { body: null };
  const value = body?.of(n);
  const isForm = body?.type === 'form';
  return {
    path: pattern.replaceAll(/\[\w+\]/g, TOKEN),
    method,
    body: body
      ? isForm
        ? new URLSearchParams(value as Record<string, string>).toString()
        : JSON.stringify(value)
      : undefined,
    headers: {
      ...(body && { 'Content-Type': CONTENT_TYPES[body.type] }),
      'Idempotency-Key': randomUUID(),
    } as Record<string, string>,
  };
}
