import { act, fireEvent, render, screen } from '@testing-library/react';
import { MoveStay, type MoveActions } from '@/components/host/bookings/move-stay';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { MovePreview } from '@/lib/schemas/host/bookings/moves';
import { makeLineChange, makeMovePreview } from '../../../support/make-move-preview';

const CABIN = '0f0f0f0f-0000-4000-8000-000000000001';
const stay = {
  cabinId: CABIN,
  checkIn: calendarDate('2027-03-05'),
  checkOut: calendarDate('2027-03-08'),
  adults: 2,
  children: 0,
  pets: 0,
};
const preview = (changes: Partial<MovePreview> = {}) =>
  makeMovePreview({
    lines: [makeLineChange('nights', 30_000, 36_000), makeLineChange('cleaning_fee', 5_000, 5_000)],
    beforeCents: 35_000,
    afterCents: 41_000,
    leftCents: 35_000,
    lastFreeDay: calendarDate('2027-02-19'),
    ...changes,
  });

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

type Agreed = { cents: number; reason: string };

function open(
  previewMove: MoveActions['previewMove'],
  changeStay = jest.fn(),
  agreed: Agreed | null = null,
) {
  const cabins = [{ id: CABIN, title: 'Bear Hollow', city: 'Gatlinburg' }];
  render(
    <MoveStay
      reference="MM-23456789"
      stay={stay}
      agreed={agreed}
      cabins={cabins}
      actions={{ previewMove, changeStay }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Change the stay' }));
  return changeStay;
}
const priced = (changes?: Partial<MovePreview>) =>
  jest.fn(() => Promise.resolve({ ok: true as const, data: preview(changes) }));

async function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
}
const submit = (name: string | RegExp) => screen.getByRole('button', { name });

test('the price is read after the last key alone, and shown line by line', async () => {
  const read = priced();
  open(read);
  fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2027-03-09' } });
  await type('Check-out', '2027-03-10');
  expect(read).toHaveBeenCalledTimes(1);
  expect(read).toHaveBeenCalledWith('MM-23456789', {
    to: { ...stay, checkOut: '2027-03-10' },
    adjustment: null,
  });
  const table = screen.getByRole('table', { name: 'The price before and after' });
  expect(table).toHaveTextContent('$300.00 → $360.00+$60.00');
  expect(table).toHaveTextContent('$50.00 → $50.00same');
  expect(table).toHaveTextContent('$350.00 → $410.00+$60.00');
  expect(screen.getByText(/link to pay \$60\.00/)).toBeInTheDocument();
});

test('what was seen is what is confirmed', async () => {
  const result = { ok: true, data: { chargeCents: 6_000, refundCents: 0, moves: 1 } };
  const change = open(
    priced(),
    jest.fn(() => Promise.resolve(result)),
  );
  await type('Check-out', '2027-03-10');
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'A night more' } });
  await act(async () => {
    fireEvent.click(submit('Change and ask for $60.00'));
    await jest.advanceTimersByTimeAsync(10);
  });
  expect(change).toHaveBeenCalledWith('MM-23456789', {
    to: { ...stay, checkOut: '2027-03-10' },
    adjustment: null,
    key: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    seen: { moves: 0, version: 'v1', dueCents: 6_000 },
    keepsPrice: false,
    reason: 'A night more',
  });
  expect(screen.getByRole('status')).toHaveTextContent(
    'The guest gets an email with the link to pay $60.00.',
  );
});

test('the price is kept: no money moves, and a line of its own says so', async () => {
  open(priced());
  await type('Adults', '3');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Keep the price as it was' }));
  expect(screen.getByRole('table')).toHaveTextContent('Price kept as it was$0.00 → −$60.00−$60.00');
  expect(screen.getByText('No money moves.')).toBeInTheDocument();
  expect(submit('Change the stay')).toBeEnabled();
});

test.each([
  [{ afterCents: 30_000, lines: [] }, '$50.00 goes back to the guest.'],
  [{ afterCents: 30_000, leftCents: 2_000 }, 'That’s all that’s left to refund.'],
  [{ afterCents: 30_000, leftCents: 0 }, 'There’s nothing left to refund.'],
  [{ openCents: 1_000 }, 'with $10.00 unpaid from an earlier change'],
  [{ lost: ['promo' as const] }, 'This booking’s promotion doesn’t apply to the new stay.'],
  [{}, 'Free cancellation through Feb 19, 2027.'],
])('what happens with the money is said before: %j', async (changes, text) => {
  open(priced(changes));
  await type('Pets', '1');
  expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
});

test('a refusal is told in words, and nothing can be confirmed', async () => {
  open(() => Promise.resolve({ ok: false, code: 'not_sold', reason: 'night-unavailable' }));
  await type('Check-out', '2027-03-10');
  expect(screen.getByRole('alert')).toHaveTextContent('already taken');
  expect(submit('Change the stay')).toBeDisabled();
});

test('invalid dates aren’t priced', async () => {
  const read = priced();
  open(read);
  await type('Check-out', '2027-03-05');
  expect(screen.getByRole('alert')).toHaveTextContent('after check-in');
  expect(read).not.toHaveBeenCalled();
});

test('another price by now: nothing is changed, the new price is read, and the reason stays', async () => {
  const read = priced();
  open(
    read,
    jest.fn(() => Promise.resolve({ ok: false, code: 'price_changed' })),
  );
  await type('Check-out', '2027-03-10');
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'A night more' } });
  await act(async () => {
    fireEvent.click(submit(/^Change and ask/));
    await jest.advanceTimersByTimeAsync(10);
  });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('alert')).toHaveTextContent('The price changed.');
  expect(read).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText('Reason')).toHaveValue('A night more');
});

test('an answer that was overtaken is dropped', async () => {
  let answerFirst: (value: { ok: true; data: MovePreview }) => void = () => {};
  const first = new Promise<{ ok: true; data: MovePreview }>((resolve) => {
    answerFirst = resolve;
  });
  const read = jest
    .fn<ReturnType<MoveActions['previewMove']>, []>()
    .mockReturnValueOnce(first)
    .mockResolvedValueOnce({ ok: true, data: preview({ afterCents: 50_000 }) });
  open(read);
  await type('Check-out', '2027-03-10');
  await type('Check-out', '2027-03-11');
  await act(async () => {
    answerFirst({ ok: true, data: preview({ afterCents: 99_900 }) });
    await jest.advanceTimersByTimeAsync(10);
  });
  expect(screen.getByRole('table')).toHaveTextContent('$350.00 → $500.00');
});

test('the price change that was agreed goes with the stay, and can be changed', async () => {
  const read = priced();
  open(read, jest.fn(), { cents: -5_000, reason: 'Returning guest' });
  expect(screen.getByLabelText('Price change')).toHaveValue('lower');
  expect(screen.getByLabelText('Amount ($)')).toHaveValue(50);
  const to = { ...stay, checkOut: calendarDate('2027-03-10') };
  await type('Check-out', '2027-03-10');
  const asked = (adjustment: Agreed | null) =>
    expect(read).toHaveBeenLastCalledWith('MM-23456789', { to, adjustment });
  asked({ cents: -5_000, reason: 'Returning guest' });
  await type('Amount ($)', '75');
  asked({ cents: -7_500, reason: 'Returning guest' });
  await type('Price change', 'none');
  asked(null);
});

test('a deadline that is over is told as over, and a price kept before as not kept', async () => {
  open(priced({ isFreeCancelOver: true, formerlyKeptCents: 900 }));
  await type('Check-out', '2027-03-10');
  expect(screen.getByText('Free cancellation ended Feb 19, 2027.')).toBeVisible();
  expect(screen.getByText(/^An earlier change kept the old price/)).toBeVisible();
});
