import { listTasks } from '@/components/host/today/today-tasks';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { HostToday } from '@/lib/schemas/host/today';
import { QUIET_TODAY } from './quiet-today';

type Waiting = NonNullable<HostToday['waitingMessages']>[number];
const waiting = (changes: Partial<Waiting>): Waiting => ({
  channel: 'email',
  why: 'no_account',
  count: 3,
  since: '2026-11-24T15:30:00Z',
  reference: 'MM-23456789',
  ...changes,
});
const textsOf = (today: Partial<HostToday>) =>
  listTasks({ ...QUIET_TODAY, ...today }).map(({ text }) => text);

test('nothing waits where nothing does', () => expect(listTasks(QUIET_TODAY)).toEqual([]));

test.each<[Waiting, string]>([
  [
    waiting({}),
    '3 emails to guests haven’t gone out since Nov 24, 10:30 AM: email isn’t connected. See Connections for help. Once it is, send them again from their bookings.',
  ],
  [
    waiting({ channel: 'text', count: 1 }),
    '1 text to guests hasn’t gone out since Nov 24, 10:30 AM: texting isn’t connected. See Connections for help. Once it is, send them again from their bookings.',
  ],
  [
    waiting({ why: 'daily_budget' }),
    '3 emails to guests will go out tomorrow: today’s limit is reached (oldest from Nov 24, 10:30 AM)',
  ],
  [waiting({ why: 'late' }), '3 emails to guests are late (oldest from Nov 24, 10:30 AM)'],
])('emails that wait say how many, since when and why', (waiting, text) =>
  expect(textsOf({ waitingMessages: [waiting] })).toEqual([text]),
);

test('owners who applied are told, and led to', () => {
  expect(textsOf({ newOwners: 1 })).toEqual(['1 owner wants to list a cabin']);
  expect(listTasks({ ...QUIET_TODAY, newOwners: 2 })).toMatchObject([
    { text: '2 owners want to list a cabin', href: '/host/owners?state=new' },
  ]);
});

test('payments that are only tests are said', () =>
  expect(textsOf({ testPayments: true })[0]).toMatch(/^Payments are only tests/));

test.each([
  [1, '1 text came from a number without a booking'],
  [2, '2 texts came from numbers without a booking'],
])('%d from unknown numbers', (unknownTexts, text) => {
  expect(listTasks({ ...QUIET_TODAY, unknownTexts })).toEqual([
    { key: 'unknown-texts', text, href: '/host/messages', action: 'Read' },
  ]);
});

test.each<[number | undefined, number, string[], string | undefined]>([
  [undefined, 0, [], undefined],
  [2, 3, [], undefined],
  [0, 0, ['No cabins yet'], '/host/cabins/new'],
  [0, 1, ['No cabin is on the site yet; 1 needs finishing'], '/host/cabins'],
])('a shop with %s cabins on the site and %s to be finished', (live, drafts, texts, href) => {
  const today = { ...QUIET_TODAY, liveCabins: live, draftCabins: drafts };
  expect(textsOf(today)).toEqual(texts);
  expect(listTasks(today)[0]?.href).toBe(href);
});

test('a stay without its door code leads to its booking', () => {
  const missing = {
    reference: 'MM-23456789',
    cabin: 'Fern Hollow',
    checkIn: '2026-12-04' as never,
  };
  const [task] = listTasks({ ...QUIET_TODAY, missingCodes: [missing] });
  expect(task?.text).toBe(
    'The guest who arrives at Fern Hollow on Fri, Dec 4 has no door code yet',
  );
  expect(task?.href).toBe('/host/bookings/MM-23456789#arrival');
});

test('reviews that are new lead to them', () => {
  expect(textsOf({ newReviews: 0 })).toEqual([]);
  expect(textsOf({ newReviews: 1 })).toEqual(['1 new guest review']);
  const [task] = listTasks({ ...QUIET_TODAY, newReviews: 2 });
  expect(task).toMatchObject({ text: '2 new guest reviews', href: '/host/reviews?show=new' });
});

test('a disputed payment is listed with its deadline until the bank has decided', () => {
  const dispute = { id: 'd', reference: 'MM-23456789', amountCents: 41_605 };
  const answerBy = '2026-12-08T17:00:00Z';
  expect(
    textsOf({
      disputes: [
        { ...dispute, state: 'open', answerBy },
        { ...dispute, state: 'inquiry', answerBy: null },
      ],
    }),
  ).toEqual([
    'The guest’s bank disputes $416.05 of MM-23456789: answer at the payment provider by Dec 8, 12:00 PM',
    'The guest’s bank asks about $416.05 of MM-23456789',
  ]);
});

test.each([
  [1, 'MM-23456789', '/host/messages/MM-23456789'],
  [3, 'MM-23456789', '/host/messages/MM-23456789'],
  [3, null, '/host/messages'],
])('%d unanswered of %s lead to where they are answered', (unanswered, unansweredThread, href) => {
  expect(listTasks({ ...QUIET_TODAY, unanswered, unansweredThread })).toMatchObject([
    { key: 'messages', href, action: 'Reply' },
  ]);
});

test('a balance that no card pays any more is the host’s to decide', () =>
  expect(
    listTasks({
      ...QUIET_TODAY,
      unpaidBalances: [{ reference: 'MM-23456789', amountCents: 70_000 }],
    }),
  ).toMatchObject([
    {
      text: 'The balance of $700.00 for MM-23456789 is unpaid: the guest’s card was declined',
      href: '/host/bookings/MM-23456789',
    },
  ]));

test('a departed guest’s damage deposit is a task until it is given back', () =>
  expect(
    listTasks({
      ...QUIET_TODAY,
      heldDamageDeposits: [
        {
          reference: 'MM-23456789',
          cabin: 'Bear Hollow',
          checkOut: calendarDate('2026-12-07'),
          amountCents: 20_000,
        },
      ],
    }),
  ).toMatchObject([
    {
      text: expect.stringMatching(
        /^The guest who left Bear Hollow on .*Dec 7 gets their \$200\.00 damage deposit back$/,
      ) as string,
      href: '/host/bookings/MM-23456789#damage-deposit-heading',
    },
  ]));
