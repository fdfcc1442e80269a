/** @jest-environment jsdom */
import {
  isCabinSaved,
  listSavedCabins,
  removeSavedCabin,
  saveCabin,
  subscribeToSavedCabins,
} from '@/lib/browser/storage/saved-cabins';
import { removeLocal } from '@/lib/browser/storage/storage';

const KEY = 'cabin-wishlist';
const lantern = { slug: 'laurel-lantern', cabinId: 'id-1' };
const splash = { slug: 'splash-and-cedar', cabinId: 'id-2' };

const stored = () => JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as unknown;
const expectWarning = () => jest.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T17:00:00Z') });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  removeLocal(KEY);
});

test('a saved cabin is stored with its slug, id and time, and is gone when removed', () => {
  expect(listSavedCabins()).toEqual([]);
  expect(saveCabin(lantern)).toBe(true);
  expect(stored()).toEqual([{ ...lantern, timestamp: '2026-11-20T17:00:00.000Z' }]);
  expect(isCabinSaved('laurel-lantern')).toBe(true);
  expect(isCabinSaved('splash-and-cedar')).toBe(false);
  expect(removeSavedCabin('laurel-lantern')).toMatchObject(lantern);
  expect(stored()).toEqual([]);
  expect(removeSavedCabin('laurel-lantern')).toBeNull();
});

test('a slug is saved once', () => {
  saveCabin(lantern);
  expect(saveCabin({ ...lantern, cabinId: 'id-9' })).toBe(true);
  expect(stored()).toMatchObject([lantern]);
});

test.each([
  [{ slug: 'laurel-lantern', cabinId: '' }],
  [{ slug: 'laurel-lantern' }],
  [{ slug: '', cabinId: 'id-1' }],
])('%j is refused and logged', (cabin) => {
  const warn = expectWarning();
  expect(saveCabin(cabin)).toBe(false);
  expect(listSavedCabins()).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('[favorites]'));
});

test('a removed cabin returns to its place when saved again', () => {
  saveCabin(lantern);
  jest.advanceTimersByTime(1000);
  saveCabin(splash);
  const removed = removeSavedCabin('laurel-lantern');
  if (!removed) throw new Error('Nothing was removed');
  jest.advanceTimersByTime(1000);
  saveCabin(removed);
  expect(listSavedCabins().map(({ slug }) => slug)).toEqual(['laurel-lantern', 'splash-and-cedar']);
});

test('the list stays the same object until it changes', () => {
  saveCabin(lantern);
  const before = listSavedCabins();
  expect(listSavedCabins()).toBe(before);
  saveCabin(splash);
  expect(listSavedCabins()).not.toBe(before);
});

test.each([['{"slug":'], ['{"slug":"a"}'], ['null'], ['"text"'], ['7']])(
  'a stored %s is ignored, logged once, and overwritten by the next save',
  (json) => {
    const warn = expectWarning();
    window.localStorage.setItem(KEY, json);
    expect(listSavedCabins()).toEqual([]);
    expect(listSavedCabins()).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
    saveCabin(lantern);
    expect(listSavedCabins()).toHaveLength(1);
  },
);

test('broken entries and repeated slugs of a list are left out', () => {
  const warn = expectWarning();
  const good = { ...lantern, timestamp: '2026-11-01T00:00:00.000Z' };
  const broken = [null, 7, 'x', {}, { slug: 'a' }, { slug: 'a', cabinId: 1, timestamp: 'x' }, []];
  window.localStorage.setItem(KEY, JSON.stringify([...broken, good, { ...good, cabinId: 'b' }]));
  expect(listSavedCabins()).toEqual([good]);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('listeners hear this tab, other tabs, and a page that comes back from the cache', () => {
  const listener = jest.fn();
  const unsubscribe = subscribeToSavedCabins(listener);
  saveCabin(lantern);
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(listener).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  removeSavedCabin('laurel-lantern');
  window.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(3);
});

test('saving keeps what another tab has saved', () => {
  expect(listSavedCabins()).toEqual([]);
  window.localStorage.setItem(KEY, JSON.stringify([{ ...splash, timestamp: '2026-11-01' }]));
  saveCabin(lantern);
  expect(listSavedCabins().map(({ slug }) => slug)).toEqual(['splash-and-cedar', 'laurel-lantern']);
});

test('where storage is refused, cabins are saved for as long as the page lives', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(saveCabin(lantern)).toBe(true);
  expect(isCabinSaved('laurel-lantern')).toBe(true);
  removeSavedCabin('laurel-lantern');
  expect(isCabinSaved('laurel-lantern')).toBe(false);
});
