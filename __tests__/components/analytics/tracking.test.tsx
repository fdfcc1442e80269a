import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { leavePage } from '@/components/analytics/page-visits';
import { Tracking } from '@/components/analytics/tracking';
import { endNavigation, startNavigation } from '@/lib/browser/navigation/navigation';
import { track } from '@/lib/browser/analytics/track';
import {
  answerWith,
  fakeIntersections,
  fakeNetwork,
  setProperty,
  setVisibility,
  settle,
} from './support';

const mockPath = { current: '/' };
jest.mock('next/navigation', () => ({ usePathname: () => mockPath.current }));

const NOW = new Date('2026-11-21T10:00:00Z');
const CABIN = '11111111-1111-4111-8111-111111111111';
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/;

let network: ReturnType<typeof fakeNetwork>;
let views: ReturnType<typeof fakeIntersections>;

function goTo(path: string): void {
  mockPath.current = path.split('?')[0] ?? path;
  window.history.pushState(null, '', path);
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  network = fakeNetwork();
  views = fakeIntersections();
  setProperty(document, 'referrer', '');
  setProperty(navigator, 'onLine', true);
  setProperty(document, 'visibilityState', 'visible');
  goTo('/');
  leavePage();
});

afterEach(() => {
  jest.useRealTimers();
  window.sessionStorage.clear();
});

function Page({ path, children }: { path: string; children?: ReactElement }) {
  return (
    <>
      <main data-path={path}>{children}</main>
      <Tracking />
    </>
  );
}

const card = (slug: string) => (
  <article data-cabin={slug} key={slug}>
    <a href={`/cabins/${slug}`} onClick={(event) => event.preventDefault()}>
      {/* eslint-disable-next-line @next/next/no-img-element */}
      <img alt={`Picture of ${slug}`} />
    </a>
    <a href={`/cabins/${slug}?guests=2`} onClick={(event) => event.preventDefault()}>
      View Details of {slug}
    </a>
    <button type="button">Heart of {slug}</button>
  </article>
);

const visits = () => network.to('/api/track/visit').map(({ body }) => body);
const clicks = () => network.to('/api/track/click').map(({ body }) => body);
const names = () => network.eventsSent().map(({ event_name: name }) => name);
const named = (name: string) =>
  network.eventsSent().filter(({ event_name: each }) => each === name);

describe('visits', () => {
  test('every change of the path is one, told where from', async () => {
    setProperty(document, 'referrer', 'https://www.tiktok.com/@x?q=1');
    goTo('/cabins?guests=4');
    const { rerender } = render(<Page path="1" />);
    await settle();
    goTo('/cabins/laurel-lantern');
    rerender(<Page path="2" />);
    goTo('/cabins/laurel-lantern?check_in=2026-12-04');
    rerender(<Page path="3" />);
    await settle();
    goTo('/cabins');
    rerender(<Page path="4" />);
    await settle();
    const session_id = expect.stringMatching(UUID) as string;
    expect(visits()).toEqual([
      { url_path: '/cabins', referrer: 'www.tiktok.com/*', session_id },
      { url_path: '/cabins/laurel-lantern', referrer: '/cabins', session_id },
      { url_path: '/cabins', referrer: '/cabins/laurel-lantern', session_id },
    ]);
    expect(named('page_view')).toHaveLength(3);
  });

  test('effects that run twice in development are one visit', async () => {
    render(
      <StrictMode>
        <Page path="1" />
      </StrictMode>,
    );
    await settle();
    expect(visits()).toHaveLength(1);
    expect(named('page_view')).toHaveLength(1);
  });

  test('a page the browser had kept is visited again when it is shown again', async () => {
    render(<Page path="1" />);
    await settle();
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }));
    await settle();
    expect(visits()).toHaveLength(1);
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await settle();
    expect(visits()).toHaveLength(2);
  });

  test('a page drawn ahead is visited when it is shown', async () => {
    setProperty(document, 'prerendering', true);
    render(<Page path="1" />);
    await settle();
    expect(network.sent).toEqual([]);
    Reflect.deleteProperty(document, 'prerendering');
    fireEvent(document, new Event('prerenderingchange'));
    await settle();
    expect(visits()).toHaveLength(1);
  });

  test('secrets in a path stay on the page', async () => {
    goTo('/t/aB3dE5gH7jK9mN1p?token=secret');
    render(<Page path="1" />);
    await settle();
    expect(JSON.stringify(network.sent)).not.toMatch(/secret|aB3dE5/);
    expect(visits()).toMatchObject([{ url_path: '/t/*' }]);
  });
});

describe('the opening of a cabin', () => {
  test('counts once, with the page the guest came from', async () => {
    goTo('/cabins');
    const { rerender } = render(<Page path="1">{card('laurel-lantern')}</Page>);
    await settle();
    expect(clicks()).toEqual([]);
    goTo('/cabins/laurel-lantern');
    rerender(
      <Page path="2">
        <div data-property={CABIN}>{card('ember-hollow')}</div>
      </Page>,
    );
    await settle();
    await settle();
    expect(clicks()).toEqual([
      {
        property_id: CABIN,
        session_id: expect.stringMatching(UUID) as string,
        referrer_page: '/cabins',
      },
    ]);
    expect(clicks()[0]?.session_id).toBe(visits()[0]?.session_id);
  });
});

describe('events', () => {
  test('carry where, when and on what they happened', async () => {
    goTo('/cabins/laurel-lantern?token=secret');
    render(<Page path="1" />);
    track('dates_selected', { check_in: '2026-12-04', check_out: '2026-12-07', nights: 3 });
    await settle();
    expect(named('dates_selected')).toEqual([
      {
        event_name: 'dates_selected',
        parameters: {
          check_in: '2026-12-04',
          check_out: '2026-12-07',
          nights: 3,
          session_id: window.sessionStorage.getItem('analytics-session-id'),
          timestamp: NOW.toISOString(),
          page_path: '/cabins/laurel-lantern',
          page_location: 'http://localhost/cabins/laurel-lantern',
          user_agent: navigator.userAgent,
          screen_resolution: '0x0',
          viewport_size: '1024x768',
        },
      },
    ]);
  });

  test('noted before the tracking code came are sent too', async () => {
    track('promo_code_copy', { location: 'homepage_banner' });
    render(<Page path="1" />);
    await settle();
    expect(names()).toContain('promo_code_copy');
  });

  test('identical ones within a second are one', async () => {
    render(<Page path="1" />);
    for (let n = 0; n < 5; n++) track('promo_code_copy', { location: 'homepage_banner' });
    await settle(999);
    track('promo_code_copy', { location: 'homepage_banner' });
    await settle(1);
    track('promo_code_copy', { location: 'homepage_banner' });
    await settle();
    expect(named('promo_code_copy')).toHaveLength(2);
  });

  test('are sent in batches of twenty, one alone in the plain form', async () => {
    render(<Page path="1" />);
    await settle();
    const [first] = network.to('/api/track/event');
    expect(first?.body).toMatchObject({ event_name: 'page_view', parameters: {} });
    for (let n = 0; n < 45; n++) track('custom_step', { n });
    await settle();
    const sizes = network.to('/api/track/event').map(({ body }) => (body.events as [])?.length);
    expect(sizes).toEqual([undefined, 20, 20, 5]);
  });

  test('leave by beacon when the page is hidden, at once', async () => {
    render(<Page path="1" />);
    track('wishlist_toggle', { action: 'save' });
    expect(network.sent).toEqual([]);
    setVisibility('hidden');
    expect(network.sent.map(({ url, way }) => `${way} ${url}`)).toEqual([
      'beacon /api/track/visit',
      'beacon /api/track/event',
    ]);
    await settle();
    expect(names()).toEqual(['page_view', 'wishlist_toggle']);
  });

  test('go one by one, each when the page is idle again, and the rest with the page', async () => {
    const ways = () => network.sent.map(({ way, url }) => `${way} ${url}`);
    render(<Page path="1" />);
    await settle(1250);
    expect(ways()).toEqual(['fetch /api/track/visit']);
    await settle(200);
    expect(ways()).toEqual(['fetch /api/track/visit', 'fetch /api/track/event']);
    goTo('/cabins');
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await settle(1250);
    setVisibility('hidden');
    expect(ways().slice(2)).toEqual(['fetch /api/track/visit', 'beacon /api/track/event']);
  });

  test('leave with the page on pagehide', () => {
    render(<Page path="1" />);
    fireEvent(window, new PageTransitionEvent('pagehide'));
    expect(network.beaconMock).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['says no', () => network.beaconMock.mockReturnValue(false)],
    [
      'throws',
      () =>
        network.beaconMock.mockImplementation(() => {
          throw new DOMException('refused', 'SecurityError');
        }),
    ],
    ['is missing', () => setProperty(navigator, 'sendBeacon', undefined)],
  ])('are fetched out where the beacon %s', (_, breakBeacon) => {
    breakBeacon();
    render(<Page path="1" />);
    setVisibility('hidden');
    expect(network.fetchMock).toHaveBeenCalledWith(
      '/api/track/visit',
      expect.objectContaining({ method: 'POST', keepalive: true }),
    );
  });
});

describe('when tracking fails', () => {
  test.each<[string, () => Response]>([
    ['is refused', () => answerWith(500)],
    [
      'is blocked',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('and %s, it is logged and nothing is sent again', async (_, answer) => {
    network = fakeNetwork(answer);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<Page path="1" />);
    await settle();
    const count = network.sent.length;
    expect(count).toBe(2);
    expect(warn).toHaveBeenCalledTimes(2);
    await settle(600_000);
    expect(network.to('/api/track/visit')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('offline nothing is sent; what waits leaves when the connection is back', async () => {
    setProperty(navigator, 'onLine', false);
    render(<Page path="1" />);
    for (let n = 0; n < 300; n++) track('custom_step', { n });
    await settle();
    setVisibility('hidden');
    setVisibility('visible');
    expect(network.sent).toEqual([]);
    setProperty(navigator, 'onLine', true);
    fireEvent(window, new Event('online'));
    await settle();
    expect(visits()).toHaveLength(1);
    expect(names()).toHaveLength(100);
  });
});

describe('cards', () => {
  const both = (
    <section>
      {card('laurel-lantern')}
      {card('ember-hollow')}
    </section>
  );

  test('a click on the picture is a property click', async () => {
    render(<Page path="1">{both}</Page>);
    fireEvent.click(screen.getByRole('img', { name: 'Picture of laurel-lantern' }));
    fireEvent.click(screen.getByRole('button', { name: 'Heart of ember-hollow' }));
    await settle();
    expect(named('property_click')).toMatchObject([
      { parameters: { slug: 'laurel-lantern', source: 'listing_card', page_path: '/' } },
    ]);
    expect(named('view_details_click')).toEqual([]);
  });

  test('a click on View Details is told apart', async () => {
    render(<Page path="1">{both}</Page>);
    fireEvent.click(screen.getByRole('link', { name: 'View Details of ember-hollow' }));
    await settle();
    for (const name of ['property_click', 'view_details_click']) {
      expect(named(name)).toMatchObject([{ parameters: { slug: 'ember-hollow' } }]);
    }
  });

  test('a hover counts once in 5000 ms for each cabin, and for a mouse only', async () => {
    render(<Page path="1">{both}</Page>);
    const [first, second] = screen.getAllByRole('article');
    const hover = (target: Element | undefined, pointerType = 'mouse') => {
      const event = new MouseEvent('pointerover', { bubbles: true });
      Object.defineProperty(event, 'pointerType', { value: pointerType });
      fireEvent(target ?? document.body, event);
    };
    hover(first);
    hover(second, 'touch');
    await settle(4999);
    hover(first);
    await settle(1);
    hover(first);
    await settle();
    expect(named('card_hover')).toHaveLength(2);
    hover(second);
    await settle();
    expect(named('card_hover').map(({ parameters }) => parameters.slug)).toEqual([
      'laurel-lantern',
      'laurel-lantern',
      'ember-hollow',
    ]);
    const [{ parameters } = { parameters: {} }] = named('card_hover');
    expect(Object.keys(parameters).sort()).toEqual([
      'page_path',
      'session_id',
      'slug',
      'source',
      'timestamp',
    ]);
  });

  test('a card is viewed once on a page, again on the next', async () => {
    const { rerender } = render(<Page path="1">{both}</Page>);
    await settle();
    const [first, second] = screen.getAllByRole('article');
    if (!first || !second) throw new Error('No cards');
    views.show(first);
    expect(views.isWatched(first)).toBe(false);
    expect(views.isWatched(second)).toBe(true);
    await settle();
    goTo('/cabins');
    rerender(<Page path="2">{both}</Page>);
    await settle();
    views.show(first);
    await settle();
    expect(named('card_view').map(({ parameters }) => parameters.page_path)).toEqual([
      '/',
      '/cabins',
    ]);
  });

  test('a card that comes later is seen as well, and two of one cabin are one', async () => {
    const { rerender } = render(<Page path="1">{both}</Page>);
    await settle();
    rerender(
      <Page path="1">
        <section>
          {card('laurel-lantern')}
          {card('ember-hollow')}
          {card('ridge-house')}
          <div>{card('laurel-lantern')}</div>
        </section>
      </Page>,
    );
    await settle();
    for (const each of screen.getAllByRole('article')) {
      views.show(each);
      await settle();
    }
    expect(named('card_view').map(({ parameters }) => parameters.slug)).toEqual([
      'laurel-lantern',
      'ember-hollow',
      'ridge-house',
    ]);
  });
});

test('in a preview tool nothing is counted or kept', async () => {
  setProperty(document, 'referrer', 'https://lovable.dev/projects/1');
  render(<Page path="1">{card('laurel-lantern')}</Page>);
  track('promo_code_copy');
  await settle();
  fireEvent.click(screen.getByRole('img'));
  setVisibility('hidden');
  expect(network.sent).toEqual([]);
  expect(window.sessionStorage.getItem('analytics-session-id')).toBeNull();
});

describe('the page-analytics tag', () => {
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const commands = () =>
    ((window as { dataLayer?: IArguments[] }).dataLayer ?? []).map((each) => [...each]);

  afterEach(() => {
    delete document.body.dataset.googleTag;
    Reflect.deleteProperty(window, 'dataLayer');
    Reflect.deleteProperty(window, 'ga-disable-G-ABC1234567');
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    setProperty(navigator, 'doNotTrack', null);
    scripts().forEach((script) => script.remove());
  });

  test('is off unless the site has one', async () => {
    render(<Page path="1" />);
    await settle();
    expect(scripts()).toEqual([]);
    expect(commands()).toEqual([]);
  });

  test('gets every event that is counted, with the campaign and nothing else of the query', async () => {
    document.body.dataset.googleTag = 'G-ABC1234567';
    goTo('/cabins?utm_source=tiktok&utm_content=ada@example.com&token=secret');
    render(<Page path="1" />);
    track('promo_code_copy', { location: 'homepage_banner' });
    track('promo_code_copy', { location: 'homepage_banner' });
    await settle();
    expect(scripts().map(({ src, async }) => [src, async])).toEqual([
      ['https://www.googletagmanager.com/gtag/js?id=G-ABC1234567', true],
    ]);
    expect(commands()).toContainEqual(['config', 'G-ABC1234567', { send_page_view: false }]);
    const page_location = 'http://localhost/cabins?utm_source=tiktok';
    const events = commands().filter(([command]) => command === 'event');
    expect(events.map(([, name]) => name)).toEqual(['page_view', 'promo_code_copy']);
    expect(events[1]?.[2]).toMatchObject({ location: 'homepage_banner', page_location });
    expect(
      Object.prototype.toString.call((window as { dataLayer?: unknown[] }).dataLayer?.[0]),
    ).toBe('[object Arguments]');
  });

  const isOff = () =>
    (window as { 'ga-disable-G-ABC1234567'?: boolean })['ga-disable-G-ABC1234567'];

  test.each([
    '/stay/0123456789abcdef0123456789abcdef',
    '/stay/0123456789abcdef0123456789abcdef/cancel',
    '/pay/cs_test_1',
    '/payment-success?session_id=cs_test_1',
    '/booking-success?reference=MM-1&token=1',
    '/shared-itinerary/0123456789abcdef',
    '/newsletter/confirm?token=1',
    '/t/abc',
    '/booking?cabin=x&held=0123456789abcdef',
    '/cabins/x?link=abc',
  ])('never comes to %s, whose address is a secret', async (address) => {
    document.body.dataset.googleTag = 'G-ABC1234567';
    goTo(address);
    render(<Page path="1" />);
    track('promo_code_copy');
    await settle();
    expect(scripts()).toEqual([]);
    expect(commands()).toEqual([]);
    expect(isOff()).toBe(true);
    expect(visits()).toHaveLength(1);
  });

  test('that came with a public page is off on a private one, and while anybody navigates', async () => {
    document.body.dataset.googleTag = 'G-ABC1234567';
    goTo('/cabins');
    render(<Page path="1" />);
    track('promo_code_copy');
    await settle();
    expect(isOff()).toBe(false);
    const before = commands().length;
    startNavigation('/stay/0123456789abcdef0123456789abcdef');
    expect(isOff()).toBe(true);
    goTo('/stay/0123456789abcdef0123456789abcdef');
    endNavigation();
    track('promo_code_entry');
    await settle();
    expect(isOff()).toBe(true);
    expect(commands()).toHaveLength(before);
    goTo('/cabins');
    startNavigation('/cabins?sort=price');
    endNavigation();
    expect(isOff()).toBe(false);
  });

  test.each<[string, () => void]>([
    ['Global Privacy Control', () => setProperty(navigator, 'globalPrivacyControl', true)],
    ['Do Not Track', () => setProperty(navigator, 'doNotTrack', '1')],
  ])('stays away under %s, while the site goes on counting', async (_, refuse) => {
    document.body.dataset.googleTag = 'G-ABC1234567';
    refuse();
    render(<Page path="1" />);
    await settle();
    expect(scripts()).toEqual([]);
    expect(commands()).toEqual([]);
    expect(visits()).toHaveLength(1);
  });
});
