import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MonthCalendar } from '@/components/ui/month/month-calendar';
import { calendarDate, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatLongDate } from '@/lib/copy/format';

const TODAY = calendarDate('2026-11-20');

type Options = {
  monthsShown?: 1 | 2;
  lastMonth?: string;
  start?: string;
  preferred?: string;
  today?: string;
  firstDate?: string;
  refused?: string[];
  from?: string;
  to?: string;
};

function renderCalendar(options: Options = {}) {
  const onSelect = jest.fn();
  const onPreview = jest.fn();
  function Harness() {
    const [month, setMonth] = useState(calendarDate(options.start ?? '2026-11-01'));
    return (
      <>
        <MonthCalendar
          label="Choose dates"
          month={month}
          onMonthChange={setMonth}
          monthsShown={options.monthsShown}
          today={calendarDate(options.today ?? TODAY)}
          firstDate={options.firstDate ? calendarDate(options.firstDate) : undefined}
          previewFrom={options.from && !options.to ? calendarDate(options.from) : null}
          onPreview={onPreview}
          lastMonth={options.lastMonth ? calendarDate(options.lastMonth) : undefined}
          preferredDate={options.preferred ? calendarDate(options.preferred) : null}
          onSelect={onSelect}
          describe={(date: CalendarDate) => ({
            label: formatLongDate(date),
            disabled: options.refused?.includes(date) ?? false,
            tooltip: options.refused?.includes(date) ? 'Unavailable' : null,
            selected: date === options.from ? 'start' : date === options.to ? 'end' : null,
            inRange: !!options.from && !!options.to && date > options.from && date < options.to,
          })}
        />
        <button type="button">After</button>
      </>
    );
  }
  render(<Harness />);
  return { onSelect, onPreview, user: userEvent.setup() };
}

const day = (name: RegExp | string) => screen.getByRole('button', { name });
const focusedDay = () => document.activeElement?.getAttribute('data-date');

test('a month is a grid named after itself, with full weekday names and weeks from Sunday', () => {
  renderCalendar();
  const grid = screen.getByRole('grid', { name: 'November 2026' });
  const headers = within(grid).getAllByRole('columnheader');
  expect(headers.map((header) => header.getAttribute('abbr'))).toEqual([
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ]);
});

test('weeks that are over are left out, and the keyboard does not lead into them', async () => {
  const { user } = renderCalendar();
  const grid = screen.getByRole('grid', { name: 'November 2026' });
  const [, firstWeek] = within(grid).getAllByRole('row');
  expect(within(firstWeek as HTMLElement).getAllByRole('gridcell')[0]).toHaveTextContent('15');
  expect(within(grid).getAllByRole('button', { name: /2026/ })).toHaveLength(16);
  day(/November 20/).focus();
  await user.keyboard('{ArrowUp}');
  expect(focusedDay()).toBe('2026-11-15');
  await user.keyboard('{PageDown}{ArrowUp}{ArrowUp}{PageUp}');
  expect(focusedDay()).toBe('2026-11-15');
});

test('the week of yesterday stays where that can still be chosen', () => {
  renderCalendar({ today: '2026-11-22', firstDate: '2026-11-21' });
  expect(day(/November 15/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /November 14/ })).toBeNull();
});

test('the first tab stop is a day that can be chosen, when one is shown', () => {
  renderCalendar({ refused: ['2026-11-20', '2026-11-21'] });
  expect(day(/November 22/)).toHaveAttribute('tabindex', '0');
});

test('two months end with the last one', () => {
  renderCalendar({ monthsShown: 2, start: '2027-01-01', lastMonth: '2027-01-01' });
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  expect(screen.getByRole('grid', { name: 'January 2027' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled');
});

test('the range up to the day under the pointer or the focus is shown, where it can be chosen', async () => {
  const { user, onPreview } = renderCalendar({ from: '2026-11-20', refused: ['2026-11-24'] });
  const shown = () =>
    [...document.querySelectorAll('.night-preview [data-date]')].map((it) => it.textContent);
  await user.hover(day(/November 23/));
  expect(shown()).toEqual(['20', '21', '22', '23']);
  await user.hover(day(/November 24/));
  expect(shown()).toEqual([]);
  act(() => day(/November 22/).focus());
  expect(onPreview.mock.calls).toEqual([['2026-11-23'], [null], ['2026-11-22']]);
});

test('the preview stays on the way from day to day, and goes with the focus', async () => {
  const { user, onPreview } = renderCalendar({ from: '2026-11-20' });
  act(() => day(/November 20/).focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(onPreview.mock.calls).toEqual([['2026-11-21'], ['2026-11-22']]);
  await user.tab();
  expect(onPreview).toHaveBeenLastCalledWith(null);
});

test('a tooltip below a chosen day is turned away from it', () => {
  renderCalendar({ from: '2026-11-20', refused: ['2026-11-23', '2026-11-30'] });
  expect(day(/November 23/)).toHaveClass('day-tip-below');
  expect(day(/November 30/)).not.toHaveClass('day-tip-below');
});

test('today is marked and the only tab stop; the next Tab leaves the days', async () => {
  const { user } = renderCalendar();
  expect(day('Friday, November 20, 2026')).toHaveAttribute('aria-current', 'date');
  await user.tab();
  await user.tab();
  await user.tab();
  expect(focusedDay()).toBe('2026-11-20');
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test.each([
  // The tab stop is the twentieth, a Friday.
  ['November 26', '{Home}', '2026-11-22'],
  ['November 27', '{ArrowUp}', '2026-11-20'],
  ['November 21', '{ArrowLeft}', '2026-11-20'],
  ['November 19', '{PageDown}', '2026-12-19'],
])('from %s, focused beside the tab stop, %s leads to %s', async (focused, key, reached) => {
  const { user } = renderCalendar();
  act(() => day(new RegExp(focused)).focus());
  await user.keyboard(key);
  expect(focusedDay()).toBe(reached);
  expect(document.activeElement).toHaveAttribute('tabindex', '0');
});

test('the tab stop begins at the preferred date when it is in view', () => {
  renderCalendar({ preferred: '2026-11-27' });
  expect(day(/November 27/)).toHaveAttribute('tabindex', '0');
  expect(day(/November 20/)).toHaveAttribute('tabindex', '-1');
});

test.each([
  ['{ArrowRight}', '2026-11-21'],
  ['{ArrowLeft}', '2026-11-19'],
  ['{ArrowDown}', '2026-11-27'],
  ['{Home}', '2026-11-15'],
  ['{End}', '2026-11-21'],
  ['{PageDown}', '2026-12-20'],
  ['{Shift>}{PageDown}{/Shift}', '2027-11-20'],
])('%s moves the focus to %s', async (keys, expected) => {
  const { user } = renderCalendar();
  day(/November 20/).focus();
  await user.keyboard(keys);
  expect(focusedDay()).toBe(expected);
});

test('a move into another month shows and announces it', async () => {
  const { user } = renderCalendar();
  day(/November 20/).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focusedDay()).toBe('2026-12-04');
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeInTheDocument();
  expect(screen.queryByRole('grid', { name: 'November 2026' })).not.toBeInTheDocument();
  expect(screen.getByText('December 2026', { selector: '[aria-live="polite"]' })).toBeVisible();
});

test('the keyboard stays between the current month and the last one', async () => {
  const { user } = renderCalendar({ lastMonth: '2026-12-01' });
  day(/November 20/).focus();
  await user.keyboard('{PageUp}');
  expect(focusedDay()).toBe('2026-11-20');
  await user.keyboard('{PageDown}{PageDown}');
  expect(focusedDay()).toBe('2026-12-20');
});

test('the buttons change the month, keep the focus, and are blocked at both ends', async () => {
  const { user } = renderCalendar({ lastMonth: '2026-12-01' });
  const previous = screen.getByRole('button', { name: 'Previous month' });
  const next = screen.getByRole('button', { name: 'Next month' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await user.click(previous);
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
  await user.click(next);
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeInTheDocument();
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(previous).not.toHaveAttribute('aria-disabled');
  await user.click(next);
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeInTheDocument();
  expect(day(/December 1,/)).toHaveAttribute('tabindex', '0');
});

test('a click on the focused day does not make a later month change take the focus', async () => {
  const { user } = renderCalendar();
  await user.click(day(/November 20/));
  await user.click(day(/November 20/));
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('button', { name: 'Next month' })).toHaveFocus();
});

test('two months share one tab stop, and a move between them changes no month', async () => {
  const { user } = renderCalendar({ monthsShown: 2 });
  expect(screen.getAllByRole('grid')).toHaveLength(2);
  expect(document.querySelectorAll('[data-date][tabindex="0"]')).toHaveLength(1);
  day(/November 30/).focus();
  await user.click(day(/November 30/));
  await user.keyboard('{ArrowRight}');
  expect(focusedDay()).toBe('2026-12-01');
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
  await user.keyboard('{PageDown}');
  expect(focusedDay()).toBe('2027-01-01');
  expect(
    screen.getByText('December 2026 and January 2027', { selector: '[aria-live="polite"]' }),
  ).toBeInTheDocument();
});

test('a disabled day can be reached, says why, and is still reported when chosen', async () => {
  const { user, onSelect } = renderCalendar({ refused: ['2026-11-21'] });
  day(/November 20/).focus();
  await user.keyboard('{ArrowRight}');
  const refused = day('Saturday, November 21, 2026, Unavailable');
  expect(refused).toHaveFocus();
  expect(refused).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledWith('2026-11-21');
});

test('Enter and Space choose the focused day', async () => {
  const { user, onSelect } = renderCalendar();
  day(/November 20/).focus();
  await user.keyboard('{Enter}{ArrowRight} ');
  expect(onSelect.mock.calls).toEqual([['2026-11-20'], ['2026-11-21']]);
});

test('the days of a range are selected in the grid', () => {
  renderCalendar({ from: '2026-11-20', to: '2026-11-23' });
  const selected = screen.getAllByRole('gridcell', { selected: true });
  expect(selected.map((cell) => cell.textContent)).toEqual(['20', '21', '22', '23']);
});
