import { dayOf } from '@/components/host/copy/time';
import { plural } from '@/lib/copy/format';
import type {
  ListedNewsletter,
  NewsletterResults,
  StopReason,
  Subscriber,
  SubscriberState,
} from '@/lib/schemas/host/newsletter';

export const SUBSCRIBER_STATES: Record<SubscriberState, string> = {
  subscribed: 'Subscribed',
  unconfirmed: 'Not confirmed yet',
  unsubscribed: 'Unsubscribed',
  stopped: 'Stopped',
};

export const STOP_REASONS: Record<StopReason, string> = {
  bounce: 'letters came back',
  complaint: 'our mail was reported as spam',
  asked: 'deleted and kept out',
};

const FORMS: Record<Subscriber['form'], string> = {
  footer: 'The form at the bottom of every page',
  popup: 'The pop-up',
};
const NETWORKS: Readonly<Record<string, string>> = {
  tiktok: 'TikTok',
  instagram: 'Instagram',
  facebook: 'Facebook',
};

export function sourceText({ form, cameFrom }: Subscriber): string {
  const network = NETWORKS[cameFrom ?? ''];
  return network === undefined ? FORMS[form] : `${FORMS[form]}, coming from ${network}`;
}

/** The last thing that happened to an address. */
export function sinceText(subscriber: Subscriber): string {
  const { state, confirmedAt, unsubscribedAt, stoppedBy, stoppedAt, signedUpAt } = subscriber;
  if (state === 'stopped' && stoppedBy && stoppedAt) {
    return `${STOP_REASONS[stoppedBy]}, since ${dayOf(stoppedAt)}`;
  }
  if (unsubscribedAt) return `since ${dayOf(unsubscribedAt)}`;
  return confirmedAt ? `since ${dayOf(confirmedAt)}` : `signed up ${dayOf(signedUpAt)}`;
}

export function letterStateText({ state, sendAt, updatedAt, finishedAt }: ListedNewsletter) {
  switch (state) {
    case 'draft':
      return `Draft, last changed ${dayOf(updatedAt)}`;
    case 'sending':
      return `Sending, from ${dayOf(sendAt ?? updatedAt)}`;
    case 'paused':
      return 'Paused';
    case 'stopped':
      return `Stopped ${dayOf(finishedAt ?? updatedAt)}`;
    case 'sent':
      return `Sent ${dayOf(finishedAt ?? updatedAt)}`;
  }
}

const PARTS: readonly (readonly [keyof NewsletterResults, string])[] = [
  ['sent', 'sent'],
  ['queued', 'waiting in the outbox'],
  ['kept', 'kept in the outbox because no mail account is set up'],
  ['failed', 'failed'],
  ['leftOut', 'left out because they unsubscribed in the meantime'],
  ['bounced', 'came back'],
  ['complained', 'reported as spam'],
  ['unsubscribed', 'unsubscribed afterwards'],
];

/** The results of a letter, without counts of zero. */
export const resultLines = (results: NewsletterResults): string[] =>
  PARTS.flatMap(([name, words]) => (results[name] > 0 ? [`${results[name]} ${words}`] : []));

export const readersText = (count: number) => `${count} ${plural(count, 'address', 'addresses')}`;
