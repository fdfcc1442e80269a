import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { ListWithMap } from '@/components/map/list-with-map';
import type { MapProps } from '@/components/map/map-view';
import { getCabinMap } from '@/lib/browser/api/cabins-api';

jest.mock('@/lib/browser/api/cabins-api', () => ({ getCabinMap: jest.fn() }));
jest.mock('@/components/map/map-island', () => ({
  MapIsland: ({ pins = [], chosen, highlighted, onChoose, onHighlight }: MapProps) =>
    pins.map(({ id, label, price }) => (
      <button
        key={id}
        aria-pressed={id === chosen}
        data-lit={id === highlighted}
        data-price={price}
        onClick={() => onChoose?.(id)}
        onFocus={() => onHighlight?.(id)}
      >
        {label}
      </button>
    )),
}));

const asked = jest.mocked(getCabinMap);
const cabin = (slug: string) => ({
  slug,
  title: slug.toUpperCase(),
  city: 'Gatlinburg',
  latitude: 35.7,
  longitude: -83.5,
  leastNightCents: slug === 'a' ? 16_655 : null,
  usualNightCents: slug === 'a' ? 24_050 : null,
});

beforeEach(() => {
  window.history.replaceState(null, '', '/cabins');
  Object.assign(CSS, { escape: (text: string) => text });
  Element.prototype.scrollIntoView = jest.fn();
  asked.mockReset().mockResolvedValue({ styleUrl: '', cabins: ['a', 'b'].map(cabin) });
});

const show = (totals?: Record<string, number>) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ListWithMap slugs={['a', 'b']} totals={totals} bar={<p>2 cabins</p>}>
        {['a', 'b'].map((slug) => (
          <article key={slug} data-cabin={slug}>
            <a href={`/cabins/${slug}`}>{`Card ${slug}`}</a>
          </article>
        ))}
      </ListWithMap>
    </SWRConfig>,
  );
const toggle = () => screen.getByRole('button', { name: 'Map' });
const pin = (name: string) => screen.findByRole('button', { name });

beforeAll(() => {
  globalThis.CSS ??= {} as typeof CSS;
});

test('nothing is asked for until the map is wanted; then the cabins of the list are', async () => {
  show();
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  expect(await pin('A, Gatlinburg, about $240 a night')).toBeInTheDocument();
  expect(asked.mock.calls).toEqual([[['a', 'b']]]);
  await userEvent.click(toggle());
  expect(screen.queryByRole('button', { name: /^A, Gatlinburg/ })).toBeNull();
});

test('a pin tells what its card does: the price of most nights, and with dates the total of the stay', async () => {
  const { unmount } = show();
  await userEvent.click(toggle());
  expect(await pin('A, Gatlinburg, about $240 a night')).toHaveAttribute('data-price', '$240');
  expect(await pin('B, Gatlinburg')).not.toHaveAttribute('data-price');
  unmount();
  show({ a: 97_303, b: 120_050 });
  expect(await pin('A, Gatlinburg, $973 total')).toHaveAttribute('data-price', '$973');
  expect(await pin('B, Gatlinburg, $1,201 total')).toBeInTheDocument();
});

test('a card under the pointer or with the focus lights its pin', async () => {
  show();
  await userEvent.click(toggle());
  const b = await pin('B, Gatlinburg');
  await userEvent.hover(screen.getByText('Card b'));
  expect(b).toHaveAttribute('data-lit', 'true');
  await userEvent.unhover(screen.getByText('Card b'));
  act(() => screen.getByText('Card a').focus());
  await waitFor(async () =>
    expect(await pin('A, Gatlinburg, about $240 a night')).toHaveAttribute('data-lit', 'true'),
  );
});

test('opening the map brings it to the top of the window; closing it moves nothing', async () => {
  const { container } = show();
  await userEvent.click(toggle());
  const scroll = jest.mocked(Element.prototype.scrollIntoView);
  expect(scroll.mock.contexts).toEqual([container.querySelector('[data-list-map]')]);
  await userEvent.click(toggle());
  expect(scroll).toHaveBeenCalledTimes(1);
});

test('a chosen pin marks its card and brings it into view', async () => {
  const { container } = show();
  await userEvent.click(toggle());
  jest.mocked(Element.prototype.scrollIntoView).mockClear();
  await userEvent.click(await pin('B, Gatlinburg'));
  expect(await pin('B, Gatlinburg')).toHaveAttribute('aria-pressed', 'true');
  const marked = () => [...container.querySelectorAll<HTMLElement>('[data-marked]')];
  expect(marked().map(({ dataset }) => dataset.cabin)).toEqual(['b']);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
});

describe('on a phone', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  test('a chosen pin opens its cabin’s small card, which has the focus and leads where the card does', async () => {
    show();
    await userEvent.click(toggle());
    jest.mocked(Element.prototype.scrollIntoView).mockClear();
    await userEvent.click(await pin('A, Gatlinburg, about $240 a night'));
    const card = within(screen.getByRole('region', { name: 'Chosen cabin' }));
    const link = card.getByRole('link', { name: 'A Gatlinburg about $240 a night' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', '/cabins/a');
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    expect(window.location.hash).toBe('#map=a');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Chosen cabin' })).toBeNull();
    expect(window.location.hash).toBe('#map');
  });

  test('whoever comes back to the address finds the map and the card open', async () => {
    window.history.replaceState(null, '', '/cabins#map=b');
    show();
    expect(await screen.findByRole('link', { name: 'B Gatlinburg' })).toHaveFocus();
    await userEvent.click(toggle());
    expect(window.location.hash).toBe('');
    expect(screen.queryByRole('region', { name: 'Chosen cabin' })).toBeNull();
  });
});

test('without an answer the list stays, and one can try again', async () => {
  asked.mockRejectedValueOnce(new Error('down'));
  show();
  await userEvent.click(toggle());
  expect(await screen.findByRole('alert')).toHaveTextContent('The map didn’t load.');
  expect(screen.getByText('Card a')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await pin('A, Gatlinburg, about $240 a night')).toBeInTheDocument();
});
