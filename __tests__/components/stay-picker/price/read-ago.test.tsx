import { act, render, screen } from '@testing-library/react';
import { agoText, ReadAgo } from '@/components/stay-picker/price/read-ago';

afterEach(() => jest.useRealTimers());

test.each([
  [-5, 'just now'],
  [9_999, 'just now'],
  [10_000, '10 seconds ago'],
  [29_999, '20 seconds ago'],
  [60_000, '1 minute ago'],
  [3_599_999, '59 minutes ago'],
  [3_600_000, 'over an hour ago'],
])('%i ms: %s', (ms, text) => {
  expect(agoText(ms)).toBe(text);
});

test('it goes on by itself, in silence', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T17:00:00Z') });
  render(<ReadAgo readAt={Date.now()} />);
  const time = screen.getByText('checked just now');
  expect(time).toHaveAttribute('dateTime', '2026-11-20T17:00:00.000Z');
  act(() => jest.advanceTimersByTime(20_000));
  expect(time).toHaveTextContent('checked 20 seconds ago');
  expect(time).toHaveAttribute('aria-live', 'off');
});
