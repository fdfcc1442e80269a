import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Header } from '@/components/layout/header';
import { openSearch } from '@/components/search/search-launcher';
import { afterPaint } from '@/lib/browser/loading/after-paint';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));
jest.mock('@/components/search/search-launcher', () => ({
  loadSearchDialog: () => Promise.resolve(),
  openSearch: jest.fn(),
  preloadSearchDialog: jest.fn(),
}));

// jsdom has no pointer events, and the menu must tell a mouse from a finger.
class FakePointerEvent extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}
window.PointerEvent ??= FakePointerEvent as unknown as typeof PointerEvent;

const BANNER = 'Next peak color around October 24, 2027.';

function renderHeader(path = '/') {
  pathname = path;
  return render(<Header bannerText={BANNER} />);
}

const main = () => within(screen.getByRole('navigation', { name: 'Main' }));
const mouse = { pointerType: 'mouse' };

test('the links stand in their order', () => {
  renderHeader();
  const nav = screen.getByRole('navigation', { name: 'Main' });
  const links = [...nav.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['Home', '/'],
    ['All Cabins', '/cabins'],
    ['Hot Tub Cabins', '/cabins/hot-tub'],
    ['Pool Cabins', '/cabins/pool'],
    ['Family Cabins', '/cabins/family'],
    ['Pet-Friendly', '/cabins/pet-friendly'],
    ['Plan Your Stay', '/plan'],
    ['Fall Colors', '/fall'],
    ['Visitor Guide', '/visitor-guide'],
    ['Blog', '/blog'],
    ['About', '/about'],
  ]);
});

test('the page itself is marked; a page below marks its section', () => {
  const { unmount } = renderHeader('/blog');
  expect(main().getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
  expect(main().getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  unmount();
  renderHeader('/cabins/laurel-lantern');
  expect(main().getByRole('link', { name: 'All Cabins' })).toHaveAttribute('aria-current', 'true');
});

test('a category page marks its own link and, for narrower bars without it, all cabins', () => {
  renderHeader('/cabins/hot-tub');
  const nav = screen.getByRole('navigation', { name: 'Main' });
  const marked = [...nav.querySelectorAll('[aria-current]')].map((link) => [
    link.textContent,
    link.getAttribute('aria-current'),
  ]);
  expect(marked).toEqual([
    ['All Cabins', 'true'],
    ['Hot Tub Cabins', 'page'],
  ]);
});

async function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
  await act(() => new Promise<void>((resolve) => void afterPaint(resolve)));
}

test('it knows when it is past 10 px', async () => {
  renderHeader();
  const header = screen.getByRole('banner');
  await scrollTo(10);
  expect(header).toHaveAttribute('data-scrolled', 'false');
  await scrollTo(11);
  expect(header).toHaveAttribute('data-scrolled', 'true');
  await scrollTo(0);
  expect(header).toHaveAttribute('data-scrolled', 'false');
});

describe('the banner below it', () => {
  const banner = () => screen.getByRole('complementary', { name: 'Fall colors' });

  test('leads to the fall map', () => {
    renderHeader();
    const link = within(banner()).getByRole('link');
    expect(link).toHaveAttribute('href', '/fall');
    expect(link).toHaveAccessibleName(`${BANNER} Explore the Map`);
  });

  test('one listener serves the bar and the banner, and scrolling in between renders nothing', async () => {
    const listen = jest.spyOn(window, 'addEventListener');
    renderHeader();
    expect(listen.mock.calls.filter(([type]) => type === 'scroll')).toHaveLength(1);
    await scrollTo(150);
    const changes = jest.fn();
    const observer = new MutationObserver(changes);
    observer.observe(document.body, { attributes: true, subtree: true, childList: true });
    for (let y = 151; y < 900; y += 70) await scrollTo(y);
    expect(observer.takeRecords()).toEqual([]);
    observer.disconnect();
    await scrollTo(0);
  });
});

describe('the way to the saved cabins', () => {
  const link = () =>
    within(screen.getByRole('banner')).getAllByRole('link', {
      name: /^Saved Cabins|Saved Cabins$/,
    });
  const store = (slugs: string[]) =>
    act(() => {
      const saved = slugs.map((slug) => ({ slug, cabinId: `id-${slug}`, timestamp: '2026-11-01' }));
      window.localStorage.setItem('cabin-wishlist', JSON.stringify(saved));
      window.dispatchEvent(new StorageEvent('storage', { key: 'cabin-wishlist' }));
    });
  afterEach(() => store([]));

  test('counts them, in this tab and with other tabs', () => {
    renderHeader();
    expect(link()[0]).toHaveAttribute('href', '/saved');
    expect(link()[0]).toHaveAccessibleName('Saved Cabins');
    store(['a', 'b']);
    expect(link()[0]).toHaveAccessibleName('2 Saved Cabins');
    store([]);
    expect(link()[0]).toHaveAccessibleName('Saved Cabins');
  });

  test('the server counts none, so that nothing differs when scripts take over', () => {
    store(['a']);
    pathname = '/';
    expect(renderToString(<Header bannerText={BANNER} />)).not.toContain('tabular-nums');
  });

  test('is marked on the page itself', () => {
    renderHeader('/saved');
    expect(link()[0]).toHaveAttribute('aria-current', 'page');
  });
});

describe('the cabin types menu', () => {
  const button = () => screen.getByRole('button', { name: 'Cabin types' });
  const isOpen = () => button().getAttribute('aria-expanded') === 'true';
  const area = () => button().parentElement as HTMLElement;
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('opens by button and by arrow key, and Escape returns to the button', async () => {
    const user = userEvent.setup();
    renderHeader();
    expect(main().queryByRole('link', { name: 'Pool Cabins' })).not.toBeInTheDocument();
    await user.click(button());
    expect(main().getByRole('link', { name: 'Pool Cabins' })).toBeVisible();
    await user.keyboard('{ArrowDown}');
    expect(main().getByRole('link', { name: 'Hot Tub Cabins' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(button()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(main().getByRole('link', { name: 'Hot Tub Cabins' })).toHaveFocus();
  });

  test('closes when the focus moves on', async () => {
    const user = userEvent.setup();
    renderHeader();
    await user.click(button());
    for (let step = 0; step < 4; step += 1) await user.tab();
    expect(main().getByRole('link', { name: 'Pet-Friendly' })).toHaveFocus();
    await user.tab();
    expect(isOpen()).toBe(false);
    expect(main().getByRole('link', { name: 'Plan Your Stay' })).toHaveFocus();
  });

  describe('on hover', () => {
    beforeEach(() => {
      jest.useFakeTimers();
      jest.advanceTimersByTime(10_000);
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    test('opens after 200 ms and closes 150 ms after the pointer left', () => {
      renderHeader();
      fireEvent.pointerEnter(area(), mouse);
      pass(199);
      expect(isOpen()).toBe(false);
      pass(1);
      expect(isOpen()).toBe(true);
      fireEvent.pointerLeave(area(), mouse);
      pass(149);
      expect(isOpen()).toBe(true);
      pass(1);
      expect(isOpen()).toBe(false);
    });

    test('opens at once within 300 ms after it closed, and waits again later', () => {
      renderHeader();
      fireEvent.pointerEnter(area(), mouse);
      pass(200);
      fireEvent.pointerLeave(area(), mouse);
      pass(150);
      pass(299);
      fireEvent.pointerEnter(area(), mouse);
      expect(isOpen()).toBe(true);
      fireEvent.pointerLeave(area(), mouse);
      pass(150);
      pass(300);
      fireEvent.pointerEnter(area(), mouse);
      expect(isOpen()).toBe(false);
    });

    test('closes on Escape wherever the focus is', () => {
      renderHeader();
      fireEvent.pointerEnter(area(), mouse);
      pass(200);
      fireEvent.keyDown(document.body, { key: 'Escape' });
      expect(isOpen()).toBe(false);
    });

    test('does not open for a pointer that only passes, nor for a finger', () => {
      renderHeader();
      fireEvent.pointerEnter(area(), mouse);
      pass(100);
      fireEvent.pointerLeave(area(), mouse);
      pass(1000);
      expect(isOpen()).toBe(false);
      fireEvent.pointerEnter(area(), { pointerType: 'touch' });
      pass(1000);
      expect(isOpen()).toBe(false);
    });

    test('a click on the button keeps it open, a second one closes it', () => {
      renderHeader();
      fireEvent.pointerEnter(area(), mouse);
      pass(200);
      fireEvent.click(button());
      expect(isOpen()).toBe(true);
      fireEvent.click(button());
      expect(isOpen()).toBe(false);
    });
  });
});

describe('the mobile menu', () => {
  const mobile = () => within(screen.getByRole('navigation', { name: 'Mobile' }));

  test('holds every link and the search', async () => {
    const user = userEvent.setup();
    renderHeader();
    expect(screen.queryByRole('navigation', { name: 'Mobile' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const links = mobile()
      .getAllByRole('link')
      .map((link) => link.textContent?.trim());
    expect(links).toEqual([
      'Home',
      'Cabins',
      'Hot Tub Cabins',
      'Pool Cabins',
      'Family Cabins',
      'Pet-Friendly',
      'Plan Your Stay',
      'Fall Colors',
      'Visitor Guide',
      'Blog',
      'About',
      'Saved Cabins',
    ]);
    expect(mobile().getByRole('list', { name: 'Explore' })).toBeInTheDocument();
  });

  test('Escape closes it and returns to the button', async () => {
    const user = userEvent.setup();
    renderHeader();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
    expect(screen.queryByRole('navigation', { name: 'Mobile' })).not.toBeInTheDocument();
  });

  test('"Check Availability" opens the search and closes the menu', async () => {
    const user = userEvent.setup();
    renderHeader();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(mobile().getByRole('button', { name: 'Check Availability' }));
    expect(openSearch).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  test('it closes on a new page', async () => {
    const user = userEvent.setup();
    const { rerender } = renderHeader();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    pathname = '/blog';
    rerender(<Header bannerText={BANNER} />);
    expect(screen.getByRole('button', { name: 'Open menu' })).toBeInTheDocument();
  });

  test('it closes when the focus leaves it', async () => {
    const user = userEvent.setup();
    renderHeader();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Open menu' })).toBeInTheDocument();
  });
});
