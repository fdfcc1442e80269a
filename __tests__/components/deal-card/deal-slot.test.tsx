import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { DealSkeleton } from '@/components/deal-card/deal-skeleton';
import { DealSlot } from '@/components/deal-card/deal-slot';
import { removeLocal, STORAGE_KEYS } from '@/lib/browser/storage/storage';
import { FakeServer, NOW } from '../stay-picker/support/fake-server';
import { renderFresh } from '../stay-picker/support/screen';
import { DEAL_ID, makeDeal, storeUnlock } from '../deal/make-deal';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock('@/components/ui/shared-picture', () => ({
  SharedPicture: ({ slug, children }: { slug: string | null; children: ReactNode }) => (
    <span data-shared={slug ?? 'none'}>{children}</span>
  ),
}));
const confetti = jest.fn().mockResolvedValue(undefined);
const over: (string | null | undefined)[] = [];
jest.mock('canvas-confetti', () => ({
  __esModule: true,
  default: {
    create: (canvas: HTMLElement) => {
      over.push(canvas.closest('a')?.querySelector('img')?.alt);
      return confetti;
    },
  },
}));

const EXPIRED = 'Deal of the day Deal Expired';

type OnChange = (entries: { isIntersecting: boolean }[]) => void;
let reach: () => void;

// The links of a card observe as well: only an element of the slot's kind is reached.
class FakeObserver {
  private readonly onChange: OnChange;
  constructor(onChange: OnChange) {
    this.onChange = onChange;
  }
  observe(element: Element) {
    if (element.tagName === 'LI') reach = () => this.onChange([{ isIntersecting: true }]);
  }
  unobserve() {}
  disconnect() {}
}

let server: FakeServer;
let prefersMotion: boolean;

beforeEach(() => {
  // Noon in Tennessee, seven hours before the UTC day ends.
  jest.useFakeTimers({ now: NOW });
  server = new FakeServer().install();
  server.deal = makeDeal();
  prefersMotion = true;
  confetti.mockClear();
  window.localStorage.clear();
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  Object.assign(window, { matchMedia: () => ({ matches: prefersMotion }) });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  // What a test could not store was kept in memory.
  removeLocal(STORAGE_KEYS.unlockedDeal);
  removeLocal(STORAGE_KEYS.unlockedDealDate);
});

const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

function renderSlot() {
  return renderFresh(
    <ul>
      <DealSlot>
        <DealSkeleton />
      </DealSlot>
    </ul>,
  );
}

async function showSlot() {
  const view = renderSlot();
  act(() => reach());
  await settle();
  await settle();
  return view;
}

const group = () => screen.getByRole('group');
const cover = () => screen.queryByRole('button', { name: /Tap to reveal/ });
const covered = () => screen.getByRole('article').parentElement;
const expectNoWarning = () => jest.spyOn(console, 'warn').mockImplementation(() => undefined);

async function tap() {
  const button = cover();
  if (!button) throw new Error('Nothing covers the card');
  button.focus();
  fireEvent.click(button);
  await settle();
  // jsdom runs no animation.
  const lifted = screen.queryByText(/^Ends in/)?.parentElement;
  if (lifted) fireEvent.animationEnd(lifted);
}

describe('before there is a deal', () => {
  test('the skeleton holds the place, away from those without scripts, and asks for nothing', () => {
    renderSlot();
    expect(screen.getByText('Loading today’s deal')).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveAttribute('data-needs-script');
    expect(server.calls).toEqual([]);
  });

  test('the skeleton stays until the answer is here', async () => {
    const { fetch } = server;
    let answer: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.fetch = async (url, init) => {
      await wait;
      return fetch(url, init);
    };
    server.install();
    await showSlot();
    expect(screen.getByText('Loading today’s deal')).toBeInTheDocument();
    answer();
    await settle();
    expect(screen.queryByText('Loading today’s deal')).not.toBeInTheDocument();
    expect(cover()).toBeInTheDocument();
  });

  test('without a deal the place is gone, and nothing is logged', async () => {
    server.deal = null;
    await showSlot();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  test.each([
    ['an error', () => (server.dealStatus = 503)],
    ['no connection', () => (globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('x')))],
    [
      'an answer of another shape',
      () => (server.deal = { id: 1 } as unknown as typeof server.deal),
    ],
    ['an unreadable end', () => (server.deal = makeDeal({ expires_at: 'soon' }))],
  ])('%s is only logged, and the place is gone', async (_name, spoil) => {
    const warn = expectNoWarning();
    spoil();
    await showSlot();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('[deal]'));
    await settle(60_000);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });
});

describe('locked', () => {
  test('a dark cover with the percent and a countdown lies over an inert card', async () => {
    await showSlot();
    expect(cover()).toHaveAccessibleName(
      'Deal of the day 20% off Tap to reveal this exclusive offer',
    );
    expect(cover()).toHaveAccessibleDescription('Ends in 07:00:00');
    expect(covered()).toHaveAttribute('inert');
    expect(group()).toHaveAccessibleName('Deal of the day');
    expect(screen.queryByText(/DEAL OF THE DAY/)).not.toBeInTheDocument();
    expect(server.unlocks).toEqual([]);
  });

  test('the countdown moves each second and is no live region', async () => {
    await showSlot();
    await settle(1000);
    expect(cover()).toHaveAccessibleDescription('Ends in 06:59:59');
    await settle(59_000);
    expect(cover()).toHaveAccessibleDescription('Ends in 06:59:00');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(document.querySelector('[aria-live]')).toBeNull();
  });

  test('at zero it has expired and can be revealed no more', async () => {
    jest.setSystemTime(new Date('2026-11-20T23:59:50Z'));
    await showSlot();
    await settle(9999);
    expect(cover()).toHaveAccessibleDescription('Ends in 00:00:01');
    await settle(1);
    const button = screen.getByRole('button', { name: 'Deal of the day Deal Expired' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
    await settle();
    expect(window.localStorage).toHaveLength(0);
    expect(server.unlocks).toEqual([]);
    expect(covered()).toHaveAttribute('inert');
  });

  test('after midnight UTC the next deal replaces it as soon as there is one', async () => {
    jest.setSystemTime(new Date('2026-11-20T23:59:50Z'));
    await showSlot();
    await settle(10_000);
    expect(screen.getByRole('button', { name: EXPIRED })).toBeVisible();
    // The server's clock is behind: it still answers the old one.
    await settle(1000);
    expect(screen.getByRole('button', { name: EXPIRED })).toBeVisible();
    server.deal = makeDeal({
      id: 'aaaaaaaa-51f4-4d25-9b5c-1d2f6a1e0a02',
      discount_percent: 21,
      expires_at: '2026-11-22T00:00:00Z',
    });
    await settle(30_000);
    expect(screen.getByRole('button', { name: /^Deal of the day 21% off/ })).toBeEnabled();
    const calls = server.calls.length;
    await settle(120_000);
    expect(server.calls).toHaveLength(calls);
  });

  test('on a day without a deal the expired one is gone', async () => {
    jest.setSystemTime(new Date('2026-11-20T23:59:50Z'));
    await showSlot();
    server.deal = null;
    await settle(11_000);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  test('while the server does not answer, the expired one stays', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.setSystemTime(new Date('2026-11-20T23:59:50Z'));
    await showSlot();
    server.dealStatus = 503;
    await settle(60_000);
    expect(screen.getByRole('button', { name: EXPIRED })).toBeVisible();
  });

  test('its picture leaves the shared one to the cabin’s other card', async () => {
    await showSlot();
    expect(document.querySelector('[data-shared]')).toHaveAttribute('data-shared', 'none');
  });
});

describe('revealing', () => {
  test('stores id and UTC date, reports it once, celebrates and leads to the card', async () => {
    await showSlot();
    await tap();
    await settle();
    expect(window.localStorage.getItem('unlockedDailyDeal')).toBe(DEAL_ID);
    expect(window.localStorage.getItem('unlockedDailyDealDate')).toBe('2026-11-20');
    expect(server.unlocks).toEqual([
      { deal_id: DEAL_ID, session_id: expect.stringMatching(/^[\da-f-]{36}$/) },
    ]);
    expect(confetti).toHaveBeenCalledTimes(1);
    // Over the picture, not over the price.
    expect(over).toEqual(['Drawing: Laurel Lantern in Gatlinburg']);
    expect(document.querySelector('canvas')).toBeNull();
    expect(screen.getByText('DEAL OF THE DAY 20% OFF')).toBeVisible();
    expect(screen.getByText('07:00:00')).toBeVisible();
    expect(group()).toHaveAccessibleName('Deal of the day: Laurel Lantern, 20% off');
    expect(group()).toHaveFocus();
    expect(group()).toHaveAttribute('data-state', 'unlocked');
    expect(covered()).not.toHaveAttribute('inert');
    expect(cover()).not.toBeInTheDocument();
    expect(within(group()).getByRole('link', { name: /View Details/ })).toHaveAttribute(
      'href',
      '/cabins/laurel-lantern',
    );
  });

  test.each(['{Enter}', ' '])('works by the key %j', async (key) => {
    await showSlot();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.tab();
    expect(cover()).toHaveFocus();
    await user.keyboard(key);
    expect(screen.getByText('DEAL OF THE DAY 20% OFF')).toBeVisible();
    expect(group()).toHaveFocus();
  });

  test.each([
    ['come into view where they show in part', 760, ['DIV', 'FOOTER']],
    ['are not scrolled to where they are below the screen', 800, ['DIV']],
  ])('its buttons %s', async (_, top, expected) => {
    const scrolled: string[] = [];
    Object.assign(Element.prototype, {
      scrollIntoView(this: Element) {
        scrolled.push(this.tagName);
      },
    });
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
    await showSlot();
    await tap();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    expect(scrolled).toEqual(expected);
  });

  test('without confetti for those who want less motion', async () => {
    prefersMotion = false;
    await showSlot();
    await tap();
    await settle();
    expect(screen.getByText('DEAL OF THE DAY 20% OFF')).toBeVisible();
    expect(confetti).not.toHaveBeenCalled();
  });

  test('a report that fails is only logged', async () => {
    const warn = expectNoWarning();
    await showSlot();
    const { fetch } = server;
    globalThis.fetch = ((url: string, init?: RequestInit) =>
      url.endsWith('/unlock')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(url, init)) as unknown as typeof globalThis.fetch;
    await tap();
    expect(screen.getByText('DEAL OF THE DAY 20% OFF')).toBeVisible();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('lasts for the page where storage is refused', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    await showSlot();
    await tap();
    expect(screen.getByText('DEAL OF THE DAY 20% OFF')).toBeVisible();
    await settle(5000);
    expect(screen.getByText('06:59:55')).toBeVisible();
  });

  test('another tab’s tap reveals it here, without confetti, focus or a second report', async () => {
    await showSlot();
    storeUnlock();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'unlockedDailyDeal' }));
    });
    expect(screen.getByText('DEAL OF THE DAY 20% OFF')).toBeVisible();
    expect(group()).not.toHaveFocus();
    expect(confetti).not.toHaveBeenCalled();
    expect(server.unlocks).toEqual([]);
  });
});

describe('unlocked', () => {
  test('on load, when id and date fit', async () => {
    storeUnlock();
    await showSlot();
    expect(screen.getByText('DEAL OF THE DAY 20% OFF')).toBeVisible();
    expect(cover()).not.toBeInTheDocument();
    expect(confetti).not.toHaveBeenCalled();
    expect(server.unlocks).toEqual([]);
    expect(group()).not.toHaveFocus();
  });

  test.each([
    ['yesterday’s unlock', DEAL_ID, '2026-11-19'],
    ['an unlock of tomorrow', DEAL_ID, '2026-11-21'],
    ['another deal', '88888888-8888-4888-8888-888888888888', '2026-11-20'],
    ['a corrupt date', DEAL_ID, '{"date":'],
    ['a corrupt id', '[object Object]', '2026-11-20'],
    ['an empty store', '', ''],
  ])('not on load with %s', async (_name, id, date) => {
    storeUnlock(id, date);
    await showSlot();
    expect(cover()).toBeVisible();
    expect(covered()).toHaveAttribute('inert');
  });

  test('not on load with one key only', async () => {
    window.localStorage.setItem('unlockedDailyDeal', DEAL_ID);
    await showSlot();
    expect(cover()).toBeVisible();
  });

  test('at zero it says so and stays open, also when the page is looked at days later', async () => {
    jest.setSystemTime(new Date('2026-11-20T23:59:50Z'));
    storeUnlock();
    await showSlot();
    await settle(9000);
    expect(screen.getByText('00:00:01')).toBeVisible();
    await settle(1000);
    expect(screen.getByText('Deal Expired')).toBeVisible();
    expect(screen.queryByText(/DEAL OF THE DAY/)).not.toBeInTheDocument();
    expect(group()).toHaveAttribute('data-state', 'expired');
    jest.setSystemTime(new Date('2026-11-24T08:00:00Z'));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByText('Deal Expired')).toBeVisible();
    expect(cover()).not.toBeInTheDocument();
  });

  test('a phone that slept past midnight shows it at once', async () => {
    storeUnlock();
    await showSlot();
    jest.setSystemTime(new Date('2026-11-21T09:00:00Z'));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByText('Deal Expired')).toBeVisible();
  });
});
