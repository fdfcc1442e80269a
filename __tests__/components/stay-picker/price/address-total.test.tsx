import { act, waitFor } from '@testing-library/react';
import { AddressTotal } from '@/components/stay-picker/price/address-total';
import { noteStayTotal, refusedStay, stayTotal } from '@/lib/browser/stay-total';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { CABIN } from '@/__tests__/components/stay-picker/support/cabin';
import { DEAL_ID, makeDeal, storeUnlock } from '@/__tests__/components/deal/make-deal';
import {
  FakeServer,
  PROMOTION,
  UNADVERTISED,
} from '@/__tests__/components/stay-picker/support/fake-server';
import { renderFresh, stopClock } from '@/__tests__/components/stay-picker/support/screen';

beforeEach(stopClock);
afterEach(() => {
  act(() => noteStayTotal(CABIN.slug, null));
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  jest.useRealTimers();
});

const openWith = (query: string) => {
  window.history.replaceState(null, '', `/cabins/${CABIN.slug}?${query}`);
  const server = new FakeServer().install();
  server.deal = makeDeal();
  server.promotion = PROMOTION;
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

const TAKEN_DATES = 'check_in=2026-12-09&check_out=2026-12-15&guests=2';

/** The nearest open stays, once they are known, and the server's total of each. */
async function openStays(server: FakeServer, discounts: { promo_code?: string; deal_id?: string }) {
  await waitFor(() => expect(refusedStay(CABIN.slug)).toBeTruthy());
  const open = refusedStay(CABIN.slug)?.openStays ?? [];
  expect(open.length).toBeGreaterThan(0);
  const quoted = open.map(({ stay: { checkIn, checkOut } }) => {
    const stay = { cabin_id: CABIN.id, check_in: checkIn, check_out: checkOut };
    const party = { adults: 2, children: 0, pets: 0 };
    return server.quoteFor({ ...stay, ...party, ...discounts }).total_cents;
  });
  return { shown: open.map(({ totalCents }) => totalCents), quoted };
}

test('the nearest open stays cost what they cost with the unlocked deal', async () => {
  storeUnlock();
  const { shown, quoted } = await openStays(openWith(TAKEN_DATES), { deal_id: DEAL_ID });
  expect(shown).toEqual(quoted);
});

test('the nearest open stays cost what they cost with the advertised code', async () => {
  const server = openWith(`${TAKEN_DATES}&promo=${PROMOTION.code}`);
  const { shown, quoted } = await openStays(server, { promo_code: PROMOTION.code });
  expect(shown).toEqual(quoted);
});

test('the nearest open stays have no totals where only the server knows the code', async () => {
  const server = openWith(`${TAKEN_DATES}&promo=${UNADVERTISED.code}`);
  const { shown, quoted } = await openStays(server, {});
  expect(shown).toEqual(quoted.map(() => null));
  expect(refusedStay(CABIN.slug)?.promoCode).toBe(UNADVERTISED.code);
});

test('asks the server for the total with a code that only the server knows', async () => {
  const { code } = UNADVERTISED;
  const server = openWith(`check_in=2026-12-05&check_out=2026-12-07&guests=2&promo=${code}`);
  await waitFor(() => expect(stayTotal(CABIN.slug)).toBeTruthy());
  const [request] = server.quoteRequests;
  if (!request) throw new Error('No quote was requested');
  expect(request.promo_code).toBe(code);
  const { total_cents: totalCents } = server.quoteFor(request);
  expect(stayTotal(CABIN.slug)).toMatchObject({ totalCents, promoCode: code });
});
