import { act, fireEvent, renderHook } from '@testing-library/react';
import { LEAVE_EVENT } from '@/components/host/shell/leave-event';
import { useCalendarPlace } from '@/components/host/calendar/use-calendar-place';
import { calendarDate } from '@/lib/domain/values/calendar-date';

const params = new URLSearchParams();
jest.mock('next/navigation', () => ({ useSearchParams: () => params }));

let replace: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  replace = jest.spyOn(window.history, 'replaceState');
  document.body.innerHTML = '<a href="/host/bookings">Bookings</a><a href="#legend">Legend</a>';
  document.body.addEventListener('click', (event) => event.preventDefault());
});
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const open = () => renderHook(() => useCalendarPlace(calendarDate('2026-11-25'))).result.current;
const rest = () => act(() => jest.advanceTimersByTime(1000));
const link = (name: string) =>
  [...document.querySelectorAll('a')].find((each) => each.textContent === name) ?? document.body;

test('what is typed stands in the address a moment later', () => {
  const place = open();
  act(() => place.note({ filter: 'Laurel' }));
  expect(replace).not.toHaveBeenCalled();
  rest();
  expect(replace).toHaveBeenCalledTimes(1);
  expect(window.location.search).toBe('?q=Laurel');
});

test.each([
  ['a link', () => fireEvent.click(link('Bookings'))],
  ['a key', () => act(() => void document.dispatchEvent(new Event(LEAVE_EVENT)))],
])('the address is left alone once %s leads to another page', (_, leave) => {
  const place = open();
  act(() => place.note({ filter: 'Laurel' }));
  leave();
  act(() => place.follow(3000));
  rest();
  expect(replace).not.toHaveBeenCalled();
});

test.each([
  ['a link within the page', () => fireEvent.click(link('Legend'))],
  ['a link for another tab', () => fireEvent.click(link('Bookings'), { ctrlKey: true })],
])('%s leaves the calendar where it is', (_, click) => {
  const place = open();
  act(() => place.note({ filter: 'Laurel' }));
  click();
  rest();
  expect(replace).toHaveBeenCalledTimes(1);
});
