import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { findGuide } from '@/__tests__/support/seeded-posts';
import { FallExplorer } from '@/components/fall/fall-explorer';
import type { MapProps } from '@/components/map/map-view';
import { getFallCabins } from '@/lib/browser/api/cabins-api';
import { readFallGuide } from '@/lib/domain/trip/fall-places';
import { calendarDate } from '@/lib/domain/values/calendar-date';

jest.mock('@/lib/browser/api/cabins-api', () => ({ getFallCabins: jest.fn() }));
jest.mock('@/components/cabin-card/cabin-card', () => ({
  CabinCard: ({ cabin, notice }: { cabin: { title: string }; notice: string }) => (
    <article>{`${cabin.title}. ${notice}`}</article>
  ),
}));
jest.mock('@/components/map/map-island', () => ({
  MapIsland: ({ label, pins = [], chosen, onChoose }: MapProps) => (
    <div role="group" aria-label={label}>
      {pins.map((pin) => (
        <button key={pin.id} aria-pressed={pin.id === chosen} onClick={() => onChoose?.(pin.id)}>
          {pin.label}
        </button>
      ))}
    </div>
  ),
}));

const { places } = readFallGuide(findGuide('fall').bodyMarkdown);
const asked = jest.mocked(getFallCabins);
const stay = { checkIn: calendarDate('2027-10-22'), checkOut: calendarDate('2027-10-25') };

let comeNear: () => void;

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(report: IntersectionObserverCallback) {
      comeNear = () =>
        report([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
  window.history.replaceState(null, '', '/fall');
  asked.mockReset().mockResolvedValue({ stay, guests: 2, openCount: 0, nearest: [] });
});

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <FallExplorer places={places} mapStyleUrl="" usualWeek="10-19" />
    </SWRConfig>,
  );
const map = () => screen.getByRole('group', { name: /Map of fall color/ });
const openOthers = () =>
  screen
    .getByText('The other spots, from the top down')
    .closest('details')
    ?.setAttribute('open', '');
function rowOf(name: string): HTMLElement {
  const row = screen
    .getAllByRole('row')
    .find((each) => within(each).queryByRole('button', { name }));
  if (!row) throw new Error(`No row of ${name}`);
  return row;
}

test('every place is in the HTML as it leaves the server: those at peak first, the others folded, both from the top down', () => {
  const html = renderToString(<FallExplorer places={places} mapStyleUrl="" usualWeek="10-19" />);
  const [best = '', others = ''] = html.slice(html.indexOf('<table')).split('<details');
  expect(best.indexOf('Grotto Falls')).toBeLessThan(best.indexOf('Elkmont'));
  expect(others.indexOf('Kuwohi tower')).toBeLessThan(others.indexOf('Newfound Gap'));
  expect(others.indexOf('Newfound Gap')).toBeLessThan(others.indexOf('Walland end'));
  expect((best + others).match(/aria-pressed/g)).toHaveLength(32);
});

test.each(['09-14', '09-28', '10-05', '10-19', '11-09'])(
  'in the week of %s no place is left out and none is told twice',
  (week) => {
    const html = renderToString(<FallExplorer places={places} mapStyleUrl="" usualWeek={week} />);
    expect(html.slice(html.indexOf('<table')).match(/aria-pressed/g)).toHaveLength(32);
  },
);

test('the slider says its week and moves the colors of map and table', () => {
  show();
  const slider = screen.getByRole('slider', { name: /Week/ });
  expect(slider).toHaveAttribute('aria-valuetext', 'Oct 19–25');
  expect(within(map()).getByRole('button', { name: 'Elkmont: Peak' })).toBeInTheDocument();
  fireEvent.change(slider, { target: { value: '2' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Sep 28 – Oct 4');
  expect(within(map()).getByRole('button', { name: 'Kuwohi tower: Peak' })).toBeInTheDocument();
  expect(rowOf('Kuwohi tower')).toHaveTextContent('Peak');
  openOthers();
  expect(rowOf('Elkmont')).toHaveTextContent('Starting');
  expect(window.location.search).toBe('?week=09-28');
});

test('table and map choose the same place, which shows its card', async () => {
  show();
  await userEvent.click(within(rowOf('Cataloochee Valley')).getByRole('button'));
  expect(within(map()).getByRole('button', { name: /^Cataloochee Valley/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(screen.getByRole('heading', { name: 'Cataloochee Valley' })).toBeInTheDocument();
  expect(screen.getAllByText(/Storm repairs can close/)).toHaveLength(2);
  await userEvent.click(within(map()).getByRole('button', { name: /^Max Patch/ }));
  expect(screen.getByRole('heading', { name: 'Max Patch' })).toBeInTheDocument();
  expect(within(rowOf('Cataloochee Valley')).getByRole('button')).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect(window.location.search).toBe('?week=10-19&place=max-patch');
});

test('the address decides the first week and place; nonsense in it is passed over', () => {
  window.history.replaceState(null, '', '/fall?week=10-05&place=newfound-gap');
  const { unmount } = show();
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Oct 5–11');
  expect(screen.getByRole('heading', { name: 'Newfound Gap' })).toBeInTheDocument();
  unmount();
  window.history.replaceState(null, '', '/fall?week=99-99&place=%3Cscript%3E');
  show();
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Oct 19–25');
  expect(screen.getByRole('heading', { name: 'Usually at peak Oct 19–25' })).toBeInTheDocument();
});

describe('cabins of that weekend', () => {
  const openPlace = () => {
    window.history.replaceState(null, '', '/fall?week=10-19&place=elkmont');
    show();
    act(() => comeNear());
  };

  test('are asked for once the guest comes near, for the highest spot at peak before one is chosen', async () => {
    show();
    expect(asked).not.toHaveBeenCalled();
    act(() => comeNear());
    expect(await screen.findByText('Nothing’s open that weekend')).toBeInTheDocument();
    expect(asked).toHaveBeenCalledWith('10-19', 'alum-cave-trailhead');
  });

  test('are listed with their distance and a link to all', async () => {
    const result = { cabin: { slug: 'a', title: 'Cabin A' }, stay, shiftDays: 0, price: null };
    asked.mockResolvedValue({
      stay,
      guests: 2,
      openCount: 9,
      nearest: [{ result: result as never, miles: 5.3 }],
    });
    openPlace();
    expect(await screen.findByRole('article')).toHaveTextContent(
      'Cabin A. 5 miles from Elkmont as the crow flies',
    );
    expect(asked).toHaveBeenCalledWith('10-19', 'elkmont');
    expect(screen.getByRole('link', { name: 'See every open cabin' })).toHaveAttribute(
      'href',
      '/cabins?check_in=2027-10-22&check_out=2027-10-25&guests=2',
    );
  });

  test('say so when there are none', async () => {
    openPlace();
    expect(await screen.findByText('Nothing’s open that weekend')).toBeInTheDocument();
  });

  test('can be asked for again after a failure', async () => {
    asked.mockRejectedValueOnce(new Error('down'));
    openPlace();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await act(async () => retry.click());
    expect(await screen.findByText('Nothing’s open that weekend')).toBeInTheDocument();
  });
});
