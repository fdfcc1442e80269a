/** @jest-environment node */
import { limitReads, takeRead } from '@/lib/http/read-limits';
import { Refusal } from '@/lib/http/route';

const MOST = 5;
jest.mock('@/lib/env/server', () => ({ serverEnv: { READS_PER_MINUTE: 5 } }));

const from = (address: string) =>
  new Request('https://cabins.example/api/quote', { headers: { 'X-Forwarded-For': address } });
const count = (address: string, purpose: string, now: number) =>
  Array.from({ length: 20 }, () => takeRead(from(address), purpose, now)).filter(Boolean).length;

test('a network has its share of each purpose in each minute, and no more', () => {
  const now = Date.parse('2027-05-01T12:00:00Z');
  expect(count('203.0.113.1', 'quote', now)).toBe(MOST);
  expect(count('203.0.113.1', 'quote', now + 59_999)).toBe(0);
  expect(count('203.0.113.1', 'search', now)).toBe(MOST);
  expect(count('203.0.113.2', 'quote', now)).toBe(MOST);
  expect(count('2001:db8::1', 'quote', now)).toBe(MOST);
  expect(count('2001:db8::2', 'quote', now)).toBe(0);
  expect(count('203.0.113.1', 'quote', now + 60_000)).toBe(MOST);
});

test('what is kept of networks does not grow without end', () => {
  const now = Date.parse('2027-06-01T12:00:00Z');
  expect(count('203.0.113.1', 'quote', now)).toBe(MOST);
  for (let n = 0; n < 50_000; n++)
    takeRead(from(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`), 'quote', now);
  expect(count('203.0.113.1', 'quote', now)).toBe(MOST);
});

test('the one over its share is told to wait', () => {
  jest.useFakeTimers({ now: Date.parse('2027-07-01T12:00:00Z') });
  for (let n = 0; n < MOST; n++) limitReads(from('203.0.113.9'), 'quote');
  expect(() => limitReads(from('203.0.113.9'), 'quote')).toThrow(Refusal);
  jest.useRealTimers();
});
