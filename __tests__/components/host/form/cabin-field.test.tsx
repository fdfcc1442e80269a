import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CabinField } from '@/components/host/form/cabin-field';

const CABINS = [
  { id: 'a', title: 'Bear Hollow', city: 'Gatlinburg', capacity: 4 },
  { id: 'b', title: 'Laurel Ridge', city: 'Townsend', capacity: 8 },
];

beforeAll(() => {
  // jsdom has no layout, and so nothing to observe.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function renderField() {
  const onChoose = jest.fn();
  render(<CabinField id="cabin" cabins={CABINS} value="" onChoose={onChoose} />);
  return onChoose;
}

test('a cabin is found by a part of its town and chosen by the keyboard', async () => {
  const onChoose = renderField();
  await userEvent.type(screen.getByRole('combobox', { name: 'Cabin' }), 'town');
  expect(await screen.findByRole('option', { name: /^Laurel Ridge/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /^Bear Hollow/ })).toBeNull();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith('b');
});

test('a cabin is chosen by the mouse', async () => {
  const onChoose = renderField();
  await userEvent.click(screen.getByRole('button', { name: 'Show the cabins' }));
  await userEvent.click(await screen.findByRole('option', { name: /^Bear Hollow/ }));
  expect(onChoose).toHaveBeenCalledWith('a');
});
