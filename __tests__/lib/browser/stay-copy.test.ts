/** @jest-environment jsdom */
import { keepStayCopy, type StayCopy } from '@/lib/browser/stay-copy';

jest.mock('@/lib/env/mode', () => ({ isProduction: true }));

const PATH = '/stay/abc';
const REST_MS = 300_000;

class FakeWorker extends EventTarget {
  readonly sent: string[] = [];
  state: ServiceWorkerState;
  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }
  activate() {
    this.state = 'activated';
    this.dispatchEvent(new Event('statechange'));
  }
  postMessage({ work, path }: { work: string; path: string }, [port]: MessagePort[]) {
    this.sent.push(`${work} ${path}`);
    port?.postMessage('saved');
  }
}

class FakeChannel {
  port1: { onmessage?: (event: { data: StayCopy }) => void } = {};
  port2 = { postMessage: (data: StayCopy) => this.port1.onmessage?.({ data }) };
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const setState = (name: 'readyState' | 'visibilityState', value: string) =>
  jest.spyOn(document, name, 'get').mockReturnValue(value as never);

function browserWith(worker?: FakeWorker) {
  const register = jest.fn(async () => undefined);
  const getRegistration = async () => worker && { installing: worker, waiting: null, active: null };
  const value = { register, getRegistration };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  Object.assign(window, { caches: {}, MessageChannel: FakeChannel });
  return register;
}

beforeEach(() => {
  jest.useFakeTimers();
  setState('readyState', 'complete');
  setState('visibilityState', 'visible');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a browser without workers is left alone', async () => {
  const onAnswer = jest.fn();
  keepStayCopy(PATH, onAnswer)();
  await settle();
  expect(onAnswer).not.toHaveBeenCalled();
});

test('after the page has loaded, a worker for stays alone starts and is asked to save', async () => {
  setState('readyState', 'interactive');
  const worker = new FakeWorker('installing');
  const register = browserWith(worker);
  const onAnswer = jest.fn();
  const stop = keepStayCopy(PATH, onAnswer);
  await settle();
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await settle();
  expect(register).toHaveBeenCalledWith('/stay-worker.js', { scope: '/stay/' });
  expect(worker.sent).toEqual([]);
  worker.activate();
  await settle();
  expect(worker.sent).toEqual([`open ${PATH}`]);
  expect(onAnswer).toHaveBeenCalledWith('saved');
  stop();
});

test('a page that is looked at again after five minutes renews its copy, until it is left', async () => {
  const worker = new FakeWorker('activated');
  browserWith(worker);
  const stop = keepStayCopy(PATH, () => undefined);
  const look = async (waitMs: number) => {
    await jest.advanceTimersByTimeAsync(waitMs);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
  };
  await look(REST_MS - 1000);
  expect(worker.sent).toEqual([`open ${PATH}`]);
  await look(1000);
  await look(1000);
  expect(worker.sent).toEqual([`open ${PATH}`, `renew ${PATH}`]);
  setState('visibilityState', 'hidden');
  await look(REST_MS);
  setState('visibilityState', 'visible');
  stop();
  await look(REST_MS);
  expect(worker.sent).toHaveLength(2);
});

test('a browser that pretends to register has no copy', async () => {
  browserWith();
  const onAnswer = jest.fn();
  keepStayCopy(PATH, onAnswer);
  await settle();
  expect(onAnswer).toHaveBeenCalledWith('none');
});

test('a browser that refuses the worker loses nothing else', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const register = jest.fn(() => Promise.reject(new Error('denied')));
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  const onAnswer = jest.fn();
  keepStayCopy(PATH, onAnswer)();
  await settle();
  expect(warn).toHaveBeenCalledWith('[stay copy] Error: denied');
  expect(onAnswer).not.toHaveBeenCalled();
});
