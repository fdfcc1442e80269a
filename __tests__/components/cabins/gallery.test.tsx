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
import { Gallery } from '@/components/cabins/gallery';
import type { RoomType } from '@/lib/domain/catalog/cabin';
import { makeCabin } from './make-cabin';

const ROOMS: RoomType[] = ['exterior', 'great_room', 'kitchen', 'bedroom', 'bathroom'];
const photos = ROOMS.map((roomType, index) => ({
  id: String(index),
  imageUrl: `/images/${roomType}.webp`,
  imageColor: index === 0 ? '#a07a5c' : null,
  description: `The ${roomType}`,
  roomType,
}));
const cabin = makeCabin({ photos });

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => {
  window.ResizeObserver = NoObserver;
});

async function openAt(name: string) {
  const user = userEvent.setup();
  render(<Gallery cabin={cabin} />);
  await user.click(screen.getByRole('link', { name }));
  await screen.findByRole('dialog');
  return user;
}

const counter = (text: string) => expect(screen.getByText(text)).toBeVisible();

test('every picture is a link to itself, the first one eager', () => {
  render(<Gallery cabin={cabin} />);
  expect(screen.getByRole('link', { name: 'The kitchen' })).toHaveAttribute(
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

test('"View all" opens at the first one', async () => {
  render(<Gallery cabin={cabin} />);
  await userEvent.click(screen.getByRole('button', { name: 'View all 5 photos' }));
  await screen.findByRole('dialog');
  counter('1 / 5');
});

test('without photos the main picture stands alone', () => {
  render(<Gallery cabin={makeCabin()} />);
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('opens at the picture clicked, named and counted', async () => {
  await openAt('The kitchen');
  expect(screen.getByRole('dialog', { name: 'Photos of Laurel Lantern' })).toBeVisible();
  counter('3 / 5');
  expect(screen.getByText('The kitchen')).toBeVisible();
});

test('arrows, Home and End move, and the ends meet', async () => {
  const user = await openAt('The exterior');
  await user.keyboard('{ArrowRight}');
  counter('2 / 5');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  counter('5 / 5');
  await user.keyboard('{Home}');
  counter('1 / 5');
  await user.keyboard('{End}');
  counter('5 / 5');
  await user.click(screen.getByRole('button', { name: 'Next photo' }));
  counter('1 / 5');
  await user.click(screen.getByRole('button', { name: 'Previous photo' }));
  counter('5 / 5');
});

test('Escape closes and the focus goes back to the picture', async () => {
  const user = await openAt('The kitchen');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('link', { name: 'The kitchen' })).toHaveFocus());
});

test.each([
  ['left', 300, 200, 40, 45, '2 / 5'],
  ['right', 100, 240, 40, 45, '5 / 5'],
  ['too short', 100, 130, 40, 40, '1 / 5'],
  ['upward', 100, 180, 40, 400, '1 / 5'],
])('a swipe %s', async (_name, fromX, toX, fromY, toY, text) => {
  await openAt('The exterior');
  const picture = within(screen.getByRole('dialog')).getByRole('img', {
    name: 'The exterior',
  });
  act(() => {
    fireEvent.touchStart(picture, { touches: [{ clientX: fromX, clientY: fromY }] });
    fireEvent.touchEnd(picture, { changedTouches: [{ clientX: toX, clientY: toY }] });
  });
  counter(text);
});

test('a click that asks for a new tab is left to the browser', () => {
  render(<Gallery cabin={cabin} />);
  const link = screen.getByRole('link', { name: 'The kitchen' });
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
    id: String(index),
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
        {isCabin && <Gallery cabin={makeCabin({ photos: many })} />}
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
