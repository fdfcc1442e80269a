import { act, fireEvent } from '@testing-library/react';

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What jsdom lacks; call it before each test. */
export function prepareBrowser(): { play: jest.SpyInstance } {
  window.ResizeObserver = NoObserver;
  showAt(1280, 800);
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  return { play };
}

export function showAt(width: number, height: number): void {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  fireEvent(window, new Event('resize'));
}

/** The warnings written to the log from now on, which the test expects. */
export function collectLog(): string[] {
  const log: string[] = [];
  jest.spyOn(console, 'warn').mockImplementation((text: string) => void log.push(text));
  return log;
}

export function answerFetch(answer: (url: string) => Promise<Response>): jest.Mock {
  const fake = jest.fn((url: RequestInfo | URL) => answer(String(url)));
  window.fetch = fake as typeof fetch;
  return fake;
}

type FakeResponse = { ok: boolean; status: number; json: () => Promise<unknown> };

/** jsdom has no Response of its own. */
export const jsonAnswer = (body: unknown, status = 200): Promise<Response> => {
  const response: FakeResponse = { ok: status < 400, status, json: async () => body };
  return Promise.resolve(response as Response);
};

/** A message that a frame sends to the page. */
export function sendFrom(frame: HTMLElement, data: unknown, origin = 'null'): void {
  const source = (frame as HTMLIFrameElement).contentWindow;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source, origin })));
}
