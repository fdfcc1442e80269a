import {
  emailBudget,
  limitMessage,
  limitsOf,
  messageBudgets,
  newsletterBudget,
  RATE_LIMITS,
} from '@/lib/http/rate-limits';

test('no two limits share a key, and none hides another’s message', () => {
  const keys = Object.values(RATE_LIMITS).flatMap(({ limits }) => limits.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) {
    expect(keys.filter((other) => `${key}:`.startsWith(`${other}:`))).toEqual([key]);
  }
});

test('limits count for those they are given, all of them or none at all', () => {
  expect(limitsOf('owner-application', { network: 'a', email: 'b' })).toEqual([
    { key: 'owner:address:a', most: 10, seconds: 86_400 },
    { key: 'owner:email:b', most: 3, seconds: 86_400 },
    { key: 'owner:budget', most: 200, seconds: 86_400 },
  ]);
  const ids = { own: 'a', site: null, wide: 'c', mailbox: 'd', phone: 'e' };
  expect(limitsOf('booking-hold', ids).map(({ key }) => key)).toEqual([
    'booking:own:a',
    'booking:own-day:a',
    'booking:wide:c',
    'booking:wide-day:c',
    'booking:mailbox:d',
    'booking:phone:e',
  ]);
});

test.each([
  ['text:number:x', 'We can only text a number once a minute. Please wait a moment.'],
  [
    'text:number-cabin:x:y',
    'We just texted this cabin to that number. If nothing shows up, please try again in 10 minutes.',
  ],
  ['text:number-day:x', 'That number has gotten its 3 texts for today. Please try again tomorrow.'],
  ['text:budget:links', 'We’re out of texts for today. Please copy or share the link instead.'],
  [
    'text:prefix:x',
    'Too many texts requested from here. Please try again later, or copy the link.',
  ],
  ['owner:budget', 'Too many applications today. Please email us instead.'],
  ['video-embed:all', 'Too many videos at once. Please wait a few minutes.'],
  ['api:60:x', 'Too many requests. Please try again in a minute.'],
])('who has reached %s is told so', (key, message) => {
  expect(limitMessage(key)).toBe(message);
});

test('messages that anybody can cause have quotas of their own', () => {
  const { email, text } = messageBudgets(2001, 500);
  expect(Object.values(email).map(([limit]) => limit?.most)).toEqual([2001, 1000, 1000, 500, 500]);
  expect(Object.values(text).flat()).toEqual([
    { key: 'text:budget:guests', most: 500, seconds: 86_400 },
    { key: 'text:budget:links', most: 500, seconds: 86_400 },
  ]);
  expect(emailBudget(2000, 'holds').key).toBe('email:budget:holds');
  expect(newsletterBudget(2001)).toEqual({ key: 'newsletter:budget', most: 1000, seconds: 86_400 });
});
