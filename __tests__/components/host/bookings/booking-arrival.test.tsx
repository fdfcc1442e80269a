import { act, fireEvent, render, screen } from '@testing-library/react';
import { BookingArrival, type SetDoorCode } from '@/components/host/bookings/booking-arrival';
import type { StayArrival } from '@/lib/schemas/host/bookings/arrival';

function show(changes: Partial<StayArrival>) {
  const set = jest.fn<ReturnType<SetDoorCode>, Parameters<SetDoorCode>>(async () => ({
    ok: true,
    data: null,
  }));
  const arrival: StayArrival = {
    doorKind: 'stay',
    code: null,
    canSet: true,
    opensAt: '2026-12-03T21:00:00Z',
    reads: [],
    taskId: null,
    ...changes,
  };
  render(<BookingArrival reference="MM-7K2PXQ4A" arrival={arrival} set={set} />);
  return set;
}
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('a code is typed and set', async () => {
  const set = show({});
  expect(screen.getByText('This stay’s door code isn’t set yet.')).toBeInTheDocument();
  await press('Set the door code');
  const box = screen.getByRole('textbox', { name: 'Door code' });
  fireEvent.change(box, { target: { value: '12' } });
  await press('Set it');
  expect(set).not.toHaveBeenCalled();
  expect(box).toHaveAccessibleDescription(/3 to 20 digits/);
  fireEvent.change(box, { target: { value: '2580' } });
  await press('Set it');
  expect(set).toHaveBeenCalledWith('MM-7K2PXQ4A', { doorCode: '2580' });
});

test.each([
  [{ doorKind: 'none', canSet: false }, 'This cabin has no door code.'],
  [{ doorKind: 'fixed', code: '4711', canSet: false }, 'Door code: 4711'],
  [{ canSet: false }, 'No door code was set.'],
  [{ reads: ['2026-12-03T22:00:00Z', '2026-12-04T01:00:00Z'] }, /2 times so far/],
  [{}, /The guest hasn’t opened them yet/],
] as const)('%j', (changes, text) => {
  show(changes as Partial<StayArrival>);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('it leads to the turnover that is still to be done', () => {
  show({ taskId: '11111111-1111-4111-8111-111111111111' });
  expect(screen.getByRole('link', { name: 'Turnover and late check-out' })).toHaveAttribute(
    'href',
    '/host/tasks#task-11111111-1111-4111-8111-111111111111',
  );
});
