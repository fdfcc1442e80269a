import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useViewsRefresh } from '@/components/analytics/use-views-refresh';
import { ViewsBadge } from '@/components/analytics/views-badge';
import { answerWith, setProperty, setVisibility, settle } from './support';

let lastCabin = 0;
/** Cabins no other test knows: figures outlive a page, as they do when a guest goes from page to page. */
const newCabin = () => `00000000-0000-4000-8000-${String((lastCabin += 1)).padStart(12, '0')}`;

let weekly: Record<string, number> = {};
let fetchMock: jest.Mock;
let stop: (() => void) | undefined;

const asked = () =>
  fetchMock.mock.calls.map(([url]: [string]) => url.replace('/api/stats?ids=', '').split(','));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  weekly = {};
  fetchMock = jest.fn(async (url: string) => {
    const ids = url.replace('/api/stats?ids=', '').split(',');
    const data = ids
      .filter((id) => id in weekly)
      .map((id) => ({
        property_id: id,
        views_today: 1,
        views_last_7_days: weekly[id],
        views_last_31_days: 99,
        last_viewed: null,
      }));
    return answerWith(200, { success: true, data, error: null, meta: {} });
  });
  setProperty(window, 'fetch', fetchMock);
  setProperty(navigator, 'onLine', true);
  setProperty(document, 'visibilityState', 'visible');
});

afterEach(() => {
  stop?.();
  stop = undefined;
  jest.useRealTimers();
});

function ViewsRefresh() {
  useViewsRefresh();
  return null;
}

const start = () =>
  act(async () => {
    stop = render(<ViewsRefresh />).unmount;
  });

function showBadges(cabins: Record<string, number>) {
  const badges = () =>
    Object.entries(cabins).map(([id, initial]) => (
      <ViewsBadge key={id} cabinId={id} initial={initial} />
    ));
  return render(<div>{badges()}</div>);
}

describe('the badge', () => {
  test.each([
    [0, ''],
    [1, '1 view this week'],
    [29, '29 views this week'],
    [30, '30 views this week'],
    [1234, '1,234 views this week'],
  ])('%i: %j, in the HTML of the server too', (initial, text) => {
    const badge = <ViewsBadge cabinId={newCabin()} initial={initial} />;
    expect(renderToString(badge)).toBe(text && `<span>${text}</span>`);
    const { container } = render(badge);
    expect(container).toHaveTextContent(text || /^$/);
    expect(container.childElementCount).toBe(text ? 1 : 0);
  });

  test('makes no request itself', async () => {
    showBadges({ [newCabin()]: 3 });
    await settle(600_000);
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe('fresh figures', () => {
  test('are asked for once for all cabins of the page, and shown as the week', async () => {
    const ids = Array.from({ length: 24 }, newCabin);
    weekly = Object.fromEntries(ids.map((id, index) => [id, 29 + index]));
    showBadges(Object.fromEntries(ids.map((id) => [id, 500])));
    await start();
    await settle(1000);
    expect(asked()).toEqual([ids]);
    expect(screen.queryByText('500 views this week')).toBeNull();
    expect(screen.getByText('52 views this week')).toBeVisible();
    expect(screen.getAllByText(/this week/)).toHaveLength(24);
  });

  test('come every two minutes', async () => {
    const id = newCabin();
    weekly = { [id]: 34 };
    showBadges({ [id]: 33 });
    await start();
    await settle(1000);
    expect(screen.getByText('34 views this week')).toBeVisible();
    weekly = { [id]: 35 };
    await settle(118_999);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await settle(1);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(screen.getByText('35 views this week')).toBeVisible();
    await settle(240_000);
    expect(fetchMock).toHaveBeenCalledTimes(4);
  });

  test('wait while nobody looks, and come as soon as somebody does again', async () => {
    showBadges({ [newCabin()]: 3 });
    await start();
    await settle(1000);
    setVisibility('hidden');
    await settle(600_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    setVisibility('visible');
    await settle(0);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    setVisibility('hidden');
    setVisibility('visible');
    await settle(1000);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('are asked for when a tab opened in the background is looked at', async () => {
    const id = newCabin();
    setProperty(document, 'visibilityState', 'hidden');
    showBadges({ [id]: 3 });
    await start();
    await settle(10_000);
    expect(fetchMock).not.toHaveBeenCalled();
    setVisibility('visible');
    await settle(1000);
    expect(asked()).toEqual([[id]]);
  });

  test('of cabins that come later are asked for together, the others not again', async () => {
    const [first, second, third] = [newCabin(), newCabin(), newCabin()];
    const { rerender } = showBadges({ [first]: 1 });
    await start();
    await settle(1000);
    rerender(
      <div>
        {[first, second, third].map((id) => (
          <ViewsBadge key={id} cabinId={id} initial={1} />
        ))}
      </div>,
    );
    await settle(1000);
    expect(asked()).toEqual([[first], [second, third]]);
  });

  test('are stale after five minutes: a cabin seen again later is asked for', async () => {
    const [first, second] = [newCabin(), newCabin()];
    const { rerender } = showBadges({ [first]: 1 });
    await start();
    await settle(1000);
    const show = (id: string) =>
      rerender(
        <div>
          <ViewsBadge key={id} cabinId={id} initial={1} />
        </div>,
      );
    show(second);
    await settle(1000);
    show(first);
    await settle(1000);
    const bySecond = [[first], [second]];
    expect(asked()).toEqual(bySecond);
    stop?.();
    await settle(295_000);
    await start();
    await settle(1000);
    expect(asked()).toEqual(bySecond);
    stop?.();
    await settle(2000);
    await start();
    await settle(1000);
    expect(asked()).toEqual([...bySecond, [first]]);
  });

  test.each<[string, () => Promise<Response>]>([
    ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the backend is down', async () => answerWith(503, { error: { code: 'unavailable' } })],
    ['the answer is no JSON', async () => answerWith(200, () => JSON.parse('<html>'))],
    [
      'the answer is another one',
      async () => answerWith(200, { data: [{ property_id: 7 }, null] }),
    ],
  ])('when %s, the figure stays and nothing is tried at once', async (_, answer) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    fetchMock.mockImplementation(answer);
    showBadges({ [newCabin()]: 33 });
    await start();
    await settle(100_000);
    expect(screen.getByText('33 views this week')).toBeVisible();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls.length).toBeLessThanOrEqual(1);
  });

  test('offline no request is made', async () => {
    setProperty(navigator, 'onLine', false);
    showBadges({ [newCabin()]: 3 });
    await start();
    await settle(300_000);
    expect(fetchMock).not.toHaveBeenCalled();
    fireEvent(window, new Event('online'));
  });
});
