import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessageForm } from '@/components/guest-booking/message-form';
import { sendGuestMessage, type Sending } from '@/lib/browser/api/guest-booking-api';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
jest.mock('@/lib/browser/api/guest-booking-api');
const send = jest.mocked(sendGuestMessage);

const FIRST = '11111111-1111-4111-8111-111111111111';
const ACTION = '/api/stays/t/messages';

function setUp(outcome: Sending) {
  send.mockReset().mockResolvedValue(outcome);
  refresh.mockReset();
  render(<MessageForm action={ACTION} formId={FIRST} />);
  return {
    field: screen.getByLabelText('Your message'),
    submit: () => userEvent.click(screen.getByRole('button', { name: 'Send message' })),
  };
}

test('sends the text, empties the field and draws the thread anew; the next has an id of its own', async () => {
  const { field, submit } = setUp('sent');
  await userEvent.type(field, 'Is there a crib?');
  await submit();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/write back/));
  expect(send).toHaveBeenCalledWith(ACTION, { id: FIRST, body: 'Is there a crib?' });
  expect(field).toHaveValue('');
  expect(refresh).toHaveBeenCalledTimes(1);
  await userEvent.type(field, 'And a high chair?');
  await submit();
  expect(send.mock.lastCall?.[1].id).not.toBe(FIRST);
});

test.each<[Sending, RegExp]>([
  ['failed', /still here/],
  ['limited', /a few minutes/],
  ['invalid', /wasn’t sent/],
])('%s keeps the text and its id', async (outcome, words) => {
  const { field, submit } = setUp(outcome);
  await userEvent.type(field, 'Is there a crib?');
  await submit();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(field).toHaveValue('Is there a crib?');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  await submit();
  expect(send.mock.calls.map(([, { id }]) => id)).toEqual([FIRST, FIRST]);
});

test('nothing but blanks is not sent', async () => {
  const { field, submit } = setUp('sent');
  await userEvent.type(field, '   ');
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toBeVisible();
});
