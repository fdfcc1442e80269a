import type { AnalyticsEvent, EventParameters, NamedEvent } from '@/lib/domain/analytics/analytics';

export type { EventParameters };
/** The named events of product §7.5; any other name is a custom event and begins with `custom_`. */
type EventName = NamedEvent | `custom_${string}`;
export type TrackedEvent = AnalyticsEvent;

const MAX_WAITING = 100;

let waiting: TrackedEvent[] = [];
let receive: ((event: TrackedEvent) => void) | null = null;

/** Queues an event and returns. The sending code loads when the page is idle, and nothing depends on it. */
export function track(name: EventName, parameters: EventParameters = {}): void {
  const event = { name, parameters, at: Date.now() };
  if (receive) receive(event);
  else if (waiting.length < MAX_WAITING) waiting.push(event);
}

/** Delivers queued and later events to the receiver; the returned function stops it. */
export function receiveTracked(receiver: (event: TrackedEvent) => void): () => void {
  receive = receiver;
  const backlog = waiting;
  waiting = [];
  backlog.forEach(receiver);
  return () => {
    if (receive === receiver) receive = null;
  };
}
