/** @jest-environment jsdom */
import { whenNear } from '@/lib/browser/loading/when-near';

type Report = (entries: { isIntersecting: boolean }[]) => void;
let report: Report;
const disconnect = jest.fn();
const observe = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  window.IntersectionObserver = class {
    constructor(callback: Report) {
      report = callback;
    }
    observe = observe;
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
});

const far = { isIntersecting: false };
const near = { isIntersecting: true };

test.each([
  ['far', [far], 0],
  ['near', [near], 1],
  ['far, then near in one report, as after a jump', [far, near], 1],
  ['near and gone again in one report', [near, far], 1],
])('%s', (_, entries, calls) => {
  const onNear = jest.fn();
  whenNear(document.body, '200px', onNear);
  expect(observe).toHaveBeenCalledWith(document.body);
  report(entries);
  expect(onNear).toHaveBeenCalledTimes(calls);
  expect(disconnect).toHaveBeenCalledTimes(calls);
});

test('giving up ends it', () => {
  whenNear(document.body, '200px', jest.fn())();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
