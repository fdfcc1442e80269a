import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { CAMPAIGNS } from '@/components/newsletter/campaigns';
import { NewsletterPopup } from '@/components/newsletter/newsletter-popup';
import { Toaster } from '@/components/ui/toast';
import { listToasts } from '@/components/ui/toast-store';
import {
  removeLocal,
  removeSession,
  STORAGE_KEYS,
  writeLocal,
} from '@/lib/browser/storage/storage';
import { shop } from '@/lib/shop/shop';
import { fakeSignup, type AnswerName } from './support/fake-signup';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

const KEY = STORAGE_KEYS.newsletterDismissed;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const findCard = () => screen.queryByRole('complementary');
const card = () => screen.getByRole('complementary', { name: CAMPAIGNS.unknown.heading });
const field = () => within(card()).getByLabelText('Email address');
const dismissed = () => window.localStorage.getItem(KEY);
function App() {
  return (
    <>
      <main>
        <button>Something on the page</button>
      </main>
      <NewsletterPopup />
      <Toaster />
    </>
  );
}

async function submit(email: string): Promise<void> {
  fireEvent.change(field(), { target: { value: email } });
  await act(async () => fireEvent.submit(field()));
}

beforeEach(() => {
  jest.useFakeTimers();
  pathname = '/';
});

afterEach(async () => {
  await pass(60_000);
  jest.useRealTimers();
  removeLocal(KEY);
  removeSession(STORAGE_KEYS.trafficSource);
  document.cookie = 'traffic_source=; max-age=0; path=/';
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

describe('when it appears', () => {
  test('6000 ms after load, not before', async () => {
    render(<App />);
    await pass(5999);
    expect(findCard()).toBeNull();
    await pass(1);
    expect(card()).toBeVisible();
  });

  test('counted from the load event, however late its code came', async () => {
    const loadEventStart = performance.now() - 4000;
    Object.assign(performance, { getEntriesByType: () => [{ loadEventStart }] });
    render(<App />);
    await pass(1999);
    expect(findCard()).toBeNull();
    await pass(1);
    expect(card()).toBeVisible();
    Object.assign(performance, { getEntriesByType: undefined });
  });

  test('never once it was dismissed', async () => {
    writeLocal(KEY, 'true');
    render(<App />);
    await pass(30_000);
    expect(findCard()).toBeNull();
  });

  test('any other stored value is no dismissal', async () => {
    writeLocal(KEY, 'false');
    render(<App />);
    await pass(6000);
    expect(card()).toBeVisible();
  });

  test.each([
    '/booking',
    '/booking-success',
    '/payment-success',
    '/newsletter',
    '/newsletter/confirm',
  ])('not on %s, but on the next page', async (path) => {
    pathname = path;
    const { rerender } = render(<App />);
    await pass(30_000);
    expect(findCard()).toBeNull();
    pathname = '/cabins';
    rerender(<App />);
    expect(card()).toBeVisible();
  });

  test('it steps aside for the booking page and comes back after', async () => {
    const { rerender } = render(<App />);
    await pass(6000);
    pathname = '/booking';
    rerender(<App />);
    expect(findCard()).toBeNull();
    pathname = '/';
    rerender(<App />);
    expect(card()).toBeVisible();
  });

  test.each([
    ['a dialog', 'div', 'role', 'dialog'],
    ['a native dialog', 'dialog', 'open', ''],
    ['the menu', 'div', 'data-mobile-menu', 'open'],
  ])('not while %s is open: it waits until it is closed', async (_, tag, name, value) => {
    const dialog = document.createElement(tag);
    dialog.setAttribute(name, value);
    document.body.append(dialog);
    render(<App />);
    await pass(20_000);
    expect(findCard()).toBeNull();
    dialog.remove();
    await pass(0);
    expect(card()).toBeVisible();
  });

  test('a dialog opened later does not take it away', async () => {
    render(<App />);
    await pass(6000);
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    await pass(100);
    expect(card()).toBeInTheDocument();
  });
});

test('it takes no focus', async () => {
  render(<App />);
  const elsewhere = screen.getByRole('button', { name: 'Something on the page' });
  elsewhere.focus();
  await pass(7000);
  expect(card()).toBeVisible();
  expect(elsewhere).toHaveFocus();
});

test('the field is an email field, required, and programs have one of their own', async () => {
  render(<App />);
  await pass(6000);
  expect(field()).toHaveAttribute('type', 'email');
  expect(field()).toBeRequired();
  expect(within(card()).queryByLabelText('Website')).not.toBeVisible();
  expect(card()).toHaveTextContent('No spam, ever. Unsubscribe anytime.');
});

describe('closing', () => {
  test('dismissing closes it and is remembered', async () => {
    render(<App />);
    await pass(6000);
    fireEvent.click(within(card()).getByRole('button', { name: 'Dismiss' }));
    expect(findCard()).toBeNull();
    expect(dismissed()).toBe('true');
  });

  test('Escape inside dismisses, and the focus goes back', async () => {
    render(<App />);
    await pass(6000);
    const elsewhere = screen.getByRole('button', { name: 'Something on the page' });
    act(() => elsewhere.focus());
    act(() => field().focus());
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(findCard()).toBeNull();
    expect(dismissed()).toBe('true');
    expect(elsewhere).toHaveFocus();
  });

  test('Escape elsewhere does not', async () => {
    render(<App />);
    await pass(6000);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(card()).toBeVisible();
  });

  test('storage refused: it stays closed while the page lives', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    const { rerender } = render(<App />);
    await pass(6000);
    fireEvent.click(within(card()).getByRole('button', { name: 'Dismiss' }));
    rerender(<App />);
    await pass(6000);
    expect(findCard()).toBeNull();
  });
});

describe('signing up', () => {
  test.each(['', '   ', 'june', 'june@example', 'june carter@example.com'])(
    '%p is refused with a destructive toast, and nothing is sent',
    async (email) => {
      const sent = fakeSignup('joined');
      render(<App />);
      await pass(6000);
      await submit(email);
      expect(listToasts().at(-1)).toMatchObject({
        title: 'Enter a valid email',
        tone: 'destructive',
      });
      expect(screen.getByText('Enter a valid email')).toBeVisible();
      expect(field()).toHaveFocus();
      expect(field()).toHaveAttribute('aria-invalid', 'true');
      expect(sent).toEqual([]);
      expect(dismissed()).toBeNull();
    },
  );

  test('success: the toast, closed, remembered; the address alone is sent', async () => {
    const sent = fakeSignup('joined');
    render(<App />);
    await pass(6000);
    await pass(2500);
    await submit('  June@example.com ');
    expect(screen.getByText("You're in!")).toBeVisible();
    expect(screen.getByText('Welcome to the club.')).toBeVisible();
    expect(listToasts()).toHaveLength(1);
    expect(screen.queryByText(/last step/i)).toBeNull();
    expect(findCard()).toBeNull();
    expect(dismissed()).toBe('true');
    expect(sent).toEqual([
      { email: 'June@example.com', website: '', elapsed_ms: 2500, traffic_source: 'unknown' },
    ]);
    // The way on comes when that message has gone, not beside it.
    await pass(3000);
    expect(screen.queryByText("You're in!")).toBeNull();
    expect(screen.getByText(/^I just sent you a welcome email/)).toBeVisible();
    await pass(8000);
    expect(listToasts()).toEqual([]);
  });

  test('who is on the list already is in', async () => {
    fakeSignup('duplicate');
    render(<App />);
    await pass(6000);
    await submit('june@example.com');
    expect(screen.getByText("You're in!")).toBeVisible();
    expect(dismissed()).toBe('true');
  });

  test('an address that only the server refuses', async () => {
    fakeSignup('invalid');
    render(<App />);
    await pass(6000);
    await submit('june..carter@example.com');
    expect(screen.getByText('Enter a valid email')).toBeVisible();
    expect(card()).toBeVisible();
  });

  test.each<AnswerName>(['broken', 'limited', 'nonsense', 'offline'])(
    'a failure (%s) says so, is logged, and keeps card and address',
    async (answer) => {
      const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      fakeSignup(answer);
      render(<App />);
      await pass(6000);
      await submit('june@example.com');
      expect(screen.getByText('Something went wrong')).toBeVisible();
      expect(screen.getByText('Please try again.')).toBeVisible();
      expect(listToasts().at(-1)).toMatchObject({
        title: 'Something went wrong',
        tone: 'destructive',
      });
      expect(log).toHaveBeenCalledTimes(1);
      expect(log.mock.calls[0]?.join()).not.toContain('june');
      expect(field()).toHaveValue('june@example.com');
      expect(dismissed()).toBeNull();
    },
  );

  test('while it is sending the button says so and sends no second time', async () => {
    const sent = fakeSignup('never');
    render(<App />);
    await pass(6000);
    expect(within(card()).getByRole('button', { name: 'Join' })).toBeVisible();
    await submit('june@example.com');
    const busy = within(card()).getByRole('button', { name: 'Joining…' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await act(async () => fireEvent.submit(field()));
    expect(sent).toHaveLength(1);
  });
});

test.each(Object.values(CAMPAIGNS))(
  'visitors from $source read their own words',
  async (campaign) => {
    if (campaign.source !== 'unknown') {
      window.history.replaceState(null, '', `/?utm_source=${campaign.source}`);
    }
    render(<App />);
    // The address may change before the card shows.
    window.history.replaceState(null, '', '/cabins');
    await pass(6000);
    const shown = screen.getByRole('complementary', { name: campaign.heading });
    for (const text of [campaign.clubType, campaign.hook, campaign.leadMagnet, campaign.note]) {
      expect(shown).toHaveTextContent(text);
    }
    expect(shown).toHaveTextContent(`– ${shop().host}`);
    expect(campaign.clubType).toContain(shop().host);
  },
);

describe('where the whole card would cover the booking panel', () => {
  beforeEach(() => {
    const panel = document.createElement('div');
    panel.dataset.bookingPanel = '';
    document.body.append(panel);
    const all = { left: 0, top: 0, right: 1024, bottom: 1200, width: 1024, height: 1200 };
    jest.spyOn(panel, 'getBoundingClientRect').mockReturnValue(all as DOMRect);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(90);
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(368);
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(658);
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(624);
    jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());
  const { clubType, hook, leadMagnet } = CAMPAIGNS.unknown;
  const FOOTER = 'No spam, ever. Unsubscribe anytime.';
  const isHidden = (text: string) => screen.getByText(text).className.split(' ').includes('hidden');

  test('it appears directly as a row: heading, hook, field, button, dismiss', async () => {
    render(<App />);
    await pass(6000);
    expect(card()).toBeVisible();
    expect(isHidden(hook)).toBe(false);
    expect(screen.getByText(hook)).not.toHaveClass('truncate');
    expect(field()).toBeVisible();
    for (const name of ['Join', 'Dismiss']) {
      expect(within(card()).getByRole('button', { name })).toBeVisible();
    }
    expect([clubType, leadMagnet, FOOTER].map(isHidden)).toEqual([true, true, true]);
  });

  test('the page and its bars make room for it until it is dismissed', async () => {
    const { style, classList } = document.documentElement;
    render(<App />);
    await pass(6000);
    expect(classList).toContain('has-popup');
    expect(style.getPropertyValue('--row-height')).toBe('90px');
    expect(style.getPropertyValue('--popup-height')).toBe('90px');
    fireEvent.click(within(card()).getByRole('button', { name: 'Dismiss' }));
    expect(style.getPropertyValue('--row-height')).toBe('');
    expect(style.getPropertyValue('--popup-height')).toBe('');
    expect(classList).not.toContain('has-popup');
  });

  test('it stands above a panel at the edge until the visitor scrolls, and the page never moves', async () => {
    const panel = document.body.querySelector('[data-booking-panel]') ?? document.body;
    const place = { left: 20, top: 700, right: 1004, bottom: 768 } as DOMRect;
    jest.spyOn(panel, 'getBoundingClientRect').mockReturnValue(place);
    render(<App />);
    await pass(6000);
    expect(card().style.bottom).toBe('76px');
    Object.assign(window, { scrollY: 5 });
    fireEvent.scroll(window);
    Object.assign(window, { scrollY: 0 });
    expect(card().style.bottom).toBe('0px');
    expect(window.scrollBy).not.toHaveBeenCalled();
    expect(panel).not.toHaveAttribute('style');
  });

  test('it stands on a booking bar, also on one that the next page brings', async () => {
    render(<App />);
    await pass(6000);
    expect(card().style.bottom).toBe('0px');
    const bar = document.createElement('div');
    bar.dataset.bottomBar = '';
    const place = { left: 0, top: 695, right: 1024, bottom: 768 } as DOMRect;
    bar.getBoundingClientRect = () => place;
    document.body.append(bar);
    await pass(100);
    expect(card().style.bottom).toBe('73px');
    expect(document.documentElement.style.getPropertyValue('--popup-height')).toBe('163px');
  });

  test.each<[string, () => void]>([
    ['the field is focused', () => field().focus()],
    ['it is tapped', () => fireEvent.click(screen.getByText(hook))],
  ])('it unfolds in place when %s', async (_, act_) => {
    render(<App />);
    await pass(6000);
    const before = field();
    act(act_);
    expect([clubType, hook, leadMagnet, FOOTER].map(isHidden)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(field()).toBe(before);
    fireEvent.scroll(window);
    await pass(1000);
    expect(isHidden(clubType)).toBe(false);
  });

  test('its buttons do what they say at once', async () => {
    render(<App />);
    await pass(6000);
    fireEvent.click(within(card()).getByRole('button', { name: 'Dismiss' }));
    expect(findCard()).toBeNull();
  });
});

// The row has room for some forty characters beside the form.
test.each([true, false])('a hook has room in one line (example shop: %s)', (isExample) => {
  jest.replaceProperty(shop(), 'isExample', isExample);
  for (const { hook } of Object.values(CAMPAIGNS)) expect(hook.length).toBeLessThanOrEqual(40);
  jest.restoreAllMocks();
});

test('the four campaigns differ in every line', () => {
  for (const part of ['clubType', 'heading', 'hook', 'leadMagnet', 'note'] as const) {
    expect(new Set(Object.values(CAMPAIGNS).map((campaign) => campaign[part])).size).toBe(4);
  }
});
