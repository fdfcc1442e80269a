import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from '@/components/cabin/share-button';
import { noteStayTotal } from '@/lib/browser/stay-total';
import { Toaster } from '@/components/ui/toast';
import { calendarDate } from '@/lib/domain/values/calendar-date';

const CABIN = {
  id: '5b7d6b0e-3f1c-4a54-9a3e-0d3f5f1f3b11',
  slug: 'bear-hollow',
  title: 'Bear Hollow',
  city: 'Gatlinburg',
};
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

describe('Send this stay', () => {
  const SENT = 'http://localhost/quote/0123456789abcdef0123456789abcdef';
  const reply = (status: number, body: object) =>
    ({ ok: status < 400, status, json: async () => body }) as Response;
  let answer: () => Promise<Response>;
  let bodies: unknown[];

  beforeEach(() => {
    bodies = [];
    answer = () => Promise.resolve(reply(201, { url: SENT }));
    Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
    global.fetch = (url, init) => {
      expect(url).toBe('/api/quotes');
      bodies.push(JSON.parse(String(init?.body)));
      return answer();
    };
    window.history.replaceState(null, '', `/cabins/bear-hollow${DATES}&guests=3&pets=1`);
  });

  async function tapSend() {
    render(
      <>
        <ShareButton cabin={CABIN} isDated className="" />
        <Toaster />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send this stay' }));
  }

  test('it stands beside Share only where there are dates', () => {
    const { rerender } = render(<ShareButton cabin={CABIN} className="" />);
    expect(screen.queryByRole('button', { name: 'Send this stay' })).not.toBeInTheDocument();
    rerender(<ShareButton cabin={CABIN} isDated className="" />);
    expect(screen.getByRole('button', { name: 'Send this stay' })).toBeVisible();
    expect(bodies).toEqual([]);
  });

  test('the stay of the address is quoted on the tap, and its link shared', async () => {
    await tapSend();
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    expect(bodies).toEqual([
      {
        cabin_id: CABIN.id,
        check_in: '2027-02-02',
        check_out: '2027-02-05',
        adults: 3,
        children: 0,
        pets: 1,
      },
    ]);
    expect(share.mock.lastCall[0]).toEqual({
      title: 'Bear Hollow',
      text: 'Bear Hollow in Gatlinburg, Feb 2 – Feb 5, 2027, with the total',
      url: SENT,
    });
  });

  test('what the calendar shows goes before the address, with code and deal', async () => {
    const stay = { checkIn: calendarDate('2027-03-01'), checkOut: calendarDate('2027-03-04') };
    const party = { adults: 2, children: 1, pets: 0 };
    const deal = { id: CABIN.id, discountPercent: 20, expiresAt: '2027-01-01T00:00:00Z' };
    noteStayTotal(CABIN.slug, {
      total: { stay, party, totalCents: 1, freeThrough: null, promoCode: 'FALL20', deal },
    });
    await tapSend();
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({
      check_in: '2027-03-01',
      ...party,
      promo_code: 'FALL20',
      deal_id: CABIN.id,
    });
  });

  test('without a share sheet the link is copied; the button is busy meanwhile', async () => {
    Object.assign(navigator, { share: undefined });
    let respond: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (respond = resolve));
    await tapSend();
    const button = screen.getByRole('button', { name: 'Send this stay' });
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(button).toHaveAttribute('aria-busy', 'true');
    respond(reply(201, { url: SENT }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(SENT);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  });

  const refuse = (status: number, error: object) => () => Promise.resolve(reply(status, { error }));
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));

  test.each([
    [
      'taken nights',
      refuse(422, { code: 'stay_not_bookable', reason: 'unavailable' }),
      /taken|open/i,
    ],
    [
      'too many',
      refuse(429, { code: 'too_many_requests', message: 'Give it a minute.' }),
      'Give it a minute.',
    ],
    ['no answer', lost, 'We couldn’t make the link'],
    [
      'an answer without a link',
      () => Promise.resolve(reply(200, {})),
      'We couldn’t make the link',
    ],
  ])('%s is told, and nothing is shared', async (_, failure, text) => {
    answer = failure;
    await tapSend();
    expect((await screen.findAllByText(text))[0]).toBeVisible();
    expect(share).not.toHaveBeenCalled();
  });

  test('offline is told as such', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer = lost;
    await tapSend();
    expect(await screen.findByText('You’re offline')).toBeVisible();
  });
});
