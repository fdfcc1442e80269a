import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as classNames from '@/components/ui/class-names';
import { MonthCalendar } from '@/components/ui/month/month-calendar';
import { calendarDate, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatLongDate } from '@/lib/copy/format';

jest.mock('@/components/ui/class-names', () => {
  const actual = jest.requireActual<typeof classNames>('@/components/ui/class-names');
  return { joinClasses: jest.fn(actual.joinClasses) };
});

const TODAY = calendarDate('2026-11-20');

/** Of each day drawn the class list is made once, beginning with its base. */
const daysDrawn = () =>
  jest.mocked(classNames.joinClasses).mock.calls.filter(([first]) => first === 'day').length;

function Calendar() {
  const [chosen, setChosen] = useState<CalendarDate>(TODAY);
  const [month, setMonth] = useState(calendarDate('2026-11-01'));
  return (
    <MonthCalendar
      label="Dates"
      month={month}
      onMonthChange={setMonth}
      today={TODAY}
      onSelect={setChosen}
      describe={(date) => ({
        label: formatLongDate(date),
        disabled: false,
        selected: date === chosen ? 'start' : null,
        inRange: false,
        tooltip: date < TODAY ? 'In the past' : null,
      })}
    />
  );
}

test('a click draws only the days that it changes', async () => {
  render(<Calendar />);
  expect(daysDrawn()).toBe(16);
  jest.mocked(classNames.joinClasses).mockClear();
  await userEvent.click(screen.getByRole('button', { name: /November 25/ }));
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('25');
  // The day chosen before and the new one, and both again when the new one becomes the stop of the Tab key.
  expect(daysDrawn()).toBe(4);
});

test('the next month takes the place of this one in the same cells', async () => {
  render(<Calendar />);
  const day = screen.getByRole('button', { name: /November 22/ });
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(day).toHaveAttribute('data-date', '2026-12-06');
  expect(day).toHaveAccessibleName('Sunday, December 6, 2026');
  expect(day).not.toHaveAttribute('data-tooltip');
});

test('a month that the keyboard moves into is new, so that its day is read out', async () => {
  render(<Calendar />);
  const sixth = screen.getByRole('button', { name: /November 27,/ });
  screen.getByRole('button', { name: /November 20/ }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toHaveAttribute('data-date', '2026-12-04');
  expect(sixth).not.toBeInTheDocument();
});
