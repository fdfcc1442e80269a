import {
  admitEvent,
  toEventParameters,
  type AnalyticsEvent,
  type EventContext,
  type EventMemory,
  type EventParameters,
} from '@/lib/domain/analytics/analytics';
import { toTrackedPath } from '@/lib/domain/analytics/tracking-privacy';
import { analyticsSessionId } from '@/lib/browser/storage/session';
import { onIdle } from '@/lib/browser/loading/on-idle';
import { logProblem } from '@/lib/browser/log';

const TIMEOUT_MS = 10_000;

type Beacon = { url: `/api/track/${string}`; body: object };

async function post({ url, body }: Beacon): Promise<void> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      // The request outlives the page and has a low priority.
      keepalive: true,
      priority: 'low',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) logProblem('tracking', `${url} answered ${response.status}`);
  } catch (error) {
    logProblem('tracking', `${url}: ${String(error)}`);
  }
}

function postOnLeaving({ url, body }: Beacon): boolean {
  try {
    // Sent as text/plain, because some browsers send no other type; the routes parse it as JSON.
    return navigator.sendBeacon(url, JSON.stringify(body));
  } catch {
    return false;
  }
}

/** Fire and forget: no response is read, nothing is retried, failures are only logged (product §8). */
function sendBeacon(beacon: Beacon, isLeaving: boolean): void {
  if (!isLeaving || !postOnLeaving(beacon)) void post(beacon);
}

type EventJson = { event_name: string; parameters: EventParameters };
type Options = { onEvent?: (name: string, parameters: EventParameters) => void };

const GATHERED_MS = 1000;
const MAX_IN_BATCH = 20;
const MAX_WAITING = 100;

let viewport: string | null = null;
const forgetViewport = () => {
  viewport = null;
};

/** Cached: reading it forces a synchronous layout. */
function viewportSize(): string {
  viewport ??= `${window.innerWidth}x${window.innerHeight}`;
  return viewport;
}

function readContext(at: number): EventContext {
  const { origin, pathname } = window.location;
  const path = toTrackedPath(pathname) ?? '/';
  return {
    session_id: analyticsSessionId(),
    timestamp: new Date(at).toISOString(),
    page_path: path,
    page_location: `${origin}${path}`,
    user_agent: navigator.userAgent,
    screen_resolution: `${window.screen.width}x${window.screen.height}`,
    viewport_size: viewportSize(),
  };
}

// A single event is sent on its own, several as a batch.
function toBatches(events: readonly EventJson[]): Beacon[] {
  const batches: Beacon[] = [];
  for (let first = 0; first < events.length; first += MAX_IN_BATCH) {
    const batch = events.slice(first, first + MAX_IN_BATCH);
    const [only] = batch;
    const body = only && batch.length === 1 ? only : { events: batch };
    batches.push({ url: '/api/track/event', body });
  }
  return batches;
}

/**
 * Queues events and sends them when the page is idle, or at once when the visitor leaves. Offline it keeps the first
 * hundred of each kind until the connection is back.
 */
export function startTracker({ onEvent }: Options = {}) {
  let memory: EventMemory = new Map();
  let events: EventJson[] = [];
  let beacons: Beacon[] = [];
  let cancel: (() => void) | null = null;
  forgetViewport();

  function gather(): Beacon[] {
    const all = [...beacons, ...toBatches(events)];
    beacons = [];
    events = [];
    return all;
  }

  /** Sends one request per idle period: building one takes a slow phone 25 ms, and a tap should not wait for two. */
  function sendNext() {
    cancel = null;
    if (!navigator.onLine) return;
    const [next, ...later] = gather();
    beacons = later;
    if (next) sendBeacon(next, false);
    if (later.length > 0) cancel = onIdle(sendNext);
  }

  function flush() {
    cancel?.();
    cancel = null;
    if (!navigator.onLine) return;
    for (const beacon of gather()) sendBeacon(beacon, true);
  }

  function plan() {
    if (cancel) return;
    const timer = setTimeout(() => (cancel = onIdle(sendNext)), GATHERED_MS);
    cancel = () => clearTimeout(timer);
  }

  function onHidden() {
    if (document.visibilityState === 'hidden') flush();
  }
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('visibilitychange', onHidden, { signal });
  window.addEventListener('pagehide', flush, { signal });
  window.addEventListener('online', plan, { signal });
  window.addEventListener('resize', forgetViewport, { signal });

  return {
    send(beacon: Beacon) {
      if (beacons.length < MAX_WAITING) beacons.push(beacon);
      plan();
    },
    record(event: AnalyticsEvent) {
      const { isAdmitted, memory: next } = admitEvent(memory, event);
      memory = next;
      if (!isAdmitted) return;
      const parameters = toEventParameters(event, readContext(event.at));
      onEvent?.(event.name, parameters);
      if (events.length < MAX_WAITING) events.push({ event_name: event.name, parameters });
      plan();
    },
    stop() {
      flush();
      stop.abort();
    },
  };
}

export type Tracker = ReturnType<typeof startTracker>;
