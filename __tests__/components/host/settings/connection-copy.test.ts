import {
  analyticsState,
  lettersState,
  mapState,
  messageLines,
  paymentLines,
  paymentsState,
  textsState,
} from '@/components/host/settings/connection-copy';
import { outcomeText } from '@/components/host/settings/connection-test-copy';
import {
  CONNECTIONS,
  OUTCOMES,
  type FunctionSettings,
} from '@/lib/schemas/host/settings/connections';

type Payments = FunctionSettings['payments'];
type Texts = FunctionSettings['texts'];

const payments: Payments = { setup: 'set_up', missing: [], isLive: true, isOff: false };

test.each<[Partial<Payments>, string, RegExp]>([
  [{}, 'Set up', /^Stripe, live: money moves\.$/],
  [{ isLive: false }, 'Stripe’s test mode', /no money moves/],
  [{ isLive: null }, 'Set up', /doesn’t say/],
  [{ setup: 'built_in', isLive: null }, 'Test mode', /get a test page, and no money moves/],
  [{ setup: 'built_in', isOff: true }, 'Off', /nothing can be booked/],
  [
    { setup: 'incomplete', missing: ['STRIPE_WEBHOOK_SECRET'] },
    'Incomplete',
    /part of its account is still missing/,
  ],
])('payments %j are %s', (changes, label, text) => {
  const state = paymentsState({ ...payments, ...changes });
  expect(state.label).toBe(label);
  expect(state.text).toMatch(text);
});

test.each<[Partial<Texts>, string, string]>([
  [{}, 'Set up', 'Sent by Twilio, account …6789, from +18655550142.'],
  [
    { setup: 'built_in' },
    'Test mode',
    'Twilio isn’t connected yet. Texts stay in the outbox, and nobody gets them.',
  ],
  [
    { setup: 'incomplete', missing: ['TWILIO_FROM', 'HASH_KEY'] },
    'Incomplete',
    'Twilio is selected, but part of its account is still missing. Ask whoever runs your server.',
  ],
])('texts %j are %s', (changes, label, text) => {
  const texts = {
    setup: 'set_up',
    missing: [],
    accountEnd: '6789',
    sender: '+18655550142',
  } as const;
  const state = textsState({ ...texts, missing: [], ...changes });
  expect([state.label, state.text]).toEqual([label, text]);
});

test('letters, the map and the tag: what is set, or what stands in', () => {
  const sender = 'Mama <mama@example.com>';
  const letters = { setup: 'set_up', host: 'mail.example.com', sender } as const;
  const sent = `Sent by mail.example.com, from ${sender}.`;
  expect(lettersState({ ...letters, hearsBounces: true }).text).toBe(sent);
  expect(lettersState({ ...letters, hearsBounces: false }).text).toMatch(
    /^Sent by mail\.example\.com, .* newsletters keep going to those addresses\.$/,
  );
  const builtIn = { setup: 'built_in', host: '', sender, hearsBounces: false } as const;
  expect(lettersState(builtIn).text).toMatch(/^No mail account is connected yet/);
  expect(mapState({ host: '' }).text).toMatch(/own map/);
  expect(mapState({ host: 'maps.example.com' }).text).toMatch(/style of maps\.example\.com/);
  expect(analyticsState({ tag: '' })).toMatchObject({ setup: 'built_in', label: 'Built in' });
  expect(analyticsState({ tag: 'G-ABC1234567' }).text).toMatch(/G-ABC1234567.*ask not to be/);
});

const at = '2027-03-04T20:05:00Z';
const DAY = 'Mar 4, 3:05 PM';
const none = { sentAt: null, keptAt: null, failed: null };
const ran = { at, error: null };

test.each([
  [none, ran, ['No letter sent yet.']],
  [{ ...none, sentAt: at }, ran, [`Last sent on ${DAY}.`]],
  [{ ...none, keptAt: at }, ran, ['No letter sent yet.', `Last kept in the outbox on ${DAY}.`]],
  [
    { ...none, sentAt: at, failed: { at, error: '550 No such mailbox' } },
    ran,
    [`Last sent on ${DAY}.`, `Last failed, a letter of ${DAY}: 550 No such mailbox.`],
  ],
  [none, null, ['No letter sent yet.', 'The job that sends messages hasn’t run yet.']],
  [
    { ...none, sentAt: at },
    { at, error: 'Closed.' },
    [`Last sent on ${DAY}.`, `The job that sends messages failed on ${DAY}: Closed.`],
  ],
])('letters %j after a run %j', (messages, run, lines) => {
  expect(messageLines('letter', messages, run)).toEqual(lines);
});

test('the last event of payments, and of whom', () => {
  const event = { at, type: 'charge.refunded', provider: 'stripe' };
  expect(paymentLines({ event, settling: ran })).toEqual([
    `Last event of Stripe on ${DAY}: charge.refunded.`,
  ]);
  expect(paymentLines({ event: { ...event, provider: 'test' }, settling: ran })[0]).toMatch(
    /of the test payments/,
  );
  expect(paymentLines({ event: null, settling: null })).toEqual([
    'No payment events yet.',
    'The job that asks about open payments hasn’t run yet.',
  ]);
});

test('every outcome of every connection has words', () => {
  for (const connection of CONNECTIONS) {
    for (const code of OUTCOMES) {
      const { text, label } = outcomeText(connection, { code, detail: at });
      expect(text).toMatch(/^.{10,220}[.]$/);
      expect(label).toMatch(/^(Works|Note|Doesn’t work)\.$/);
    }
  }
});

test.each([
  ['payments', 'works', at, 'good', /accepts the key, and its last event came on Mar 4/],
  ['payments', 'no_event', '', 'note', /It hasn’t sent an event yet/],
  ['payments', 'wrong_key', '', 'bad', /^Stripe doesn’t accept the key/],
  ['texts', 'wrong_key', '', 'bad', /^Twilio doesn’t accept the key/],
  ['texts', 'unknown_number', '+1865', 'bad', /\+1865 isn’t a number of this account/],
  ['letters', 'works', 'a@b.example', 'good', /a@b\.example’s inbox/],
  ['letters', 'login_refused', '535', 'bad', /its name or password is wrong/],
  ['letters', 'sender_refused', '550', 'bad', /\(550\).*verified/],
  ['letters', 'unknown_host', 'mail.x', 'bad', /no server named mail\.x/],
  ['letters', 'timed_out', 'mail.x', 'bad', /mail\.x didn’t answer in time/],
  ['map', 'host_not_listed', 'tiles.x', 'bad', /aren’t allowed to/],
  ['map', 'built_in_map', '', 'good', /own map works/],
  ['analytics', 'works', 'G-1234', 'good', /ask not to be tracked/],
] as const)('%s, %s: what to do about it', (connection, code, detail, tone, text) => {
  const told = outcomeText(connection, { code, detail });
  expect(told.tone).toBe(tone);
  expect(told.text).toMatch(text);
});

const VARIABLE = /\b[A-Z]{2,}(?:_[A-Z]+)+\b/;

test('the console names environment variables only in messages to whoever runs the server', () => {
  const texts: Texts = { setup: 'set_up', missing: [], accountEnd: '6789', sender: '+1865' };
  const letters = { setup: 'set_up', host: 'mail.x', sender: 'a@b.example' } as const;
  const states = [
    ...[{ isOff: true }, { setup: 'built_in' as const }, { isLive: false }].map((changes) =>
      paymentsState({ ...payments, ...changes }),
    ),
    paymentsState({ ...payments, setup: 'incomplete', missing: ['STRIPE_SECRET_KEY'] }),
    textsState({ ...texts, setup: 'built_in' }),
    textsState({ ...texts, setup: 'incomplete', missing: ['TWILIO_FROM'] }),
    lettersState({ ...letters, hearsBounces: false }),
    lettersState({ ...letters, setup: 'built_in', hearsBounces: false }),
  ];
  for (const { label, text, ask } of states) {
    expect(`${label} ${text}`).not.toMatch(VARIABLE);
    expect(ask).toMatch(/^Hi! Could you please .*Mountain Mama Cabins/);
    expect(ask).toMatch(VARIABLE);
  }
  for (const connection of CONNECTIONS) {
    for (const code of OUTCOMES) {
      const { tone, text, ask } = outcomeText(connection, { code, detail: at });
      expect(text).not.toMatch(VARIABLE);
      if (tone === 'good') expect(ask).toBeNull();
      if (tone === 'bad') expect(ask).toContain(`“${text}”`);
    }
  }
});

test.each([
  ['letters', 'login_refused', '535', 'SMTP_URL'],
  ['letters', 'sender_refused', '550', 'EMAIL_FROM'],
  ['payments', 'no_event', '', 'the webhook’s address and STRIPE_WEBHOOK_SECRET'],
  ['payments', 'wrong_key', '', 'STRIPE_SECRET_KEY'],
  ['texts', 'incomplete', 'TWILIO_FROM, HASH_KEY', 'TWILIO_FROM, HASH_KEY'],
  ['map', 'host_not_listed', 'tiles.x', 'MAP_HOSTS'],
] as const)(
  '%s, %s: whoever runs the server is told where to look',
  (connection, code, detail, look) => {
    expect(outcomeText(connection, { code, detail }).ask).toContain(`check ${look} on the server`);
  },
);

test.each(['payments', 'letters', 'texts'] as const)(
  '%s that are not connected need no test to be asked for',
  (connection) => {
    expect(outcomeText(connection, { code: 'not_set_up', detail: '' }).ask).toBeNull();
  },
);
