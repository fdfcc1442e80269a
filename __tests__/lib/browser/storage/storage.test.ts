/** @jest-environment jsdom */
import {
  readSession,
  removeSession,
  STORAGE_KEYS,
  subscribeToStorage,
  writeSession,
} from '@/lib/browser/storage/storage';

const KEY = STORAGE_KEYS.searchCriteria;

afterEach(() => {
  jest.restoreAllMocks();
  removeSession(KEY);
});

test('the keys are those of product §3', () => {
  expect(STORAGE_KEYS).toMatchObject({
    searchCriteria: 'searchCriteria',
    searchResults: 'searchResults',
  });
});

test('a written value is read back, and gone once removed', () => {
  expect(readSession(KEY)).toBeNull();
  writeSession(KEY, '{"guests":4}');
  expect(readSession(KEY)).toBe('{"guests":4}');
  expect(window.sessionStorage.getItem(KEY)).toBe('{"guests":4}');
  removeSession(KEY);
  expect(readSession(KEY)).toBeNull();
});

test('listeners hear writes and removals of their key only, until they leave', () => {
  const listener = jest.fn();
  const unsubscribe = subscribeToStorage(KEY, listener);
  writeSession(KEY, 'a');
  removeSession(KEY);
  writeSession(STORAGE_KEYS.searchResults, 'b');
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  writeSession(KEY, 'c');
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([
  ['its key', KEY, 1],
  ['a cleared storage', null, 1],
  ['another key', 'other', 0],
])('a storage event about %s is heard %#', (_, key, calls) => {
  const listener = jest.fn();
  const unsubscribe = subscribeToStorage(KEY, listener);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).toHaveBeenCalledTimes(calls);
  unsubscribe();
});

test('where storage refuses, values live in memory and nothing throws', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  const listener = jest.fn();
  const unsubscribe = subscribeToStorage(KEY, listener);
  expect(readSession(KEY)).toBeNull();
  writeSession(KEY, 'kept');
  expect(readSession(KEY)).toBe('kept');
  removeSession(KEY);
  expect(readSession(KEY)).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
});

test('once storage accepts again, it counts', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  writeSession(KEY, 'in memory');
  setItem.mockRestore();
  writeSession(KEY, 'stored');
  expect(readSession(KEY)).toBe('stored');
  expect(window.sessionStorage.getItem(KEY)).toBe('stored');
});
