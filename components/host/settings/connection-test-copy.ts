import { CONNECTION_NAMES, CONSENT } from './connection-copy';
import { formatInstant } from '@/components/host/copy/time';
import { shop } from '@/lib/shop/shop';
import type { Connection, Outcome, OutcomeCode } from '@/lib/schemas/host/settings/connections';

type Provider = {
  name: string;
  /** The environment variable of its key or URL, named only in the message to whoever runs the server. */
  key: string;
};
const PROVIDERS: Record<Connection, Provider> = {
  payments: { name: 'Stripe', key: 'STRIPE_SECRET_KEY' },
  letters: { name: 'The mail server', key: 'SMTP_URL' },
  texts: { name: 'Twilio', key: 'TWILIO_ACCOUNT_SID with TWILIO_AUTH_TOKEN or the API key' },
  map: { name: 'The map’s server', key: 'MAP_STYLE_URL' },
  analytics: { name: 'Google', key: 'GA_MEASUREMENT_ID' },
};

const WORKS: Record<Connection, (detail: string) => string> = {
  payments: (at) => `Stripe accepts the key, and its last event came on ${formatInstant(at)}.`,
  letters: (to) => `The server took the letter. Look for it in ${to}’s inbox, and in spam.`,
  texts: () => 'Twilio accepts the key, and the account can send.',
  map: (host) => `${host} serves the style and a piece of the map.`,
  analytics: (tag) => `${tag} is well formed. ${CONSENT}`,
};

const NOT_SET_UP: Record<Connection, string> = {
  payments: 'Stripe isn’t set up, so there’s nothing to test. Payments are only tests.',
  letters: 'No mail account is connected, so no letter was sent.',
  texts: 'Twilio isn’t set up, so there’s nothing to test. Texts stay in the outbox.',
  map: 'No style is set.',
  analytics: 'No tag is set, and you don’t need one.',
};

type Tone = 'good' | 'note' | 'bad';
type Words = (detail: string, provider: Provider, connection: Connection) => string;

/** What to check on the server if it isn't the provider's key; an empty text means nothing. */
type Look = string | undefined;

const COPY: Record<OutcomeCode, readonly [Tone, Words, Look?]> = {
  works: ['good', (detail, _, connection) => WORKS[connection](detail)],
  not_set_up: ['note', (_detail, _, connection) => NOT_SET_UP[connection]],
  incomplete: ['bad', (_, { name }) => `Part of the ${name} account is still missing.`],
  unknown_host: ['bad', (host) => `There’s no server named ${host}. Its address is wrong.`],
  unreachable: [
    'bad',
    (host) =>
      `We couldn’t reach ${host}. Check that it’s running, and that this server can connect to it.`,
  ],
  timed_out: [
    'bad',
    (host) =>
      `${host} didn’t answer in time. Try again; if it keeps happening, its name or port is wrong.`,
  ],
  tls_failed: [
    'bad',
    (host) =>
      `No encrypted connection to ${host}: its certificate or port is wrong. Mail usually uses port 465 or 587.`,
  ],
  wrong_key: ['bad', (_, { name }) => `${name} doesn’t accept the key. Copy it again, all of it.`],
  not_permitted: [
    'bad',
    (_, { name }) => `${name} knows the key, but it lacks permission. Give it more there.`,
  ],
  busy: ['note', (_, { name }) => `${name} is too busy right now. Try again in a few minutes.`],
  server_error: [
    'note',
    (status, { name }) => `${name} is having trouble (${status}). Try again later.`,
  ],
  bad_answer: [
    'bad',
    (detail, { name }) => `The answer (${detail}) isn’t what ${name} should send.`,
  ],
  no_event: [
    'note',
    (at) =>
      `Stripe accepts the key. ${at === '' ? 'It hasn’t sent an event yet' : `Its last event came on ${formatInstant(at)}`}: if somebody has paid since then, its messages don’t reach this site.`,
    'the webhook’s address and STRIPE_WEBHOOK_SECRET',
  ],
  trial: [
    'note',
    () =>
      'Twilio accepts the key. The account is a trial: it texts only numbers you verified there.',
  ],
  suspended: [
    'bad',
    () => 'Twilio accepts the key but has suspended the account. Check there why.',
  ],
  unknown_number: [
    'bad',
    (number) => `Twilio accepts the key, but ${number} isn’t a number of this account.`,
    'TWILIO_FROM',
  ],
  not_encrypted: [
    'bad',
    (host) =>
      `${host} doesn’t encrypt on this port, so the test sent neither password nor letter. Try port 465.`,
  ],
  login_refused: ['bad', () => 'The mail server refuses the login: its name or password is wrong.'],
  sender_refused: [
    'bad',
    (status) =>
      `The mail server refuses the sender (${status}). The address must be verified there.`,
    'EMAIL_FROM',
  ],
  recipient_refused: [
    'bad',
    (status) =>
      `The mail server refuses to send to your own address (${status}). Check whether it can send to others at all.`,
  ],
  letter_refused: [
    'bad',
    (status) =>
      `The mail server refuses the letter (${status}), often because the sender’s address isn’t verified there.`,
    'EMAIL_FROM',
  ],
  built_in_map: ['good', () => 'The site’s own map works.'],
  not_public: [
    'bad',
    (host) => `${host} has no public https:// address, so browsers can’t load the map from it.`,
  ],
  not_found: ['bad', () => 'There’s nothing at this address.'],
  no_style: ['bad', (host) => `What ${host} sends isn’t a map style.`],
  host_not_listed: [
    'bad',
    (host) => `The style loads from ${host}, which pages aren’t allowed to.`,
    'MAP_HOSTS',
  ],
  not_for_browsers: [
    'bad',
    (host) =>
      `${host} answers, but doesn’t allow this site’s pages to read it. Allow the site’s address there (CORS).`,
  ],
  bad_tag: ['bad', () => 'The tag isn’t right: it’s G- followed by capital letters and digits.'],
  no_function: [
    'bad',
    () => 'The test couldn’t run: the site’s own functions didn’t answer.',
    'the log',
  ],
};

const TONE_NAMES: Record<Tone, string> = {
  good: 'Works.',
  note: 'Note.',
  bad: 'Doesn’t work.',
};

export type OutcomeText = {
  tone: Tone;
  label: string;
  text: string;
  /** A message to whoever runs the server; null if nothing can be done there. */
  ask: string | null;
};

/** Outcomes that whoever runs the server can't do anything about. */
const NOT_ACTIONABLE: readonly OutcomeCode[] = ['busy', 'server_error', 'trial', 'not_set_up'];

/** Describes the outcome of a test and what to do about it. */
export function outcomeText(connection: Connection, { code, detail }: Outcome): OutcomeText {
  const [tone, words, look] = COPY[code];
  const provider = PROVIDERS[connection];
  const text = words(detail, provider, connection);
  const settings = code === 'incomplete' ? detail : (look ?? provider.key);
  return {
    tone,
    label: TONE_NAMES[tone],
    text,
    ask:
      tone === 'good' || NOT_ACTIONABLE.includes(code)
        ? null
        : `Hi! The test of ${CONNECTION_NAMES[connection].toLowerCase()} on ${shop().name} says: “${text}” Could you check ${settings} on the server, restart the site and let me know? I’ll test it again then.`,
  };
}
