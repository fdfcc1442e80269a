import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonalList } from '@/components/host/promotions/personal-list';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { PersonalPromotion } from '@/lib/schemas/host/promotions';

const codeOf = (changes: Partial<PersonalPromotion>): PersonalPromotion => ({
  code: 'BACK-0123456789',
  percentOff: 10,
  bookTo: calendarDate('2027-11-30'),
  state: 'active',
  reference: 'MM-7K2PXQ4A',
  guestName: 'June Carter',
  ...changes,
});

test('each code leads to its booking and can be withdrawn', async () => {
  const pause = jest.fn().mockResolvedValue({ ok: true, data: {} });
  const used = codeOf({ code: 'BACK-2', state: 'used_up', reference: null, guestName: null });
  render(<PersonalList personal={[codeOf({}), used]} pause={pause} />);
  const [first, second] = screen.getAllByRole('listitem');
  if (!first || !second) throw new Error('Two codes');
  expect(within(first).getByRole('link', { name: 'June Carter' })).toHaveAttribute(
    'href',
    '/host/bookings/MM-7K2PXQ4A',
  );
  expect(first).toHaveTextContent('10% off · BACK-0123456789 · Book by');
  expect(second).toHaveTextContent('Used');
  expect(within(second).queryByRole('link')).toBeNull();
  expect(within(second).queryByRole('button')).toBeNull();
  const user = userEvent.setup();
  await user.click(within(first).getByRole('button', { name: 'Withdraw' }));
  await user.click(within(first).getByRole('button', { name: 'Withdraw BACK-0123456789' }));
  expect(pause).toHaveBeenCalledWith('BACK-0123456789', true);
});

test('without codes the list says where they come from', () => {
  render(<PersonalList personal={[]} pause={jest.fn()} />);
  expect(screen.getByText('You haven’t offered one yet.')).toBeVisible();
});
