import { formatInstant } from '@/components/host/copy/time';
import { shop } from '@/lib/shop/shop';
import type {
  Connection,
  FunctionSettings,
  LastEvents,
  LastMessages,
  LastRun,
  Setup,
  SiteSettings,
} from '@/lib/schemas/host/settings/connections';

export const CONNECTION_NAMES: Record<Connection, string> = {
  payments: 'Payments',
  letters: 'Letters',
  texts: 'Texts',
  map: 'Map',
  analytics: 'Analytics',
};

/** What each test does. */
export const TEST_NOTES: Record<Connection, string> = {
  payments: 'Asks Stripe with your key. No money moves.',
  letters: 'Logs in and sends a letter to your own address.',
  texts: 'Asks Twilio for the account and its number. Nothing is sent.',
  map: 'Loads the map as a browser would.',
  analytics: 'Checks the tag’s format. Nothing is sent.',
};

export type State = {
  setup: Setup;
  label: string;
  text: string;
  /** A message to whoever runs the server; null if nothing is missing. */
  ask: string | null;
};

/** A message for whoever runs the server, so it may name environment variables. */
const request = (what: string, settings: string) =>
  `Hi! Could you please ${what}? It’s for ${shop().name}. The settings on the server are ${settings}; docs/hosting.md has the details. Let me know once you’ve restarted the site, and I’ll test it.`;

const ASK_STRIPE = () =>
  request(
    'connect Stripe, so that guests can pay with real money',
    'PAYMENT_PROVIDER=stripe with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
  );
const ASK_MAIL = () =>
  request('connect a mail account, so that guests get their letters', 'SMTP_URL and EMAIL_FROM');
const ASK_TWILIO = () =>
  request(
    'connect Twilio, so that guests get texts',
    'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM',
  );
const askMissing = (provider: string, missing: readonly string[]) =>
  request(`finish connecting ${provider}`, missing.join(', '));

const SETUP_NAMES: Record<Setup, string> = {
  set_up: 'Set up',
  built_in: 'Test mode',
  incomplete: 'Incomplete',
};

type Said = { label?: string; ask?: string };
const stateOf = (setup: Setup, text: string, { label, ask }: Said = {}): State => ({
  setup,
  label: label ?? SETUP_NAMES[setup],
  text,
  ask: ask ?? null,
});

const LIVE = 'Stripe, live: money moves.';
const STRIPE_TEST = 'Stripe, with a key of its test mode: no money moves.';
const STRIPE_UNKNOWN = 'Stripe. The key doesn’t say whether it moves money.';

const missingText = (provider: string) =>
  `${provider} is selected, but part of its account is still missing. Ask whoever runs your server.`;

export function paymentsState(payments: FunctionSettings['payments']): State {
  const { setup, missing, isLive, isOff } = payments;
  if (isOff) {
    const text =
      'Stripe isn’t connected yet. This site is public, so nothing can be booked. Ask whoever runs your server.';
    return stateOf('incomplete', text, { label: 'Off', ask: ASK_STRIPE() });
  }
  if (setup === 'built_in') {
    const text =
      'Stripe isn’t connected yet. Until then guests get a test page, and no money moves.';
    return stateOf(setup, text, { ask: ASK_STRIPE() });
  }
  if (setup === 'incomplete')
    return stateOf(setup, missingText('Stripe'), { ask: askMissing('Stripe', missing) });
  if (isLive === null) return stateOf(setup, STRIPE_UNKNOWN);
  return isLive
    ? stateOf(setup, LIVE)
    : stateOf(setup, STRIPE_TEST, { label: 'Stripe’s test mode', ask: ASK_STRIPE() });
}

const DEAF =
  'It doesn’t hear which letters come back or are reported as spam, so newsletters keep going to those addresses.';

export function lettersState(letters: FunctionSettings['letters']): State {
  const { setup, host, sender, hearsBounces } = letters;
  if (setup === 'built_in') {
    const text =
      'No mail account is connected yet. Letters stay in the outbox, and nobody gets them.';
    return stateOf(setup, text, { ask: ASK_MAIL() });
  }
  const text = `Sent by ${host}, from ${sender}.`;
  return hearsBounces
    ? stateOf(setup, text)
    : stateOf(setup, `${text} ${DEAF}`, {
        ask: request(
          'have the mail provider report letters that come back',
          'RESEND_EVENTS_SECRET',
        ),
      });
}

export function textsState(texts: FunctionSettings['texts']): State {
  const { setup, missing, accountEnd, sender } = texts;
  if (setup === 'built_in') {
    const text = 'Twilio isn’t connected yet. Texts stay in the outbox, and nobody gets them.';
    return stateOf(setup, text, { ask: ASK_TWILIO() });
  }
  if (setup === 'incomplete')
    return stateOf(setup, missingText('Twilio'), { ask: askMissing('Twilio', missing) });
  return stateOf(setup, `Sent by Twilio, account …${accountEnd}, from ${sender}.`);
}

export const mapState = ({ host }: SiteSettings['map']): State =>
  host === ''
    ? stateOf('built_in', 'The site’s own map. It doesn’t need another server.', {
        label: 'Built in',
      })
    : stateOf('set_up', `Drawn in a style of ${host}.`);

export const CONSENT =
  'It isn’t loaded in browsers that ask not to be tracked, on guests’ own pages, or here.';

export const analyticsState = ({ tag }: SiteSettings['analytics']): State =>
  tag === ''
    ? stateOf('built_in', 'No Google tag. The site counts its own visits.', {
        label: 'Built in',
      })
    : stateOf('set_up', `Google Analytics, tag ${tag}. ${CONSENT}`);

const stopped = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

const runLines = (what: string, run: LastRun): string[] => {
  if (run === null) return [`${what} hasn’t run yet.`];
  return run.error === null
    ? []
    : [`${what} failed on ${formatInstant(run.at)}: ${stopped(run.error)}`];
};

/** Says what last happened to messages of a kind, which is named by its plural. */
export function messageLines(
  kind: 'letter' | 'text',
  { sentAt, keptAt, failed }: LastMessages,
  sending: LastRun,
): string[] {
  return [
    sentAt === null ? `No ${kind} sent yet.` : `Last sent on ${formatInstant(sentAt)}.`,
    ...(keptAt === null ? [] : [`Last kept in the outbox on ${formatInstant(keptAt)}.`]),
    ...(failed
      ? [`Last failed, a ${kind} of ${formatInstant(failed.at)}: ${stopped(failed.error)}`]
      : []),
    ...runLines('The job that sends messages', sending),
  ];
}

export function paymentLines({ event, settling }: Pick<LastEvents, 'event' | 'settling'>) {
  const from = event?.provider === 'stripe' ? 'Stripe' : 'the test payments';
  return [
    event
      ? `Last event of ${from} on ${formatInstant(event.at)}: ${event.type}.`
      : 'No payment events yet.',
    ...runLines('The job that asks about open payments', settling),
  ];
}
