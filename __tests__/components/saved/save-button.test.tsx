import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SaveButton } from '@/components/saved/save-button';
import { OverlayHost } from '@/components/ui/dialog/overlay-host';
import { Toaster } from '@/components/ui/toast';
import { dismissToast, listToasts } from '@/components/ui/toast-store';
import { removeLocal } from '@/lib/browser/storage/storage';
import { receiveTracked, type TrackedEvent } from '@/lib/browser/analytics/track';
import { NOSCRIPT_CSS } from '@/lib/page/noscript-css';

jest.mock('@/components/saved/text-dialog', () => ({
  TextDialog: ({ cabin, onClose }: { cabin: { title: string }; onClose: () => void }) => (
    <div role="dialog" aria-label={`Text ${cabin.title}`}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  ),
}));

const KEY = 'cabin-wishlist';
const cabin = {
  id: 'id-1',
  slug: 'laurel-lantern',
  title: 'Laurel Lantern',
  city: 'Gatlinburg',
  heroImageUrl: '/images/test.webp',
};
const heart = () => screen.getByRole('button', { name: 'Save Laurel Lantern' });
const isPressed = () => heart().getAttribute('aria-pressed') === 'true';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const storedSlugs = () =>
  (JSON.parse(window.localStorage.getItem(KEY) ?? '[]') as { slug: string }[]).map(
    ({ slug }) => slug,
  );

let events: TrackedEvent[] = [];
let stopReceiving: () => void;

function renderHeart(changes: Partial<typeof cabin> = {}) {
  return render(
    <>
      <SaveButton cabin={{ ...cabin, ...changes }} />
      <OverlayHost />
      <Toaster />
    </>,
  );
}

async function press() {
  fireEvent.click(heart());
  await pass(0);
}

async function saveAndClose() {
  await press();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await pass(2000);
}

beforeEach(() => {
  jest.useFakeTimers();
  events = [];
  stopReceiving = receiveTracked((event) => events.push(event));
});

afterEach(async () => {
  await pass(60_000);
  stopReceiving();
  act(() => {
    removeLocal(KEY);
    for (const { id } of listToasts()) dismissToast(id);
  });
  jest.useRealTimers();
});

test('saving says "Saved!" for 2 s, opens the text dialog, and is reported', async () => {
  renderHeart();
  expect(isPressed()).toBe(false);
  await press();
  expect(isPressed()).toBe(true);
  expect(storedSlugs()).toEqual(['laurel-lantern']);
  expect(screen.getByRole('dialog', { name: 'Text Laurel Lantern' })).toBeInTheDocument();
  expect(events).toMatchObject([
    { name: 'wishlist_toggle', parameters: { cabin_id: 'id-1', action: 'save' } },
  ]);
  await pass(1999);
  expect(screen.getByText('Saved!')).toBeInTheDocument();
  await pass(1);
  expect(screen.queryByText('Saved!')).not.toBeInTheDocument();
});

test('a second press removes it, with 2 s to undo, and opens nothing', async () => {
  renderHeart();
  await saveAndClose();
  await press();
  expect(isPressed()).toBe(false);
  expect(storedSlugs()).toEqual([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await pass(1999);
  expect(screen.getByText('Removed from favorites.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  await pass(1);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(events.map(({ parameters }) => parameters.action)).toEqual(['save', 'remove']);
});

test('Undo saves again without the text dialog', async () => {
  renderHeart();
  await saveAndClose();
  await press();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await pass(0);
  expect(isPressed()).toBe(true);
  expect(storedSlugs()).toEqual(['laurel-lantern']);
  expect(screen.queryByText('Removed from favorites.')).not.toBeInTheDocument();
  expect(screen.getByText('Saved!')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])('there is time to undo while %s is on the message', async (_, enter, leave) => {
  renderHeart();
  await saveAndClose();
  await press();
  const message = screen.getByText('Removed from favorites.').closest('li') as HTMLElement;
  await pass(1500);
  enter(message);
  await pass(60_000);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  leave(message);
  await pass(500);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('Undo returns the focus to the heart it was taken from', async () => {
  renderHeart();
  await saveAndClose();
  await press();
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(heart()).toHaveFocus();
});

test('a cabin without an id is not saved; it is logged and nothing is claimed', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderHeart({ id: '' });
  await press();
  expect(isPressed()).toBe(false);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('[favorites]'));
  expect(screen.queryByText('Saved!')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(events).toEqual([]);
});

test('it follows other tabs', () => {
  renderHeart();
  const other = [{ slug: cabin.slug, cabinId: cabin.id, timestamp: '2026-11-01T00:00:00Z' }];
  window.localStorage.setItem(KEY, JSON.stringify(other));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
  expect(isPressed()).toBe(true);
});

test('corrupt storage is an empty list', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.localStorage.setItem(KEY, '[{"slug":');
  renderHeart();
  expect(isPressed()).toBe(false);
  expect(warn).toHaveBeenCalledTimes(1);
  await press();
  expect(isPressed()).toBe(true);
});

test('the heart beats only where motion is welcome', async () => {
  const animate = jest.fn();
  HTMLElement.prototype.animate = animate;
  const prefer = (isWelcome: boolean) => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: isWelcome });
  };
  renderHeart();
  prefer(false);
  await saveAndClose();
  await press();
  expect(animate).not.toHaveBeenCalled();
  prefer(true);
  await press();
  expect(animate).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  Reflect.deleteProperty(window, 'matchMedia');
});

test('the server renders it unpressed, and hides it where scripts do not run', () => {
  const html = renderToString(<SaveButton cabin={cabin} />);
  expect(html).toContain('aria-pressed="false"');
  const [hidden = ''] = NOSCRIPT_CSS.split('{display:none');
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  expect(body.querySelector('button')?.matches(hidden)).toBe(true);
});
