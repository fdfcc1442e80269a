import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { LeftOut } from '@/components/host/platforms/left-out';
import { addDays, calendarDate } from '@/lib/domain/values/calendar-date';
import type { HostFeed } from '@/lib/schemas/host/platforms/platforms';

const ID = '11111111-1111-4111-8111-111111111111';
const FEED: HostFeed = {
  id: ID,
  cabinId: ID,
  platform: 'airbnb',
  imports: 'likely',
  address: 'a.example/…ics',
  active: true,
  lastReadAt: null,
  nextReadAt: '2026-11-29T12:00:00Z',
  failures: 0,
  error: null,
  warning: null,
  problems: [],
  eventCount: 0,
  leftOut: [],
  takes: [],
};
const NIGHTS = { checkIn: calendarDate('2027-11-24'), checkOut: calendarDate('2027-11-28') };
const take = jest.fn(() => Promise.resolve({ ok: true as const, data: '' }));

const show = (feed: Partial<HostFeed>) =>
  render(<LeftOut feed={{ ...FEED, ...feed }} name="Airbnb for Laurel Lantern" take={take} />);

test('each kind is named with its nights, and one tap blocks them', async () => {
  show({
    leftOut: [
      { kind: 'moving', summary: 'Airbnb (Not available)', ...NIGHTS },
      { kind: 'free', summary: '', ...NIGHTS },
    ],
  });
  const [moving, free] = screen.getAllByRole('group').map((group) => within(group));
  expect(moving?.getByRole('listitem')).toHaveTextContent(
    'Nov 24 – Nov 28, 2027: “Airbnb (Not available)”',
  );
  expect(free?.getByRole('listitem')).toHaveTextContent('Nov 24 – Nov 28, 2027');
  const name = 'Block these nights: days marked as free, Airbnb for Laurel Lantern';
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
  expect(take).toHaveBeenCalledWith(ID, 'free', true);
});

test('blocked nights can be left out again', async () => {
  show({ takes: ['free'] });
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Stop blocking days marked as free/ }));
    await Promise.resolve();
  });
  expect(take).toHaveBeenCalledWith(ID, 'free', false);
});

test('many nights are folded behind the first', () => {
  const leftOut = Array.from({ length: 9 }, (_, i) => ({
    kind: 'hours' as const,
    summary: `Visit ${i}`,
    checkIn: addDays(NIGHTS.checkIn, i),
    checkOut: addDays(NIGHTS.checkIn, i + 1),
  }));
  show({ leftOut });
  expect(screen.getByText('3 more')).toBeInTheDocument();
  expect(screen.getByText(/Visit 8/)).not.toBeVisible();
});
