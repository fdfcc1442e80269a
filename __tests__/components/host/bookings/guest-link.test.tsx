import { act, fireEvent, render, screen } from '@testing-library/react';
import { GuestLink } from '@/components/host/bookings/guest-link';

const TOKEN = '0123456789abcdef0123456789abcdef';
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const writeText = jest.fn(() => Promise.resolve());

beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

test.each([true, false])('the link is copied, payable: %s', async (isPayable) => {
  render(<GuestLink token={TOKEN} reference="MM-1" isPayable={isPayable} text={null} />);
  await press('Copy the guest’s link');
  expect(writeText).toHaveBeenCalledWith(`http://localhost/stay/${TOKEN}`);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(screen.queryByText(/a way to pay/) !== null).toBe(isPayable);
  expect(screen.queryByRole('button', { name: 'Text it to the guest' })).toBeNull();
});

test('a text is requested once, and the page says where to see whether it was sent', async () => {
  const text = jest.fn(() => Promise.resolve({ ok: true as const, data: {} }));
  render(<GuestLink token={TOKEN} reference="MM-1" isPayable={false} text={text} />);
  await press('Text it to the guest');
  expect(text).toHaveBeenCalledWith('MM-1');
  expect(screen.getByRole('button', { name: 'Text it to the guest' })).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('Letters shows whether it was sent.');
});

test('a refused text says why', async () => {
  const text = () => Promise.resolve({ ok: false as const, code: 'too_often' as const });
  render(<GuestLink token={TOKEN} reference="MM-1" isPayable={false} text={text} />);
  await press('Text it to the guest');
  expect(screen.getByRole('alert')).toHaveTextContent('You just sent that.');
});
