import { act, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { StayMatrix } from '@/components/stay-picker/stay-matrix';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { formatMoney, formatWholeDollars } from '@/lib/format';
import { EMPTY_SELECTION } from '@/lib/domain/stays/selection';
import { CABIN } from './support/cabin';
import { FakeServer, TODAY } from './support/fake-server';
import { renderFresh, renderPicker, stopClock } from './support/screen';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

let server: FakeServer;

beforeEach(() => {
  stopClock();
  server = new FakeServer().install();
  window.history.replaceState(null, '', `/cabins/${CABIN.slug}`);
  window.sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const compare = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Compare arrivals and nights' }));
const table = () => screen.findByRole('grid', { name: 'Arrivals and nights' });
const offer = (name: RegExp) => screen.getByRole('button', { name });

test('a table with headers has every stay that can be sold, the least of each column marked', async () => {
  const { user } = await renderPicker();
  await compare(user);
  const rows = within(await table());
  expect(rows.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    ...['Arrival', '2 nights', '3 nights', '4 nights', '5 nights', '6 nights', '7 nights'],
  ]);
  const arrivals = rows.getAllByRole('rowheader');
  expect(arrivals).toHaveLength(14);
  expect(arrivals[0]).toHaveTextContent('Saturday, November 21, 2026');
  expect(screen.getByRole('heading', { name: 'Arrivals and nights' })).toHaveFocus();
  // 220 + 220, cleaning 150, 12.75 % of the 590.
  expect(offer(/2 nights, Sat, Nov 21 to Mon, Nov 23, lowest$/)).toHaveTextContent('$665');
  // The night of December 5 costs more.
  expect(offer(/2 nights, Fri, Dec 4 to Sun, Dec 6$/)).toBeVisible();
});

test('a tap chooses the stay, and panel and total follow, as the server prices it', async () => {
  const { user } = await renderPicker();
  await compare(user);
  await table();
  const name = offer(/3 nights, Wed, Nov 25 to Sat, Nov 28/).getAttribute('aria-label');
  await user.click(offer(/3 nights, Wed, Nov 25 to Sat, Nov 28/));
  const dates = { check_in: calendarDate('2026-11-25'), check_out: calendarDate('2026-11-28') };
  const party = { adults: 2, children: 0, pets: 0 };
  const { total_cents: total } = server.quoteFor({ cabin_id: CABIN.id, ...dates, ...party });
  expect(name).toContain(`${formatWholeDollars(total)} total`);
  expect(await screen.findByText(formatMoney(total))).toBeVisible();
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Wednesday, November 25, 2026/ })).toHaveFocus(),
  );
  await waitFor(() => expect(window.location.search).toContain('check_in=2026-11-25'));
});

test('one cell is a stop of the tab key, and arrow keys move between stays', async () => {
  const { user } = await renderPicker();
  await compare(user);
  const stops = within(await table())
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toHaveLength(1);
  act(() => stops[0]?.focus());
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(offer(/3 nights, Sun, Nov 22 to Wed, Nov 25/)).toHaveFocus();
  await user.keyboard('{End}');
  expect(offer(/7 nights, Sun, Nov 22 to Sun, Nov 29/)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('grid', { name: 'Arrivals and nights' })).toBeNull();
});

test('later and earlier arrivals, and back to the calendar', async () => {
  const { user } = await renderPicker();
  await compare(user);
  await table();
  expect(screen.getByRole('button', { name: 'Earlier arrivals' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Later arrivals' }));
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Saturday, December 5, 2026');
  await user.click(screen.getByRole('button', { name: 'Earlier arrivals' }));
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Saturday, November 21, 2026');
  await user.click(screen.getByRole('button', { name: 'Back to the calendar' }));
  expect(screen.getByText('Select check-in date')).toBeVisible();
});

test('a calendar without such a stay says that it is sold out', () => {
  renderFresh(
    <StayMatrix
      calendar={{ today: TODAY, days: new Map() }}
      selection={EMPTY_SELECTION}
      from={TODAY}
      totalCentsOf={() => null}
      onChoose={() => undefined}
      onBack={() => undefined}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Sold out:/);
  expect(screen.queryByRole('grid')).toBeNull();
});
