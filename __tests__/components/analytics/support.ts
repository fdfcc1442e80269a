import { act } from '@testing-library/react';

export type Sent = { url: string; body: Record<string, unknown>; way: 'fetch' | 'beacon' };

/** As much of a Response as is read; the test browser has none. */
export function answerWith(status: number, body: unknown = null): Response {
  const json = async (): Promise<unknown> => (typeof body === 'function' ? body() : body);
  return { ok: status < 400, status, json } as Response;
}

/** Stands in for the network; `sent` is all that left the page, in order. */
export function fakeNetwork(answer: () => Response = () => answerWith(204)) {
  const sent: Sent[] = [];
  const parse = (body: string) => JSON.parse(body) as Record<string, unknown>;
  const fetchMock = jest.fn(async (url: string, init: RequestInit = {}) => {
    sent.push({ url, body: parse(String(init.body ?? '{}')), way: 'fetch' });
    return answer();
  });
  const beaconMock = jest.fn((url: string, body: string) => {
    sent.push({ url, body: parse(body), way: 'beacon' });
    return true;
  });
  Object.defineProperty(window, 'fetch', { configurable: true, writable: true, value: fetchMock });
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beaconMock });
  const to = (url: string) => sent.filter((each) => each.url === url);
  return {
    sent,
    fetchMock,
    beaconMock,
    to,
    eventsSent: () => to('/api/track/event').flatMap(eventsOf),
  };
}

export type SentEvent = { event_name: string; parameters: Record<string, unknown> };

const eventsOf = ({ body }: Sent): SentEvent[] =>
  (body.events as SentEvent[] | undefined) ?? [body as SentEvent];

export function setProperty(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, value });
}

export const setVisibility = (state: DocumentVisibilityState) => {
  setProperty(document, 'visibilityState', state);
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Lets the time pass in which beacons are gathered and the page becomes idle. */
export const settle = (ms = 3000) => act(() => jest.advanceTimersByTimeAsync(ms));

type Observed = { callback: IntersectionObserverCallback; targets: Set<Element> };

/** IntersectionObservers that see what they are told. */
export function fakeIntersections() {
  const observers = new Set<Observed>();
  class FakeObserver {
    private readonly own: Observed;
    constructor(callback: IntersectionObserverCallback) {
      this.own = { callback, targets: new Set() };
      observers.add(this.own);
    }
    observe = (target: Element) => this.own.targets.add(target);
    unobserve = (target: Element) => this.own.targets.delete(target);
    disconnect = () => this.own.targets.clear();
  }
  setProperty(window, 'IntersectionObserver', FakeObserver);
  return {
    show(target: Element) {
      for (const { callback, targets } of observers) {
        if (!targets.has(target)) continue;
        const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
        callback([entry], {} as IntersectionObserver);
      }
    },
    isWatched: (target: Element) => [...observers].some(({ targets }) => targets.has(target)),
  };
}
