import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { CabinOrder } from '@/components/host/cabins/cabin-order';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const idOf = (name: string) => `00000000-0000-4000-8000-00000000000${'ABCD'.indexOf(name) + 1}`;
const cabin = (name: string) => ({
  id: idOf(name),
  title: `Cabin ${name}`,
  city: 'Townsend',
  state: name === 'D' ? ('draft' as const) : ('live' as const),
  picture: name === 'D' ? null : '/images/test.webp',
});
type Order = Parameters<typeof CabinOrder>[0]['order'];
const element = (names: string, order: Order) => (
  <CabinOrder cabins={[...names].map(cabin)} order={order} />
);

function show(answer: Awaited<ReturnType<Order>> = { ok: true, data: null }) {
  const order = jest.fn<ReturnType<Order>, Parameters<Order>>(async () => answer);
  const { rerender } = render(element('ABCD', order));
  return { order, rerender: (names: string) => rerender(element(names, order)) };
}
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const shown = () =>
  within(screen.getByRole('list', { name: 'Cabins' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent?.replace('Cabin ', ''))
    .join('');
const bar = () => screen.getAllByRole('status').find((node) => node.tagName === 'P');
const leaves = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

beforeEach(() => refresh.mockReset());

test('each stands with town and state; the first is at the top already', async () => {
  show();
  expect(shown()).toBe('ABCD');
  const rows = screen.getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Townsend');
  expect(rows[3]).toHaveTextContent('Draft');
  const top = screen.getByRole('button', { name: 'Move Cabin A to the top' });
  expect(top).toHaveAttribute('aria-disabled', 'true');
  await press('Move Cabin A to the top');
  expect(screen.getByRole('button', { name: 'Save the order' })).toBeDisabled();
  expect(leaves()).toBe(true);
});

test('one is moved to the top, told, and saved with the order that was shown', async () => {
  const { order, rerender } = show();
  await press('Move Cabin C to the top');
  await press('Move Cabin D to the top');
  expect(shown()).toBe('DCAB');
  expect(bar()).toHaveTextContent('Cabin D is now in position 1 of 4. 2 moves not saved.');
  expect(leaves()).toBe(false);
  await press('Save the order');
  expect(order).toHaveBeenCalledWith([...'DCAB'].map(idOf), [...'ABCD'].map(idOf));
  rerender('DCAB');
  expect(shown()).toBe('DCAB');
  expect(bar()).toHaveTextContent(/^Saved\. Visitors see the new order now\.$/);
  expect(leaves()).toBe(true);
  await press('Move Cabin B to the top');
  await press('Save the order');
  expect(order).toHaveBeenLastCalledWith([...'BDCA'].map(idOf), [...'DCAB'].map(idOf));
});

test('moves are undone one by one, or all at once', async () => {
  const { order } = show();
  await press('Move Cabin C to the top');
  await press('Move Cabin D to the top');
  await press('Undo');
  expect(shown()).toBe('CABD');
  expect(bar()).toHaveTextContent('Undid the last move. 1 move not saved.');
  await press('Move Cabin B to the top');
  await press('Discard');
  expect(shown()).toBe('ABCD');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(order).not.toHaveBeenCalled();
});

test('another order meanwhile is told and read; the moves stay until they are discarded', async () => {
  const { order, rerender } = show({ ok: false, code: 'order_changed', detail: {} });
  await press('Move Cabin C to the top');
  await press('Save the order');
  expect(screen.getByRole('alert')).toHaveTextContent('The order just changed');
  expect(refresh).toHaveBeenCalledTimes(1);
  rerender('BADC');
  expect(shown()).toBe('CABD');
  await press('Save the order');
  // Still against what was shown when the moving began.
  expect(order).toHaveBeenLastCalledWith([...'CABD'].map(idOf), [...'ABCD'].map(idOf));
  await press('Discard');
  expect(shown()).toBe('BADC');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
