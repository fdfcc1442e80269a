import {
  act,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useEffect, useRef, useState } from 'react';
import { toPublicCabin } from '@/components/cabin/public-cabin';
import { Gallery } from '@/components/gallery/gallery';
import type { RoomType } from '@/lib/domain/catalog/cabin';
import { addDays, calendarDate } from '@/lib/domain/values/calendar-date';
import { makeCabin } from '../../support/make-cabin';

const ROOMS: RoomType[] = ['exterior', 'great_room', 'kitchen', 'bedroom', 'bathroom'];
const photos = ROOMS.map((roomType, index) => ({
  imageUrl: `/images/${roomType}.webp`,
  imageColor: index === 0 ? '#a07a5c' : null,
  description: `The ${roomType}`,
  roomType,
}));
const galleryOf = (changes: Parameters<typeof makeCabin>[0] = {}) =>
  toPublicCabin(makeCabin(changes));
const cabin = galleryOf({ photos });
const stayFrom = (day: string) => {
  const checkIn = calendarDate(day);
  return { checkIn, checkOut: addDays(checkIn, 3) };
};

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => {
  window.ResizeObserver = NoObserver;
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

async function openAt(name: string) {
  const user = userEvent.setup();
  render(<Gallery cabin={cabin} />);
  await user.click(screen.getByRole('link', { name }));
  await screen.findByRole('dialog');
  return user;
}

const shown = () => {
  const slide = document.querySelector<HTMLElement>('[data-shown]');
  if (!slide) throw new Error('Nothing is shown');
  return slide;
};
const counter = (text: string) => expect(screen.getByText(text)).toBeVisible();

test('every picture is a link to itself, the first one eager', () => {
  render(<Gallery cabin={cabin} />);
  expect(screen.getByRole('link', { name: 'Drawing: The kitchen' })).toHaveAttribute(
    'href',
    '/images/kitchen.webp',
  );
  const [first, ...others] = screen.getAllByRole('img');
  expect(first).toHaveAttribute('loading', 'eager');
  for (const other of others) expect(other).toHaveAttribute('loading', 'lazy');
});

test('a colour stands in for a picture until it is there, where one is known', () => {
  render(<Gallery cabin={cabin} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveStyle({ backgroundColor: '#a07a5c' });
  expect(second?.style.backgroundColor).toBe('');
});

test.each([null, 'https://www.tiktok.com/@mama/video/7123'])(
  '"View all" opens at the first picture, whose film (%s) comes after the last',
  async (videoTourUrl) => {
    const user = userEvent.setup();
    render(<Gallery cabin={{ ...cabin, videoTourUrl }} />);
    await user.click(screen.getByRole('button', { name: 'View all 5 drawings' }));
    await screen.findByRole('dialog');
    counter('1 / 5');
    expect(shown()).toHaveAccessibleName('Picture 1 of 5: Outside');
    await user.keyboard('{End}{ArrowLeft}');
    expect(shown()).toHaveAccessibleName(videoTourUrl ? 'Film' : 'Picture 5 of 5: Bath');
  },
);

test('the file that the page has loaded is shown until the larger one arrives', async () => {
  const user = userEvent.setup();
  render(<Gallery cabin={cabin} />);
  const tile = screen.getByRole('img', { name: 'Drawing: The kitchen' });
  Object.defineProperties(tile, {
    complete: { value: true },
    naturalWidth: { value: 384 },
    currentSrc: { value: 'http://localhost/kitchen-384.avif' },
  });
  await user.click(screen.getByRole('link', { name: 'Drawing: The kitchen' }));
  await screen.findByRole('dialog');
  const sources = [...shown().querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources[0]).toBe('http://localhost/kitchen-384.avif');
  expect(sources).toHaveLength(2);
});

test('the first picture is requested at its displayed width, also beside a panel', () => {
  const { unmount } = render(<Gallery cabin={cabin} />);
  const sizes = () => screen.getAllByRole('img')[0]?.getAttribute('sizes');
  expect(sizes()).toBe('(min-width: 80rem) 600px, (min-width: 48rem) 47vw, calc(100vw - 32px)');
  unmount();
  render(<Gallery cabin={cabin} stay={stayFrom('2026-10-15')} />);
  expect(sizes()).toMatch(
    /^\(min-width: 64rem\) and \(min-height: 50rem\) min\(784px, 100vw - 496px\), /,
  );
});

test('photographs are called photos, and their texts are what they show', async () => {
  const taken = photos.map((photo) => ({
    ...photo,
    imageUrl: `/images/uploads/a-cabin/${photo.roomType}.webp`,
  }));
  render(<Gallery cabin={galleryOf({ photos: taken })} />);
  expect(screen.getByRole('list', { name: 'Photos of Laurel Lantern' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'The kitchen' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'View all 5 photos' }));
  expect(await screen.findByRole('dialog', { name: 'Photos of Laurel Lantern' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next photo' })).toBeVisible();
});

test('without photos the main picture stands alone', () => {
  render(<Gallery cabin={galleryOf()} />);
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('opens at the picture clicked, named and counted', async () => {
  await openAt('Drawing: The kitchen');
  expect(screen.getByRole('dialog', { name: 'Drawings of Laurel Lantern' })).toBeVisible();
  counter('3 / 5');
  const caption = screen.getByText('The kitchen');
  expect(caption).toHaveTextContent('Drawing 3 of 5. Kitchen The kitchen');
});

test('arrows, Home, End and buttons move, to the open dates and no further', async () => {
  const user = await openAt('Drawing: The exterior');
  const previous = screen.getByRole('button', { name: 'Previous drawing' });
  const next = screen.getByRole('button', { name: 'Next drawing' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{ArrowLeft}');
  counter('1 / 5');
  await user.keyboard('{ArrowRight}');
  counter('2 / 5');
  await user.keyboard('{End}');
  expect(shown()).toHaveAccessibleName('Open dates');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{ArrowRight}');
  expect(shown()).toHaveAccessibleName('Open dates');
  await user.click(previous);
  counter('5 / 5');
  await user.keyboard('{Home}');
  counter('1 / 5');
  await user.click(next);
  counter('2 / 5');
});

test('each picture is named by its place and its room, and the neighbors wait beside it', async () => {
  await openAt('Drawing: The kitchen');
  expect(shown()).toHaveAccessibleName('Picture 3 of 5: Kitchen');
  const beside = [...document.querySelectorAll('[role=group][inert]')];
  expect(beside.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Picture 2 of 5: Great room',
    'Picture 4 of 5: Bedroom',
  ]);
  for (const each of beside) {
    expect(each.querySelector('img')).toHaveAttribute('loading', 'eager');
  }
});

test('the small pictures lead to each, one of them a tab stop', async () => {
  const user = await openAt('Drawing: The exterior');
  const row = screen.getByRole('button', { name: 'Show thumbnails of all drawings' });
  expect(row).toHaveAttribute('aria-expanded', 'false');
  await user.click(row);
  const small = within(screen.getByRole('list', { name: 'Thumbnails' }));
  expect(small.getAllByRole('button')).toHaveLength(6);
  expect(screen.getByRole('dialog').outerHTML).not.toMatch(/floor plan/i);
  await user.click(small.getByRole('button', { name: 'Picture 4 of 5: Bedroom' }));
  counter('4 / 5');
  const current = small.getByRole('button', { current: true });
  expect(current).toHaveAccessibleName('Picture 4 of 5: Bedroom');
  await user.keyboard('{ArrowRight}');
  expect(small.getByRole('button', { name: 'Picture 5 of 5: Bath' })).toHaveFocus();
  expect(small.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

describe('where there is room below or beside the picture', () => {
  beforeEach(() => {
    window.matchMedia = (media) =>
      ({
        matches: media.startsWith('(height >= 40rem)'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList;
  });
  afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));
  const row = () => document.querySelector('[data-panel]')?.getAttribute('data-row');

  test('the small ones are shown from the start, all at once', async () => {
    await openAt('Drawing: The exterior');
    expect(screen.getByRole('list', { name: 'Thumbnails' })).toBeVisible();
    expect(row()).toBe('sheet');
  });

  // The sixth has no place in the grid of the page.
  test.each([1, 5])('in one line where upright picture %i needs the height', async (upright) => {
    const all = [...photos, ...photos].map((photo, index) => ({
      ...photo,
      imageUrl: `/images/${index}.webp`,
      isPortrait: index === upright,
    }));
    render(<Gallery cabin={galleryOf({ photos: all })} />);
    const [first] = screen.getAllByRole('link', { name: 'Drawing: The kitchen' });
    await userEvent.click(first ?? document.body);
    await screen.findByRole('dialog');
    expect(row()).toBe('line');
  });
});

test('the caption rests when nothing has moved for three seconds, and comes back', async () => {
  await openAt('Drawing: The exterior');
  const panel = document.querySelector('[data-panel]');
  if (!panel) throw new Error('No panel');
  jest.useFakeTimers();
  fireEvent.pointerMove(panel);
  act(() => void jest.advanceTimersByTime(2999));
  expect(panel).not.toHaveAttribute('data-idle');
  act(() => void jest.advanceTimersByTime(1));
  expect(panel).toHaveAttribute('data-idle');
  fireEvent.pointerDown(panel);
  expect(panel).not.toHaveAttribute('data-idle');
  act(() => void jest.advanceTimersByTime(3000));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  expect(panel).not.toHaveAttribute('data-idle');
  jest.useRealTimers();
});

test('plus and minus zoom, a new picture stands whole again', async () => {
  const user = await openAt('Drawing: The exterior');
  const zoom = () => screen.getByRole('button', { name: /^Zoom/ });
  await user.keyboard('+');
  await waitFor(() => expect(zoom()).toHaveAccessibleName('Zoom out'));
  await user.keyboard('-');
  await waitFor(() => expect(zoom()).toHaveAccessibleName('Zoom in'));
  await user.click(zoom());
  await waitFor(() => expect(zoom()).toHaveAccessibleName('Zoom out'));
  await user.click(screen.getByRole('button', { name: 'Next drawing' }));
  expect(zoom()).toHaveAccessibleName('Zoom in');
  await user.keyboard('{End}');
  expect(zoom()).toHaveAttribute('aria-disabled', 'true');
});

test('with a film, a picture still opens at itself, and the film follows the last picture', async () => {
  const user = userEvent.setup();
  render(<Gallery cabin={galleryOf({ photos, tiktokId: '7000000000000000101' })} />);
  await user.click(screen.getByRole('link', { name: 'Drawing: The bathroom' }));
  await screen.findByRole('dialog');
  expect(shown()).toHaveAccessibleName('Picture 5 of 5: Bath');
  await user.keyboard('{ArrowRight}');
  expect(shown()).toHaveAccessibleName('Film');
  expect(within(shown()).getByRole('button', { name: 'Play the film' })).toBeVisible();
  // A slide that leaves with the focus gives it to the dialog, so that the next key counts too.
  within(shown()).getByRole('button', { name: 'Play the film' }).focus();
  await user.keyboard('{ArrowLeft}');
  counter('5 / 5');
  expect(screen.getByRole('dialog')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  counter('4 / 5');
});

test.each([
  [16_655, 'Dates from $166 a night'],
  [null, 'No open nights right now'],
])('it ends in the open dates, at the lowest price: %s', async (leastNightCents, text) => {
  const user = userEvent.setup();
  render(<Gallery cabin={galleryOf({ photos, leastNightCents })} />);
  await user.click(screen.getByRole('link', { name: 'Drawing: The bathroom' }));
  await screen.findByRole('dialog');
  await user.keyboard('{ArrowRight}');
  expect(within(shown()).getByText(text)).toBeVisible();
  expect(within(shown()).getByRole('button', { name: 'See open dates' })).toBeVisible();
});

test('Escape closes and the focus goes back to the picture', async () => {
  const user = await openAt('Drawing: The kitchen');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Drawing: The kitchen' })).toHaveFocus(),
  );
});

/** A finger on the picture that goes and is lifted; jsdom lays out nothing, so a step is one pixel wide. */
function swipe(by: { x: number; y: number }) {
  const picture = within(shown()).getByRole('img');
  const send = (type: string, share: number) => {
    const place = { clientX: 200 + by.x * share, clientY: 200 + by.y * share };
    // jsdom has no PointerEvent that carries coordinates.
    const event = new MouseEvent(type, { bubbles: true, button: 0, ...place });
    fireEvent(picture, Object.assign(event, { pointerId: 1, pointerType: 'touch' }));
  };
  send('pointerdown', 0);
  send('pointermove', 0.5);
  send('pointermove', 1);
  send('pointerup', 1);
}

test.each([
  ['left', { x: -100, y: 5 }, '3 / 5'],
  ['right', { x: 140, y: 5 }, '1 / 5'],
  ['too short', { x: -4, y: 0 }, '2 / 5'],
  ['upward', { x: 20, y: -300 }, '2 / 5'],
])('a swipe %s', async (_name, by, text) => {
  await openAt('Drawing: The great_room');
  swipe(by);
  counter(text);
});

test('a pull down closes', async () => {
  await openAt('Drawing: The great_room');
  swipe({ x: 10, y: 300 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a click that asks for a new tab is left to the browser', () => {
  render(<Gallery cabin={cabin} />);
  const link = screen.getByRole('link', { name: 'Drawing: The kitchen' });
  const click = createEvent.click(link, { ctrlKey: true, button: 0 });
  link.addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  fireEvent(link, click);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after a click on a link the pictures a computer shows come first, the others follow', async () => {
  const many = [...photos, ...photos].map((photo, index) => ({
    ...photo,
    imageUrl: `/images/${index}.webp`,
  }));
  const counts: number[] = [];
  function Page() {
    const [isCabin, setIsCabin] = useState(false);
    const list = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!isCabin || !list.current) return;
      const count = () => counts.push(screen.getAllByRole('listitem').length);
      count();
      const observer = new MutationObserver(count);
      observer.observe(list.current, { childList: true, subtree: true });
      return () => observer.disconnect();
    }, [isCabin]);
    return (
      <div ref={list}>
        <button onClick={() => startTransition(() => setIsCabin(true))}>Open</button>
        {isCabin && <Gallery cabin={galleryOf({ photos: many })} />}
      </div>
    );
  }
  render(<Page />);
  await act(async () => screen.getByRole('button', { name: 'Open' }).click());
  expect(counts).toEqual([5, 10]);
  expect(screen.getAllByRole('link').map((link) => link.dataset.photo)).toEqual(
    many.map((_, index) => String(index)),
  );
});

describe('a first picture that is drawn in every season', () => {
  const others = photos.slice(1);
  const first = {
    ...photos[0],
    imageColor: null,
    description: 'The house',
    roomType: 'exterior' as const,
  };
  const seasonal = galleryOf({
    photos: [
      { ...first, imageUrl: '/images/cabins/pebble/hero.webp', isSeasonal: true },
      ...others,
    ],
  });
  const firstPicture = () => screen.getAllByRole('img')[0];
  const firstFile = () => firstPicture()?.closest('a')?.getAttribute('href');

  test.each([
    ['2027-01-15', 'hero-winter'],
    ['2027-07-15', 'hero-summer'],
    ['2027-10-15', 'hero'],
  ])('from %s on it is shown as %s, and only that file is asked for', (day, name) => {
    render(<Gallery cabin={seasonal} stay={stayFrom(day)} />);
    expect(firstFile()).toBe(`/images/cabins/pebble/${name}.webp`);
    const { src, srcset } = firstPicture() as HTMLImageElement;
    for (const file of `${src}, ${srcset}`.match(/hero[\w-]*\.webp/g) ?? []) {
      expect(file).toBe(`${name}.webp`);
    }
    const [preloaded] = [...document.querySelectorAll('link[rel=preload]')].slice(-1);
    expect(preloaded?.getAttribute('href')).toContain(`/${name}.webp`);
  });

  test('the rooms drawn in every season follow it, photographs between them do not', () => {
    const room = (imageUrl: string, isSeasonal?: boolean) => ({ ...first, imageUrl, isSeasonal });
    const upload = '/images/uploads/a-cabin/porch-1200x800-7a6b5c.webp';
    const mixed = galleryOf({
      photos: [
        room('/images/cabins/pebble/hero.webp', true),
        room('/images/cabins/pebble/2-great-room.webp', true),
        room(upload),
        room('/images/cabins/pebble/9-an-operators-own.webp'),
      ],
    });
    render(<Gallery cabin={mixed} stay={stayFrom('2027-01-15')} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/images/cabins/pebble/hero-winter.webp',
      '/images/cabins/pebble/2-great-room-winter.webp',
      upload,
      '/images/cabins/pebble/9-an-operators-own.webp',
    ]);
    expect(marked()).toEqual(['0']);
  });

  const marked = () =>
    screen.getAllByRole('link').flatMap(({ dataset }) => (dataset.season ? [dataset.photo] : []));

  test('without dates it is as always, and marked, so that light and weather may come over it', () => {
    render(<Gallery cabin={seasonal} />);
    expect(firstFile()).toBe('/images/cabins/pebble/hero.webp');
    expect(marked()).toEqual(['0']);
  });

  test('an operator’s own file of the same name is not marked', () => {
    const imageUrl = '/images/cabins/pebble/hero.webp';
    render(<Gallery cabin={galleryOf({ photos: [{ ...first, imageUrl }, ...others] })} />);
    expect(marked()).toEqual([]);
  });

  test('a photograph is the same in January', () => {
    const imageUrl = '/images/uploads/a-cabin/porch-1200x800-7a6b5c.webp';
    const taken = galleryOf({ photos: [{ ...first, imageUrl }, ...others] });
    render(<Gallery cabin={taken} stay={stayFrom('2027-01-15')} />);
    expect(firstFile()).toBe(imageUrl);
  });
});
