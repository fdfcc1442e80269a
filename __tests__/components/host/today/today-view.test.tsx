import { render, screen, within } from '@testing-library/react';
import { TodayView } from '@/components/host/today/today-view';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { HostToday, TodayBooking } from '@/lib/schemas/host/today';
import { QUIET_TODAY } from './quiet-today';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const stay = (reference: string, checkIn: string, checkOut: string, guestName: string | null) =>
  ({
    reference,
    cabin: `Cabin of ${reference}`,
    cabinId: reference,
    slug: reference,
    checkIn: calendarDate(checkIn),
    checkOut: calendarDate(checkOut),
    guestName,
    adults: 2,
    children: 1,
    pets: 1,
    notes: [],
  }) satisfies TodayBooking;
const show = (today: Partial<HostToday>) =>
  render(<TodayView today={{ ...QUIET_TODAY, ...today }} date={calendarDate('2026-11-29')} />);
const card = () => within(screen.getByRole('region', { name: 'The next three days' }));

test('the next three days list guests by name and missing door codes', () => {
  const june = stay('MM-1', '2026-11-30', '2026-12-02', 'June Carter');
  show({
    arriving: [june, stay('MM-2', '2026-12-02', '2026-12-05', 'Ida Red')],
    leaving: [june, stay('MM-3', '2026-11-27', '2026-11-30', null)],
    missingCodes: [{ reference: 'MM-1', cabin: 'x', checkIn: calendarDate('2026-11-30') }],
  });
  expect(
    card()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Mon, Nov 30', 'Wed, Dec 2']);
  expect(
    card()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Cabin of MM-3  leaves',
    'Cabin of MM-1 June Carter arrives3 guests, 1 petNo door code yet. Set it',
    'Cabin of MM-1 June Carter leaves',
    'Cabin of MM-2 Ida Red arrives3 guests, 1 pet',
  ]);
  expect(card().getByRole('link', { name: 'Set it' })).toHaveAttribute(
    'href',
    '/host/bookings/MM-1#arrival',
  );
});

test('three quiet days say so', () => {
  show({});
  expect(card().getByText('Nobody’s coming or going.')).toBeVisible();
});
