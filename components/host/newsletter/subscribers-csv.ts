import { defuse, toClock, toTable, zoneName } from '@/components/host/copy/csv';
import { sourceText, SUBSCRIBER_STATES } from './newsletter-copy';
import type { Subscriber } from '@/lib/schemas/host/newsletter';

const clock = (instant: string | null) => instant && toClock(instant);

const columns = (): Record<string, (subscriber: Subscriber) => string | null> => ({
  Email: ({ email }) => defuse(email),
  State: ({ state }) => SUBSCRIBER_STATES[state],
  Source: (subscriber) => defuse(sourceText(subscriber)),
  [`Signed up (${zoneName()})`]: ({ signedUpAt }) => toClock(signedUpAt),
  Confirmed: ({ confirmedAt }) => clock(confirmedAt),
  Unsubscribed: ({ unsubscribedAt }) => clock(unsubscribedAt),
  Stopped: ({ stoppedAt }) => clock(stoppedAt),
  'Words agreed to': ({ consentWords }) => defuse(consentWords),
});

/** Returns subscribers as CSV, one address per row. */
export const toSubscribersCsv = (subscribers: readonly Subscriber[]): string =>
  toTable(columns(), subscribers);
