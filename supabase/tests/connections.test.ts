import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { STAFF_ROLES, type StaffRole } from '../../lib/schemas/host/staff/staff.ts';
import {
  connectionsSchema,
  type Connection,
  type Outcome,
} from '../../lib/schemas/host/settings/connections.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, callFunction, database } from './support/backend.ts';
import { setEnvironment } from './support/environment.ts';
import { useStripe, type Trouble } from './support/servers/fake-stripe.ts';
import {
  accountOf,
  brokenWith,
  cutOff,
  hanging,
  refusedWith,
  TWILIO_TOKEN,
  useTwilio,
} from './support/servers/fake-twilio.ts';
import { TARGET } from './support/harness.ts';
import { freePort } from './support/servers/postgres-server.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { startSmtpServer, type Behavior } from './support/servers/smtp-server.ts';
import { call, refusal, signIn, signInAs, type Signed } from './support/staff.ts';

// Hosted functions have the environment their process began with.
const EMBEDDED = { skip: TARGET === 'hosted' && 'the functions run in a process of their own' };
/** A test in which nobody answers until time is up. */
const WAITED = { skip: TARGET !== 'postgres' && 'waited for on Postgres' };
const unlessWaited = (code: Outcome['code']) => (code === 'timed_out' ? WAITED : EMBEDDED);
const SITE = { mapStyleUrl: '', mapOrigins: [], tag: '' };
// Far beyond what any test of a connection waits: one that never ends fails.
const NEVER_MS = 120_000;

const owner = await signInAs('owner');

const tokenOf = async ({ client }: Signed) =>
  (await client.auth.getSession()).data.session?.access_token ?? '';

async function ask(token: string, body: object, apikey = process.env.SUPABASE_SECRET_KEY ?? '') {
  const response = await callFunction('connections', {
    method: 'POST',
    headers: { apikey, ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ site: SITE, ...body }),
    signal: AbortSignal.timeout(NEVER_MS),
  });
  return { status: response.status, text: await response.text() };
}

/** The outcome of a test by the owner, with a fresh count of tries. */
async function tried(connection: Connection, site = {}): Promise<Outcome> {
  await database.query(`delete from public.allowances where key like 'connection-test:%'`);
  const body = { test: connection, site: { ...SITE, ...site } };
  const { status, text } = await ask(await tokenOf(owner), body);
  assert.equal(status, 200, text);
  return JSON.parse(text) as Outcome;
}

const state = async () => {
  const { status, text } = await ask(await tokenOf(owner), { test: null });
  assert.equal(status, 200, text);
  return { text, ...connectionsSchema.parse(JSON.parse(text)) };
};

const told = async (connection: Connection, site?: object) => {
  const { code, detail } = await tried(connection, site);
  return [code, detail];
};

const NOTHING_SET = { PAYMENT_PROVIDER: 'test', SMTP_URL: '', TWILIO_ACCOUNT_SID: '' };

test('the owner alone learns the state and tests', async (t) => {
  expectErrorOutput(t);
  setEnvironment(t, NOTHING_SET);
  for (const role of STAFF_ROLES) {
    const token = await tokenOf(
      role === ('owner' satisfies StaffRole) ? owner : await signInAs(role),
    );
    for (const asked of [null, 'analytics']) {
      const { status, text } = await ask(token, { test: asked });
      if (role === 'owner') assert.equal(status, 200, text);
      else assert.deepEqual([status, JSON.parse(text).error.message], [403, 'not_allowed'], role);
    }
  }
  const stranger = await signIn();
  assert.equal((await ask(await tokenOf(stranger), { test: null })).status, 403);
});

test('nobody without a session, with a false token or past the site is answered', async (t) => {
  expectErrorOutput(t);
  const token = await tokenOf(owner);
  for (const bad of ['', 'no.such.token', `${token}x`]) {
    const { status } = await ask(bad, { test: 'analytics' });
    assert.ok(status === 401 || status === 403, String(status));
  }
  const publishable = process.env.SUPABASE_PUBLISHABLE_KEY ?? '';
  assert.equal((await ask(token, { test: null }, publishable)).status, 401);
  assert.equal((await ask(token, { test: 'pigeons' })).status, 400);
  assert.equal((await ask(token, { test: null, more: 1 })).status, 400);
});

test('a test is recorded before it is made, by whom and of what', async (t) => {
  setEnvironment(t, NOTHING_SET);
  const member = await signInAs('owner');
  await ask(await tokenOf(member), { test: 'letters' });
  await ask(await tokenOf(member), { test: null });
  const rows = await database.query(
    `select action, subject, before, after from public.audit_log where actor_id = '${member.id}'`,
  );
  assert.deepEqual(rows, [
    { action: 'test_connection', subject: 'letters', before: null, after: null },
  ]);
});

test('ten tests a minute are enough, and the rest is refused without an entry', async (t) => {
  expectErrorOutput(t);
  const member = await signInAs('owner');
  const args = { p_connection: 'map' };
  // All in one window, whenever the minute ends.
  await database.query(
    `insert into public.allowances (key, window_start, used)
     select 'connection-test:${member.id}', to_timestamp(floor(extract(epoch from now()) / 60) * 60 + s), 9
     from unnest(array[0, 60]) s`,
  );
  assert.deepEqual(await call(member, 'host_test_connection', args), { email: member.email });
  await database.query(
    `update public.allowances set used = 10 where key = 'connection-test:${member.id}'`,
  );
  assert.equal(await refusal(member, 'host_test_connection', args), 'PT422 too_many_tests');
  const { status, text } = await ask(await tokenOf(member), { test: 'map' });
  assert.deepEqual([status, JSON.parse(text).error.message], [422, 'too_many_tests']);
  const [row] = await database.query(
    `select count(*)::int as entries from public.audit_log where actor_id = '${member.id}'`,
  );
  assert.equal(row?.entries, 1);
});

test('where nothing is set up, it says what stands in, and calls nobody', EMBEDDED, async (t) => {
  setEnvironment(t, NOTHING_SET);
  const { settings } = await state();
  assert.deepEqual(
    [settings.payments, settings.letters.setup, settings.texts.setup],
    [{ setup: 'built_in', missing: [], isLive: null, isOff: false }, 'built_in', 'built_in'],
  );
  for (const each of ['payments', 'letters', 'texts', 'analytics'] as const) {
    assert.deepEqual(await told(each), ['not_set_up', '']);
  }
});

test('what is half set up is named by the settings that are missing', EMBEDDED, async (t) => {
  setEnvironment(t, {
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
    TWILIO_ACCOUNT_SID: 'AC0123456789',
    TWILIO_AUTH_TOKEN: '',
    TWILIO_FROM: '',
  });
  const { settings } = await state();
  assert.deepEqual([settings.payments.setup, settings.texts.setup], ['incomplete', 'incomplete']);
  assert.deepEqual(await told('payments'), [
    'incomplete',
    'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET',
  ]);
  assert.deepEqual(await told('texts'), ['incomplete', 'TWILIO_AUTH_TOKEN, TWILIO_FROM']);
});

test('no secret is among the state', EMBEDDED, async (t) => {
  const secrets = {
    STRIPE_SECRET_KEY: 'sk_live_0a1b2c3d4e5f',
    STRIPE_WEBHOOK_SECRET: 'whsec_9z8y7x',
    TWILIO_AUTH_TOKEN: 'token-of-twilio',
    SMTP_URL: 'smtps://mailer:pass-of-smtp@mail.example.com',
  };
  setEnvironment(t, {
    ...secrets,
    PAYMENT_PROVIDER: 'stripe',
    TWILIO_ACCOUNT_SID: 'AC0123456789',
    TWILIO_FROM: '+18655550142',
    EMAIL_FROM: 'Mama <mama@example.com>',
  });
  const { settings, text } = await state();
  assert.deepEqual(settings, {
    payments: { setup: 'set_up', missing: [], isLive: true, isOff: false },
    letters: {
      setup: 'set_up',
      host: 'mail.example.com',
      sender: 'Mama <mama@example.com>',
      hearsBounces: false,
    },
    texts: { setup: 'set_up', missing: [], accountEnd: '6789', sender: '+18655550142' },
  });
  for (const secret of [...Object.values(secrets), 'pass-of-smtp', 'mailer', 'AC0123456789']) {
    assert.ok(!text.includes(secret), secret);
  }
});

test('what happened last: messages, events of the provider, jobs', async () => {
  const key = (name: string) => `connections:${name}:${crypto.randomUUID()}`;
  const row = (status: string, rest: object) => ({
    channel: 'email',
    recipient: 'june@example.com',
    body: 'x',
    purpose: 'test',
    status,
    dedupe_key: key(status),
    created_at: '2033-05-01T10:00:00Z',
    ...rest,
  });
  expectData(
    await admin
      .from('outbox')
      .insert([
        row('sent', { sent_at: '2033-05-01T10:00:01Z', error: null }),
        row('failed', { error: '550 No such mailbox', sent_at: null }),
        row('kept', { error: null, sent_at: null }),
      ])
      .select('id'),
  );
  const event = (type: string, at: string) => ({
    provider: 'stripe',
    event_id: key(type),
    type,
    received_at: at,
  });
  expectData(
    await admin
      .from('payment_events')
      .insert([
        event('checkout.session.completed', '2033-05-01T11:00:00Z'),
        event('asked', '2033-05-01T12:00:00Z'),
      ])
      .select('type'),
  );
  const run = { name: 'send-outbox', started_at: '2033-05-01T13:00:00Z' };
  expectData(
    await admin
      .from('job_runs')
      .insert([
        { ...run, finished_at: '2033-05-01T13:00:02Z', error: 'The outbox is closed' },
        { ...run, started_at: '2033-05-01T13:01:00Z' },
      ])
      .select('id'),
  );
  const { last } = await state();
  const at = (instant: string | null | undefined) => new Date(instant ?? '').toISOString();
  assert.equal(at(last.letters.sentAt), '2033-05-01T10:00:01.000Z');
  assert.equal(at(last.letters.keptAt), '2033-05-01T10:00:00.000Z');
  assert.equal(last.letters.failed?.error, '550 No such mailbox');
  assert.equal(last.event?.type, 'checkout.session.completed');
  assert.equal(last.sending?.error, 'The outbox is closed');
  await database.query(`delete from public.outbox where dedupe_key like 'connections:%'`);
  await database.query(`delete from public.payment_events where event_id like 'connections:%'`);
  await database.query(`delete from public.job_runs where started_at >= '2033-05-01'`);
});

const eventOf = async (t: TestContext, daysAgo: number) => {
  await database.query(
    `insert into public.payment_events (provider, event_id, type, received_at)
     values ('stripe', 'evt_of_connections', 'charge.refunded', now() - interval '${daysAgo} days')`,
  );
  t.after(() =>
    database.query(`delete from public.payment_events where event_id = 'evt_of_connections'`),
  );
};

test('Stripe: a good key, and an event of this month', EMBEDDED, async (t) => {
  const { calls } = await useStripe(t);
  await eventOf(t, 29);
  assert.equal((await tried('payments')).code, 'works');
  assert.deepEqual(
    calls.map(({ method, path }) => [method, path]),
    [['GET', '/v1/checkout/sessions?limit=1']],
  );
});

test('Stripe: a good key, and no event for a month', EMBEDDED, async (t) => {
  await useStripe(t);
  await eventOf(t, 31);
  assert.equal((await tried('payments')).code, 'no_event');
});

const TROUBLES: [Trouble, Outcome['code']][] = [
  ['bad_key', 'wrong_key'],
  ['not_permitted', 'not_permitted'],
  ['refused', 'bad_answer'],
  ['down', 'bad_answer'],
  ['gateway', 'bad_answer'],
  ['no_list', 'bad_answer'],
  ['moved', 'unreachable'],
  ['hang', 'timed_out'],
];
for (const [trouble, code] of TROUBLES) {
  test(`Stripe: ${trouble} is ${code}`, unlessWaited(code), async (t) => {
    const stripe = await useStripe(t);
    stripe.makeTrouble(trouble, 2);
    assert.equal((await tried('payments')).code, code);
  });
}

test('Stripe: an unknown server, no answer, and an invalid key', EMBEDDED, async (t) => {
  await useStripe(t);
  setEnvironment(t, { STRIPE_BASE_URL: `http://127.0.0.1:${await freePort()}` });
  assert.deepEqual(await told('payments'), ['unreachable', '127.0.0.1']);
  setEnvironment(t, { STRIPE_BASE_URL: 'https://stripe.invalid' });
  assert.deepEqual(await told('payments'), ['unknown_host', 'stripe.invalid']);
  setEnvironment(t, { STRIPE_SECRET_KEY: 'sk_test_ключ\n' });
  assert.equal((await tried('payments')).code, 'wrong_key');
});

const OWN = '+18655550142';

test('Twilio: the account and its number are read, and nothing is sent', EMBEDDED, async (t) => {
  const twilio = await useTwilio(t);
  twilio.answer(accountOf([OWN]));
  assert.deepEqual(await told('texts'), ['works', '']);
  assert.deepEqual(twilio.calls.map(({ method, path }) => `${method} ${path}`).sort(), [
    'GET /2010-04-01/Accounts/AC0123456789.json',
    'GET /2010-04-01/Accounts/AC0123456789/IncomingPhoneNumbers.json?PageSize=1&PhoneNumber=%2B18655550142',
  ]);
  twilio.answer(accountOf(['+18655550143']));
  assert.deepEqual(await told('texts'), ['unknown_number', OWN]);
  twilio.answer(accountOf([OWN], { type: 'Trial' }));
  assert.equal((await tried('texts')).code, 'trial');
  twilio.answer(accountOf([OWN], { status: 'suspended' }));
  assert.equal((await tried('texts')).code, 'suspended');
});

test('Twilio: an API key may not read the account, and is tried without', EMBEDDED, async (t) => {
  const twilio = await useTwilio(t);
  twilio.answer(accountOf([OWN]));
  setEnvironment(t, {
    TWILIO_API_KEY: 'SK0123',
    TWILIO_API_SECRET: 'secret',
    TWILIO_MESSAGING_SERVICE_SID: 'MG0123456789',
  });
  assert.equal((await tried('texts')).code, 'works');
  assert.deepEqual(
    twilio.calls.map(({ path }) => path),
    ['/2010-04-01/Accounts/AC0123456789/IncomingPhoneNumbers.json?PageSize=1'],
  );
});

const REPLIES = {
  'a wrong key': [refusedWith(20003, 401), 'wrong_key'],
  'no such account': [refusedWith(20404, 404), 'wrong_key'],
  'no right': [refusedWith(70051, 403), 'not_permitted'],
  'too many calls': [refusedWith(20429, 429), 'busy'],
  'a gateway': [brokenWith(502), 'server_error'],
  'a page': [brokenWith(200), 'bad_answer'],
  'another shape': [accountOf([], { status: 5 }), 'bad_answer'],
  'half an answer': [cutOff, 'unreachable'],
  silence: [hanging, 'timed_out'],
} as const;
for (const [name, [reply, code]] of Object.entries(REPLIES)) {
  test(`Twilio: ${name} is ${code}`, unlessWaited(code), async (t) => {
    (await useTwilio(t)).answer(reply);
    assert.equal((await tried('texts')).code, code);
  });
}

test('Twilio: an answer without an end is given up', WAITED, async (t) => {
  const twilio = await useTwilio(t);
  twilio.answer((response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const fill = () => {
      while (response.write(' '.repeat(65_536)));
    };
    response.on('drain', fill);
    fill();
  });
  assert.equal((await tried('texts')).code, 'timed_out');
});

test('Twilio: nobody there', EMBEDDED, async (t) => {
  await useTwilio(t);
  setEnvironment(t, { TWILIO_BASE_URL: `http://127.0.0.1:${await freePort()}` });
  assert.deepEqual(await told('texts'), ['unreachable', '127.0.0.1']);
});

async function useMail(t: TestContext, behavior: Behavior, change = (url: string) => url) {
  const server = await startSmtpServer(t, behavior);
  setEnvironment(t, { SMTP_URL: change(server.url), EMAIL_FROM: 'Mama <mama@example.com>' });
  return server;
}

test('letters: a test email goes to the member who asks, and nobody else', EMBEDDED, async (t) => {
  const server = await useMail(t, 'friendly');
  assert.deepEqual(await told('letters'), ['works', owner.email]);
  const [received, ...others] = server.received;
  assert.deepEqual([received?.from, received?.to], ['mama@example.com', [owner.email]]);
  assert.deepEqual(others, []);
});

const withLogin = (url: string) => url.replace('//', '//mailer:secret@');
const MAIL: [Behavior, Outcome['code'], string, ((url: string) => string)?][] = [
  ['refuses-login', 'login_refused', '535', withLogin],
  ['refuses-sender', 'sender_refused', '550'],
  ['refuses-recipient', 'recipient_refused', '550'],
  ['refuses-message', 'letter_refused', '554'],
  ['busy', 'busy', '451'],
  ['offers-no-tls', 'not_encrypted', '127.0.0.1', (url) => `${url}?requireTLS=true`],
  ['friendly', 'tls_failed', '127.0.0.1', (url) => url.replace('smtp:', 'smtps:')],
  ['no-mail-server', 'bad_answer', '127.0.0.1'],
  ['silent', 'timed_out', '127.0.0.1'],
  ['stuck', 'timed_out', '127.0.0.1'],
];
for (const [behavior, code, detail, change] of MAIL) {
  test(`letters: a server that is ${behavior} is ${code}`, unlessWaited(code), async (t) => {
    const server = await useMail(t, behavior, change);
    assert.deepEqual(await told('letters'), [code, detail]);
    assert.deepEqual(server.received, []);
  });
}

test('no key is written to the log or told', EMBEDDED, async (t) => {
  const twilio = await useTwilio(t);
  twilio.answer(refusedWith(20003, 401));
  const { makeTrouble } = await useStripe(t);
  makeTrouble('bad_key');
  await useMail(t, 'refuses-login', withLogin);
  let written = '';
  for (const stream of [process.stdout, process.stderr]) {
    t.mock.method(stream, 'write', (chunk: string | Uint8Array) => {
      written += String(chunk);
      return true;
    });
  }
  for (const each of ['payments', 'letters', 'texts'] as const) {
    written += JSON.stringify(await tried(each));
  }
  t.mock.restoreAll();
  assert.match(written, /login_refused/);
  for (const secret of [
    'secret',
    'sk_test',
    TWILIO_TOKEN,
    process.env.STRIPE_WEBHOOK_SECRET ?? '',
  ]) {
    assert.ok(!written.includes(secret), secret);
  }
});

test('letters: no such server, and nobody there', EMBEDDED, async (t) => {
  setEnvironment(t, { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
  assert.deepEqual(await told('letters'), ['unreachable', '127.0.0.1']);
  setEnvironment(t, { SMTP_URL: 'smtps://mail.invalid' });
  assert.deepEqual(await told('letters'), ['unknown_host', 'mail.invalid']);
});

test('analytics: a tag is looked at', async () => {
  assert.deepEqual(await told('analytics', { tag: 'G-ABC1234567' }), ['works', 'G-ABC1234567']);
  assert.equal((await tried('analytics', { tag: '<script>' })).code, 'bad_tag');
});
