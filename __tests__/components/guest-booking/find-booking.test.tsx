import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FindBookingPage } from '@/components/guest-booking/find-booking-page';
import { findBooking, type Sending } from '@/lib/browser/api/guest-booking-api';
import { parseFindNotice, parseReference } from '@/lib/domain/bookings/find-booking';

jest.mock('@/lib/browser/api/guest-booking-api');
const find = jest.mocked(findBooking);

function setUp(outcome: Sending = 'sent') {
  find.mockReset().mockResolvedValue(outcome);
  render(<FindBookingPage notice={null} />);
  return {
    email: screen.getByRole('textbox', { name: 'Email address' }),
    reference: screen.getByRole('textbox', { name: 'Booking reference (optional)' }),
    submit: () => userEvent.click(screen.getByRole('button', { name: 'Email me the link' })),
  };
}

test('a sent form becomes an answer that has the focus', async () => {
  const { email, submit } = setUp();
  await userEvent.type(email, 'june@example.com');
  await submit();
  const answer = await screen.findByRole('status');
  expect(answer).toHaveTextContent(/^Check your inbox!/);
  expect(answer).toHaveFocus();
  expect(find).toHaveBeenCalledWith({ email: 'june@example.com', reference: '' });
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each<[Sending, RegExp]>([
  ['failed', /connection/],
  ['limited', /in an hour/],
  ['invalid', /Check your email/],
])('%s keeps what was typed', async (outcome, words) => {
  const { email, reference, submit } = setUp(outcome);
  await userEvent.type(email, 'june@example.com');
  await userEvent.type(reference, 'mm-7k2pxq4a');
  await submit();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(email).toHaveValue('june@example.com');
  expect(reference).toHaveValue('mm-7k2pxq4a');
});

test('what can’t be right is said beside its field, which gets the focus, and not sent', async () => {
  const { email, reference, submit } = setUp();
  await userEvent.type(email, 'june');
  await submit();
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription(/whole email address/);
  await userEvent.type(email, '@example.com');
  await userEvent.type(reference, 'MM-10OI');
  await submit();
  expect(reference).toHaveFocus();
  expect(reference).toHaveAccessibleDescription(/MM-7K2PXQ4A/);
  expect(find).not.toHaveBeenCalled();
});

test('without scripts the page says how it went', () => {
  const { rerender } = render(<FindBookingPage notice="sent" />);
  expect(screen.getByRole('status')).toHaveTextContent(/Check your inbox/);
  expect(screen.queryByRole('textbox')).toBeNull();
  rerender(<FindBookingPage notice="limited" />);
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email address' })).toBeVisible();
});

test.each([
  ['MM-7K2PXQ4A', 'MM-7K2PXQ4A'],
  ['mm 7k2p xq4a', 'MM-7K2PXQ4A'],
  ['#MM–7K2PXQ4A.', 'MM-7K2PXQ4A'],
  ['ＭＭ-7K2PXQ4A', 'MM-7K2PXQ4A'],
  ['ABCD22222222', 'ABCD-22222222'],
  ['MM-7K2PXQ4', null],
  ['MM-0K2PXQ4A', null],
  ['M-7K2PXQ4A', null],
  ['MÄ-7K2PXQ4A', null],
  ['', null],
])('the reference %j is read as %j', (text, reference) => {
  expect(parseReference(text)).toBe(reference);
});

test.each([undefined, 'done', ['sent'], {}])('%j is no notice', (value) => {
  expect(parseFindNotice(value)).toBeNull();
});
