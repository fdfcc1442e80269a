import { formatInstant } from './time';
import type {
  Connection,
  FunctionSettings,
  LastEvents,
  LastMessages,
  LastRun,
  Setup,
  SiteSettings,
} from '@/lib/schemas/host/connections';

export const CONNECTION_NAMES: Record<Connection, string> = {
  payments: 'Payments',
  letters: 'Letters',
  texts: 'Texts',
  map: 'Map',
  analytics: 'Analytics',
};

/** What a test does. */
export const TEST_NOTES: Record<Connection, string> = {
  payments: 'Asks Stripe with your key. No money moves.',
  letters: 'Logs in, and sends a letter to your own address.',
  texts: 'Asks Twilio for the account and its number. Nothing is sent.',
  map: 'Fetches the map as a browser does.',
  analytics: 'Looks at the tag. Nobody is called.',
};

export type State = { setup: Setup; label: string; text: string };

const SETUP_NAMES: Record<Setup, string> = {
  set_up: 'Set up',
  built_in: 'Test mode',
  incomplete: 'Incomplete',
};

const stateOf = (setup: Setup, text: string, label = SETUP_NAMES[setup]): State => ({
  ...{ setup, label, text },
});

const LIVE = 'Stripe, live: money moves.';
const STRIPE_TEST = 'Stripe, with a key of its test mode: no money moves.';
const STRIPE_UNKNOWN = 'Stripe. The key does not say whether it moves money.';

const missingText = (provider: string, missing: readonly string[]) =>
  `${provider} is chosen, and these settings are missing: ${missing.join(', ')}.`;

export function paymentsState(payments: FunctionSettings['payments']): State {
  const { setup, missing, isLive, isOff } = payments;
  if (isOff) {
    const text =
      'Only test payments are set up. This site is public, so nothing can be booked. Set PAYMENT_PROVIDER to stripe, with its keys.';
    return stateOf('incomplete', text, 'Off');
  }
  if (setup === 'built_in') {
    return stateOf(setup, 'Test payments stand in: a page of this site on which no money moves.');
  }
  if (setup === 'incomplete') return stateOf(setup, missingText('Stripe', missing));
  if (isLive === null) return stateOf(setup, STRIPE_UNKNOWN);
  return isLive ? stateOf(setup, LIVE) : stateOf(setup, STRIPE_TEST, 'Stripe’s test mode');
}

const DEAF =
  'It is not told which letters come back or are reported as spam, so newsletters go on to such addresses: RESEND_EVENTS_SECRET is missing.';

export function lettersState(letters: FunctionSettings['letters']): State {
  const { setup, host, sender, hearsBounces } = letters;
  if (setup === 'built_in') {
    return stateOf(setup, 'The outbox stands in: letters are kept there, and nobody gets them.');
  }
  const text = `Sent by ${host}, from ${sender}.`;
  return stateOf(setup, hearsBounces ? text : `${text} ${DEAF}`);
}

export function textsState(texts: FunctionSettings['texts']): State {
  const { setup, missing, accountEnd, sender } = texts;
  if (setup === 'built_in') {
    return stateOf(setup, 'The outbox stands in: texts are kept there, and nobody gets them.');
  }
  if (setup === 'incomplete') return stateOf(setup, missingText('Twilio', missing));
  return stateOf(setup, `Sent by Twilio, account …${accountEnd}, from ${sender}.`);
}

export const mapState = ({ host }: SiteSettings['map']): State =>
  host === ''
    ? stateOf('built_in', 'The site’s own map. It needs no other server.', 'Built in')
    : stateOf('set_up', `Drawn in a style of ${host}.`);

export const CONSENT =
  'It is not loaded in browsers that ask not to be tracked, on guests’ own pages, or here.';

export const analyticsState = ({ tag }: SiteSettings['analytics']): State =>
  tag === ''
    ? stateOf('built_in', 'No tag of Google. The site counts its visits itself.', 'Built in')
    : stateOf('set_up', `Google Analytics, tag ${tag}. ${CONSENT}`);

const stopped = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

const runLines = (what: string, run: LastRun): string[] => {
  if (run === null) return [`${what} has not run yet.`];
  return run.error === null
    ? []
    : [`${what} failed on ${formatInstant(run.at)}: ${stopped(run.error)}`];
};

/** What happened last to messages of a kind, which is named by its plural. */
export function messageLines(
  kind: 'letter' | 'text',
  { sentAt, keptAt, failed }: LastMessages,
  sending: LastRun,
): string[] {
  return [
    sentAt === null ? `No ${kind} was sent yet.` : `Last sent on ${formatInstant(sentAt)}.`,
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
      : 'No event of a payment arrived yet.',
    ...runLines('The job that asks about open payments', settling),
  ];
}
