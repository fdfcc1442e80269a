import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReturnOffer } from '@/components/host/bookings/return-offer';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { HostReturnOffer } from '@/lib/schemas/host/promotions';

const REFERENCE = 'MM-7K2PXQ4A';
const BOOK_TO = calendarDate('2027-11-30');
const offered = (state: HostReturnOffer['state']): HostReturnOffer => ({
  code: 'BACK-0123456789',
  percentOff: 15,
  bookTo: BOOK_TO,
  state,
});

function show(offer: HostReturnOffer | null) {
  const actions = {
    offerReturn: jest.fn().mockResolvedValue({ ok: true, data: {} }),
    pauseReturnOffer: jest.fn().mockResolvedValue({ ok: true, data: {} }),
  };
  render(<ReturnOffer reference={REFERENCE} offer={offer} bookTo={BOOK_TO} actions={actions} />);
  return { ...actions, user: userEvent.setup() };
}

beforeEach(() => sessionStorage.clear());

test('one button opens a small form, and sends what it says', async () => {
  const { user, offerReturn } = show(null);
  await user.click(screen.getByRole('button', { name: 'Offer 10% for next time' }));
  const form = screen.getByRole('form', { name: 'Offer a code for next time' });
  expect(form).toHaveFocus();
  const percent = screen.getByRole('textbox', { name: /^Percent off the nights/ });
  expect(percent).toHaveValue('10');
  expect(screen.getByLabelText(/^Last day of booking/)).toHaveValue('2027-11-30');
  await user.clear(percent);
  await user.type(percent, '20');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  expect(offerReturn).toHaveBeenCalledWith(REFERENCE, { percent: '20', bookTo: '2027-11-30' });
  expect(await screen.findByText('The code goes to the guest within a minute.')).toBeVisible();
});

test.each(['0', '91', '', '1.5', 'ten', '-5'])(
  'a percentage of “%s” is not sent',
  async (typed) => {
    const { user, offerReturn } = show(null);
    await user.click(screen.getByRole('button', { name: 'Offer 10% for next time' }));
    const percent = screen.getByRole('textbox', { name: /^Percent off the nights/ });
    await user.clear(percent);
    if (typed) await user.type(percent, typed);
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    expect(percent).toBeInvalid();
    expect(offerReturn).not.toHaveBeenCalled();
  },
);

test('a code that was offered shows its state, and can be withdrawn', async () => {
  const { user, pauseReturnOffer } = show(offered('active'));
  expect(screen.getByText(/^ with BACK-0123456789|with BACK-0123456789/)).toHaveTextContent(
    '15% off with BACK-0123456789, to book by Tuesday, November 30, 2027. Not used yet.',
  );
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await user.click(screen.getByRole('button', { name: 'Withdraw BACK-0123456789' }));
  expect(pauseReturnOffer).toHaveBeenCalledWith('BACK-0123456789', true);
});

test('a withdrawn one can be offered again, a used or ended one cannot', async () => {
  const { user, pauseReturnOffer } = show(offered('paused'));
  await user.click(screen.getByRole('button', { name: 'Offer it again' }));
  expect(pauseReturnOffer).toHaveBeenCalledWith('BACK-0123456789', false);
});

test.each([
  ['used_up', 'Used.'],
  ['ended', 'Ended.'],
] as const)('a code that is %s has no button', (state, said) => {
  show(offered(state));
  expect(screen.getByText(/BACK-0123456789/)).toHaveTextContent(said);
  expect(screen.queryByRole('button')).toBeNull();
});
