import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { SWRConfig } from 'swr';
import { StayPicker } from '@/components/stay-picker/picker/stay-picker';
import { CABIN } from './cabin';
import { FakeServer, NOW } from './fake-server';

const KEPT_REAL = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'hrtime',
] as const;

/** Stops the clock at NOW without stopping timers. */
export function stopClock(): void {
  jest.useFakeTimers({ now: NOW, doNotFake: [...KEPT_REAL] });
}

/** Stops the clock and empties both storages on the page at `address`, whose requests the returned server answers. */
export function startPage(address: string): FakeServer {
  stopClock();
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.history.replaceState(null, '', address);
  return new FakeServer().install();
}

/** Renders with a cache of its own, so that no test sees the answers of another. */
export function renderFresh(ui: ReactElement) {
  const user = userEvent.setup();
  const view = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{ui}</SWRConfig>,
  );
  return { user, ...view };
}

/** The button of a day, found by the beginning of its name. */
export function day(longDate: string): HTMLElement {
  return screen.getByRole('button', { name: new RegExp(`^${longDate}`) });
}

export function nearestStays(): HTMLElement[] {
  return within(screen.getByRole('list', { name: 'Nearest open stays' })).getAllByRole('button');
}

type User = ReturnType<typeof userEvent.setup>;

/** Opens the calendar over the panel. */
export const openCalendar = (user: User) =>
  user.click(screen.getByRole('button', { name: /^Check-in/ }));

/** Shows every line of the panel's price. */
export const openLines = async (user: User) =>
  user.click(await screen.findByText(/^Price details/));

/** The picker of the example cabin, once its calendar has come and stands open. */
export async function renderPicker() {
  const view = renderFresh(<StayPicker cabin={CABIN} />);
  await openCalendar(view.user);
  await screen.findByText('Select check-in date');
  return view;
}

export async function renderDecember() {
  const view = await renderPicker();
  await view.user.click(screen.getByRole('button', { name: 'Next month' }));
  return view;
}
