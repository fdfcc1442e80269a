import { render, screen } from '@testing-library/react';
import { SearchFormFallback } from '@/components/search/search-form-fallback';
import { SearchResultsRecorder } from '@/components/search/search-results-recorder';
import { readSession, STORAGE_KEYS, subscribeToStorage } from '@/lib/browser/storage/storage';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';

const CRITERIA: SearchCriteria = {
  guests: 6,
  checkIn: calendarDate('2026-12-04'),
  checkOut: calendarDate('2026-12-07'),
  city: 'sevierville',
  flexibleDays: '2',
};

test('the plain form asks /cabins with the parameters of the dialog', () => {
  render(<SearchFormFallback criteria={CRITERIA} />);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Search cabins' });
  expect(form).toHaveAttribute('action', '/cabins');
  expect(form).toHaveAttribute('method', 'get');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    check_in: '2026-12-04',
    check_out: '2026-12-07',
    city: 'sevierville',
    guests: '6',
    flexible_days: '2',
  });
});

test('empty, it asks for all areas and two guests, at most 20', () => {
  render(<SearchFormFallback />);
  expect(screen.getByLabelText('Where')).toHaveValue('all');
  expect(screen.getByLabelText('Guests')).toHaveValue(2);
  expect(screen.getByLabelText('Guests')).toHaveAttribute('max', '20');
  expect(screen.getByLabelText('Check-in')).toHaveValue('');
});

test('a results page records its search and tells the listeners', () => {
  const listener = jest.fn();
  const unsubscribe = subscribeToStorage(STORAGE_KEYS.searchResults, listener);
  const { rerender } = render(<SearchResultsRecorder criteria={CRITERIA} cabinCount={12} />);
  expect(JSON.parse(readSession(STORAGE_KEYS.searchCriteria) ?? '')).toEqual({
    guests: 6,
    check_in: '2026-12-04',
    check_out: '2026-12-07',
    city: 'sevierville',
    flexible_days: '2',
  });
  expect(readSession(STORAGE_KEYS.searchResults)).toBe('{"cabinCount":12}');
  rerender(<SearchResultsRecorder criteria={CRITERIA} cabinCount={3} />);
  expect(readSession(STORAGE_KEYS.searchResults)).toBe('{"cabinCount":3}');
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
});
