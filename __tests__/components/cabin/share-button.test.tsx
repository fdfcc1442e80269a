import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from '@/components/cabin/share-button';
import { noteStayTotal } from '@/lib/browser/stay-total';
import { Toaster } from '@/components/ui/toast';
import { calendarDate } from '@/lib/domain/values/calendar-date';

const CABIN = { slug: 'bear-hollow', title: 'Bear Hollow', city: 'Gatlinburg' };
const LINK = 'http://localhost/cabins/bear-hollow';
const DATES = '?check_in=2027-02-02&check_out=2027-02-05';

let share: jest.Mock;

beforeEach(() => {
  share = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { share });
  window.history.replaceState(null, '', '/cabins/bear-hollow');
});
afterEach(() => {
  noteStayTotal(CABIN.slug, null);
  Object.assign(navigator, { share: undefined });
});

async function tapShare() {
  const user = userEvent.setup();
  render(
    <>
      <ShareButton cabin={CABIN} className="" />
      <Toaster />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
}

test.each([
  ['', ''],
  ['?fbclid=abc&utm_source=x', ''],
  [DATES, DATES],
  [`${DATES}&guests=3&pets=1&fbclid=abc`, `${DATES}&guests=3&pets=1`],
  ['?check_in=2027-02-05&check_out=2027-02-02', ''],
])('of the address %p, the shared link keeps %p', async (search, kept) => {
  window.history.replaceState(null, '', `/cabins/bear-hollow${search}`);
  await tapShare();
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(share).toHaveBeenCalledWith({
    title: 'Bear Hollow',
    text: expect.stringContaining('Bear Hollow in Gatlinburg'),
    url: LINK + kept,
  });
});

test('what the calendar shows goes before the address, dates taken back too', async () => {
  window.history.replaceState(null, '', `/cabins/bear-hollow${DATES}`);
  const stay = { checkIn: calendarDate('2027-03-01'), checkOut: calendarDate('2027-03-04') };
  const total = {
    stay,
    party: { adults: 2, children: 1, pets: 0 },
    totalCents: 1,
    freeThrough: null,
  };
  noteStayTotal(CABIN.slug, { total });
  await tapShare();
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(share.mock.lastCall[0].url).toBe(
    `${LINK}?check_in=2027-03-01&check_out=2027-03-04&guests=3`,
  );
  noteStayTotal(CABIN.slug, { total: null });
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
  expect(share.mock.lastCall[0].url).toBe(LINK);
});

test('without a share sheet the link is copied', async () => {
  Object.assign(navigator, { share: undefined });
  await tapShare();
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(LINK);
});

test('a sheet that was closed is no failure', async () => {
  share.mockRejectedValue(new DOMException('Closed', 'AbortError'));
  await tapShare();
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(await navigator.clipboard.readText()).toBe('');
});

test('where nothing can be copied either, the link is shown', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  share.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No'));
  render(
    <>
      <ShareButton cabin={CABIN} className="" />
      <Toaster />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText(LINK)).toBeVisible();
});
