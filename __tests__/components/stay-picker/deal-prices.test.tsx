import { act, screen, waitFor, within } from '@testing-library/react';
import { CheckAvailabilityButton } from '@/components/stay-picker/picker/check-availability-button';
import { StayPicker } from '@/components/stay-picker/picker/stay-picker';
import { makeDeal, storeUnlock, DEAL_ID } from '../deal/make-deal';
import { CABIN } from './support/cabin';
import type { FakeServer } from './support/fake-server';
import {
  day,
  nearestStays,
  openCalendar,
  openLines,
  renderDecember,
  renderFresh,
  renderPicker,
  startPage,
} from './support/screen';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

let server: FakeServer;

beforeEach(() => {
  server = startPage('/cabins/laurel-lantern');
  server.deal = makeDeal();
  push.mockClear();
});
afterEach(() => jest.useRealTimers());

const reserveButton = () => screen.getByRole('button', { name: 'Reserve These Dates' });
const quotes = () => server.calls.filter((url) => url === '/api/quote').length;

async function chooseStay(user: Awaited<ReturnType<typeof renderPicker>>['user']) {
  await user.click(day('Friday, December 4, 2026'));
  await user.click(day('Monday, December 7, 2026'));
}

// Nights of 220, 330 and 220; 20 % off is 616; cleaning 150; 12.75 % tax of it all.
const WITH_DEAL = '$863.67';
const FULL = '$1,037.30';

describe('unlocked', () => {
  beforeEach(() => storeUnlock());

  test('the banner, each day and the price lines are of the deal', async () => {
    const { user } = await renderDecember();
    expect(await screen.findByText('DEAL OF THE DAY 20% OFF')).toBeVisible();
    expect(screen.getByText('07:00:00')).toBeVisible();
    expect(day('Friday, December 4, 2026')).toHaveAccessibleName(
      'Friday, December 4, 2026, $176 with the deal, 2-night minimum',
    );
    expect(within(day('Saturday, December 5, 2026')).getByText('$264')).toBeVisible();
    await chooseStay(user);
    expect(await screen.findByText(WITH_DEAL)).toBeVisible();
    await openLines(user);
    expect(screen.getByText('Deal of the day (20% off)')).toBeVisible();
    expect(screen.getByText('−$154.00')).toBeVisible();
    expect(screen.getByText('You save $173.63, taxes included.')).toBeVisible();
    expect(quotes()).toBe(1);
  });

  test('it is handed to /booking: in the session and in the address', async () => {
    const { user } = await renderDecember();
    await screen.findByText('DEAL OF THE DAY 20% OFF');
    await chooseStay(user);
    await waitFor(() => expect(reserveButton()).toBeEnabled());
    await user.click(reserveButton());
    expect(push).toHaveBeenCalledWith(expect.stringContaining(`&deal=${DEAL_ID}`));
    expect(JSON.parse(window.sessionStorage.getItem('bookingHandOff') ?? '')).toMatchObject({
      totalPrice: 86_367,
      subtotal: 61_600,
      dailyDeal: {
        id: DEAL_ID,
        discountPercent: 20,
        expiresAt: '2026-11-21T00:00:00+00:00',
      },
      isDailyDealUnlocked: true,
    });
  });

  test('dates that are known at once are priced once, with the deal', async () => {
    const { fetch } = server;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.fetch = async (url, init) => {
      if (url === '/api/deal') await held;
      return fetch(url, init);
    };
    server.install();
    window.history.replaceState(null, '', '?check_in=2026-12-04&check_out=2026-12-07');
    const { user } = renderFresh(<StayPicker cabin={CABIN} />);
    await openCalendar(user);
    expect(await screen.findByRole('grid')).toBeVisible();
    expect(screen.getByText('Loading the price')).toBeInTheDocument();
    expect(quotes()).toBe(0);
    release();
    expect(await screen.findByText(WITH_DEAL)).toBeVisible();
    await waitFor(() => expect(quotes()).toBe(1));
    expect(screen.queryByText(FULL)).not.toBeInTheDocument();
  });

  test('suggested stays have the total of the deal', async () => {
    const { user } = await renderDecember();
    await screen.findByText('DEAL OF THE DAY 20% OFF');
    await user.click(day('Friday, December 11, 2026'));
    // Two nights of 220 less 20 %, cleaning 150, tax on 502.
    expect(nearestStays()[0]).toHaveTextContent('$566.01');
  });

  test('the card dialog says total, total before, percent and discount', async () => {
    const { user } = renderFresh(
      <CheckAvailabilityButton cabin={CABIN}>Check Availability</CheckAvailabilityButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Check Availability' }));
    await user.click(await screen.findByRole('button', { name: 'Next month' }));
    await screen.findByText('DEAL OF THE DAY 20% OFF');
    await chooseStay(user);
    const summary = within(await screen.findByRole('region', { name: 'Price summary' }));
    expect(await summary.findByText('$864')).toBeVisible();
    expect(summary.getByText('$1,037')).toBeVisible();
    expect(summary.getByText('Deal of the day (20% off)')).toBeVisible();
    expect(summary.getByText('−$154')).toBeVisible();
    expect(summary.getByText('3 nights')).toBeVisible();
    expect(summary.getByText('Now average $205 a night')).toBeVisible();
    expect(summary.getByText('$616')).toBeVisible();
    expect(summary.getByText('$864')).toHaveAttribute('title', WITH_DEAL);
    expect(screen.queryByText(WITH_DEAL)).toBeNull();
  });

  test('when it ends the page says so and the price is the usual one again', async () => {
    const { user } = await renderDecember();
    await screen.findByText('DEAL OF THE DAY 20% OFF');
    await chooseStay(user);
    await screen.findByText(WITH_DEAL);
    jest.setSystemTime(new Date('2026-11-21T00:00:00Z'));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByText('Deal Expired')).toBeVisible();
    expect(await screen.findByText(FULL)).toBeVisible();
    expect(screen.queryByText('Deal of the day (20% off)')).not.toBeInTheDocument();
    expect(within(day('Saturday, December 5, 2026')).getByText('$330')).toBeVisible();
    await user.click(reserveButton());
    expect(push).toHaveBeenCalledWith(expect.not.stringContaining('deal='));
    expect(JSON.parse(window.sessionStorage.getItem('bookingHandOff') ?? '')).toMatchObject({
      totalPrice: 103_730,
      dailyDeal: null,
      isDailyDealUnlocked: false,
    });
  });

  test('an unlock in another tab shows here', async () => {
    window.localStorage.clear();
    await renderPicker();
    expect(server.calls).not.toContain('/api/deal');
    storeUnlock();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'unlockedDailyDeal' }));
    });
    expect(await screen.findByText('DEAL OF THE DAY 20% OFF')).toBeVisible();
  });

  test('where the deal cannot be fetched the price is the usual one, and it is logged', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.dealStatus = 503;
    const { user } = await renderDecember();
    await chooseStay(user);
    expect(await screen.findByText(FULL)).toBeVisible();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('[deal]'));
  });
});

describe('no discount', () => {
  test('without an unlock, and without a request for the deal', async () => {
    const { user } = await renderDecember();
    await chooseStay(user);
    expect(await screen.findByText(FULL)).toBeVisible();
    expect(server.calls).not.toContain('/api/deal');
    expect(screen.queryByText(/DEAL OF THE DAY/)).not.toBeInTheDocument();
  });

  test('with yesterday’s unlock, and without a request for the deal', async () => {
    storeUnlock(DEAL_ID, '2026-11-19');
    const { user } = await renderDecember();
    await chooseStay(user);
    expect(await screen.findByText(FULL)).toBeVisible();
    expect(server.calls).not.toContain('/api/deal');
  });

  test.each([
    [
      'another cabin’s deal',
      () => {
        const deal = makeDeal();
        deal.cabin.id = '22222222-2222-4222-8222-222222222222';
        server.deal = deal;
      },
    ],
    ['an unlock of another id', () => storeUnlock('88888888-8888-4888-8888-888888888888')],
    ['a day without a deal', () => (server.deal = null)],
    ['corrupt storage', () => storeUnlock('{"id":', '2026-11-20')],
  ])('with %s', async (_name, arrange) => {
    storeUnlock();
    arrange();
    const { user } = await renderDecember();
    await chooseStay(user);
    expect(await screen.findByText(FULL)).toBeVisible();
    expect(screen.queryByText(/DEAL OF THE DAY/)).not.toBeInTheDocument();
  });
});
