import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoveExamples } from '@/components/host/examples/remove-examples';

const examples = { bookings: 3, blocks: 1, messages: 2, outbox: 6, cabins: 25, keptCabins: 1 };
const button = (name: string) => screen.getByRole('button', { name });

test('it says what goes, asks once, and removes as many as were shown', async () => {
  const user = userEvent.setup();
  const data = { ...examples, cabins: 0, keptCabins: 0 };
  const remove = jest.fn().mockResolvedValue({ ok: true, data });
  render(<RemoveExamples examples={examples} remove={remove} />);
  expect(screen.getByText(/3 bookings with their guests and payments/)).toBeVisible();
  await user.click(button('Remove the examples'));
  expect(screen.getByRole('form', { name: 'Remove all examples?' })).toHaveFocus();
  expect(screen.getByText(/2 messages, 6 letters, 1 block or owner stay/)).toBeVisible();
  expect(remove).not.toHaveBeenCalled();
  await user.click(button('Remove them for good'));
  expect(remove).toHaveBeenCalledWith({ expectedBookings: 3, withCabins: false });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Removed: 3 bookings'));
  expect(screen.queryByRole('button')).toBeNull();
});

test('the example cabins go too where that is ticked, and those that stay are told', async () => {
  const user = userEvent.setup();
  const remove = jest.fn().mockResolvedValue({ ok: true, data: examples });
  render(<RemoveExamples examples={examples} remove={remove} />);
  await user.click(button('Remove the examples'));
  expect(screen.queryByText(/1 example cabin stays/)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /^Also the 25 example cabins/ }));
  expect(screen.getByText(/1 example cabin stays: something real was/)).toBeVisible();
  await user.click(button('Remove them for good'));
  expect(remove).toHaveBeenCalledWith({ expectedBookings: 3, withCabins: true });
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Removed: 25 example cabins, 3 bookings'),
  );
});

test('with the bookings gone already, the cabins alone can be removed', async () => {
  const user = userEvent.setup();
  const remove = jest.fn().mockResolvedValue({ ok: true, data: examples });
  const left = { ...examples, bookings: 0, blocks: 0, messages: 0, outbox: 0 };
  render(<RemoveExamples examples={left} remove={remove} />);
  await user.click(button('Remove the examples'));
  await user.click(screen.getByRole('checkbox'));
  await user.click(button('Remove them for good'));
  expect(remove).toHaveBeenCalledWith({ expectedBookings: 0, withCabins: true });
});

test('they can be kept, and a refusal is told in words', async () => {
  const user = userEvent.setup();
  const remove = jest.fn().mockResolvedValue({ ok: false, code: 'examples_changed' });
  render(<RemoveExamples examples={examples} remove={remove} />);
  await user.click(button('Remove the examples'));
  await user.click(button('Keep them'));
  expect(button('Remove the examples')).toHaveFocus();
  await user.click(button('Remove the examples'));
  await user.click(button('Remove them for good'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The examples just changed');
});

test('a shop without examples has no button', () => {
  const none = { bookings: 0, blocks: 0, messages: 0, outbox: 0, cabins: 0, keptCabins: 0 };
  render(<RemoveExamples examples={none} remove={jest.fn()} />);
  expect(screen.getByText('There are no examples left.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

const none = { bookings: 0, blocks: 0, messages: 0, outbox: 0, cabins: 0, keptCabins: 0 };
test.each([
  ['lost', { ...none }, 'Removed: 25 example cabins, 3 bookings'],
  ['broken', { ...none, cabins: 25, keptCabins: 1 }, 'Removed: 3 bookings'],
] as const)(
  'where no answer came (%s), the page that is read again says what is gone',
  async (code, now, text) => {
    const user = userEvent.setup();
    const remove = jest.fn().mockResolvedValue({ ok: false, code });
    const { rerender } = render(<RemoveExamples examples={examples} remove={remove} />);
    await user.click(button('Remove the examples'));
    await user.click(button('Remove them for good'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'we don’t know whether it went through',
    );
    rerender(<RemoveExamples examples={now} remove={remove} />);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Remove all examples?')).toBeNull();
  },
);

test('if no answer came and nothing was removed, the question stays', async () => {
  const user = userEvent.setup();
  const remove = jest.fn().mockResolvedValue({ ok: false, code: 'lost' });
  const { rerender } = render(<RemoveExamples examples={examples} remove={remove} />);
  await user.click(button('Remove the examples'));
  await user.click(button('Remove them for good'));
  rerender(<RemoveExamples examples={examples} remove={remove} />);
  expect(button('Remove them for good')).toBeEnabled();
});
