import { act, waitFor } from '@testing-library/react';
import { AddressTotal } from '@/components/stay-picker/price/address-total';
import { noteStayTotal, stayTotal } from '@/lib/browser/stay-total';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { CABIN } from '@/__tests__/components/stay-picker/support/cabin';
import { FakeServer } from '@/__tests__/components/stay-picker/support/fake-server';
import { renderFresh, stopClock } from '@/__tests__/components/stay-picker/support/screen';

beforeEach(stopClock);
afterEach(() => {
  act(() => noteStayTotal(CABIN.slug, null));
  window.history.replaceState(null, '', '/');
  jest.useRealTimers();
});

const openWith = (query: string) => {
  window.history.replaceState(null, '', `/cabins/${CABIN.slug}?${query}`);
  const server = new FakeServer().install();
  renderFresh(<AddressTotal cabin={CABIN} />);
  return server;
};

test('tells the total of dates in the address that can be booked, as the server would', async () => {
  const server = openWith('check_in=2026-12-05&check_out=2026-12-07&guests=2');
  const wanted = server.quoteFor({
    cabin_id: CABIN.id,
    check_in: calendarDate('2026-12-05'),
    check_out: calendarDate('2026-12-07'),
    adults: 2,
    children: 0,
    pets: 0,
  });
  await waitFor(() => expect(stayTotal(CABIN.slug)?.totalCents).toBe(wanted.total_cents));
});

test('asks for no price of dates that are taken, and says that there is none', async () => {
  const server = openWith('check_in=2026-12-09&check_out=2026-12-12&guests=2');
  await waitFor(() => expect(server.calls).toHaveLength(1));
  await act(async () => undefined);
  expect(server.calls).toEqual([`/api/availability?cabin_id=${CABIN.id}`]);
  expect(stayTotal(CABIN.slug)).toBeNull();
});
