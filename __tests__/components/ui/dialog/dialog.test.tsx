import '@/__tests__/components/ui/support/frames-by-timer';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Modal } from '@/components/ui/dialog/dialog';
import { ModalLayer } from '@/components/ui/dialog/modal-layer';

function Harness({ isLocked = false }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        isLocked={isLocked}
        title="Check Availability"
        description="Laurel Lantern, Gatlinburg"
        footer={<button type="button">Reserve</button>}
      >
        <input aria-label="Name" />
      </Modal>
    </>
  );
}

const LONGER_THAN_MOVING_MS = 1000;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const setUpUser = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

// Over all of the file: Framer Motion waits for the frame that it has asked for, and one of other timers never comes.
beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterAll(() => {
  jest.useRealTimers();
});

async function openModal({ isLocked = false } = {}) {
  const user = setUpUser();
  render(<Harness isLocked={isLocked} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}

test('it is named and described, and takes the focus', async () => {
  await openModal();
  const dialog = screen.getByRole('dialog', { name: 'Check Availability' });
  expect(dialog).toHaveAccessibleDescription('Laurel Lantern, Gatlinburg');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

test('Escape dismisses it from its first moment on, before any effect of its own has run', () => {
  const onDismiss = jest.fn();
  function PressAtOnce() {
    useEffect(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    }, []);
    return null;
  }
  render(
    <ModalLayer labelledBy="title" onDismiss={onDismiss} className="">
      <h2 id="title">Check Availability</h2>
      <PressAtOnce />
    </ModalLayer>,
  );
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('Tab stays inside', async () => {
  const user = await openModal();
  const dialog = screen.getByRole('dialog');
  for (let step = 0; step < 4; step += 1) {
    await user.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

test('Tab leads from the last stop to the first, and Shift and Tab back', async () => {
  const user = await openModal();
  screen.getByRole('button', { name: 'Reserve' }).focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Reserve' })).toHaveFocus();
});

test('the focus that something else takes comes back', async () => {
  await openModal();
  screen.getByRole('button', { name: 'Open' }).focus();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
});

test('at each opening everything behind it is inert, but not the toasts', async () => {
  const toasts = document.createElement('section');
  toasts.dataset.overDialogs = '';
  document.body.append(toasts);
  const user = setUpUser();
  const page = render(<Harness />).container;
  const opener = screen.getByRole('button', { name: 'Open' });
  for (let opening = 0; opening < 2; opening += 1) {
    await user.click(opener);
    await waitFor(() => expect(page.inert).toBe(true));
    expect(screen.getByRole('dialog').inert).not.toBe(true);
    expect(toasts.inert).not.toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(page.inert).toBe(false));
  }
  toasts.remove();
});

test('a drag that begins inside does not close it', async () => {
  const user = await openModal();
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByRole('heading') },
    { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
  ]);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

type User = ReturnType<typeof userEvent.setup>;

const WAYS_OUT: [string, (user: User) => Promise<void>][] = [
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['the close button', (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['the backdrop', (user) => user.click(screen.getByRole('dialog'))],
];

function prefer(matching: (query: string) => boolean) {
  window.matchMedia = (query: string) =>
    ({
      matches: matching(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}

describe.each([
  ['with reduced motion', () => false],
  ['as a window that fades', (query: string) => query.includes('no-preference')],
  ['as a sheet that slides', () => true],
])('%s', (_, matching) => {
  beforeEach(() => prefer(matching));

  test.each(WAYS_OUT)('%s closes it and returns the focus', async (_way, close) => {
    const user = await openModal();
    await pass(LONGER_THAN_MOVING_MS);
    await close(user);
    await pass(LONGER_THAN_MOVING_MS);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    expect(document.documentElement.style.overflow).not.toBe('hidden');
  });

  test.each(WAYS_OUT)('while it is locked, %s does not close it', async (_way, close) => {
    const user = await openModal({ isLocked: true });
    await pass(LONGER_THAN_MOVING_MS);
    await close(user);
    await pass(LONGER_THAN_MOVING_MS);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('the page behind does not scroll', async () => {
    await openModal();
    expect(document.documentElement.style.overflow).toBe('hidden');
  });
});

test('with reduced motion it is gone at once', async () => {
  prefer(() => false);
  const user = await openModal();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('a sheet pulled by its head', () => {
  function pull(distance: number, pointerType = 'touch') {
    const head = screen.getByRole('heading');
    HTMLElement.prototype.setPointerCapture = () => undefined;
    const at = (clientY: number) => ({ clientY, pointerType, pointerId: 1 });
    fireEvent(head, pointerEvent('pointerdown', at(10)));
    fireEvent(head, pointerEvent('pointermove', at(10 + distance)));
    fireEvent(head, pointerEvent('pointerup', at(10 + distance)));
  }

  // jsdom has no PointerEvent that carries coordinates.
  const pointerEvent = (type: string, init: Record<string, unknown>) =>
    Object.assign(new Event(type, { bubbles: true }), init);

  beforeEach(() => prefer((query) => query.includes('max-width')));

  test('far enough, it closes', async () => {
    await openModal();
    pull(200);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('while it is locked, it springs back', async () => {
    await openModal({ isLocked: true });
    pull(400);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test.each([
    ['too little', 20, 'touch'],
    ['upwards', -200, 'touch'],
    ['with a mouse, which selects text', 200, 'mouse'],
  ])('%s, it stays', async (_, distance, pointerType) => {
    await openModal();
    pull(distance, pointerType);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
