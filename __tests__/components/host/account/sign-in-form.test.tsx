import { TextEncoder } from 'node:util';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { OpenLinkForm } from '@/components/host/account/open-link-form';
import { PasswordForm } from '@/components/host/account/password-form';
import { SignInForm, type SignInState } from '@/components/host/account/sign-in-form';

// jsdom has none.
Object.assign(globalThis, { TextEncoder });

const EMAIL = 'june@staff.example';
const signIn = (next: Partial<SignInState> = {}) =>
  jest.fn((state: SignInState, form: FormData) =>
    Promise.resolve({ ...state, email: String(form.get('email')), ...next }),
  );
const sent = (action: ReturnType<typeof signIn>) =>
  Object.fromEntries(action.mock.lastCall?.[1] ?? new FormData());
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

test('asks for an email, then for its code, and can ask for another', async () => {
  const action = signIn({ step: 'code' });
  render(<SignInForm action={action} next="/host" isLinkUsed={false} asked={null} />);
  expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
  fireEvent.change(field('Email'), { target: { value: EMAIL } });
  fireEvent.click(button('Send me a code'));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Code' }), {
    target: { value: '123456' },
  });
  expect(sent(action)).toEqual({ next: '/host', email: EMAIL, way: 'send' });
  fireEvent.click(button('Sign in'));
  await waitFor(() => expect(sent(action)).toMatchObject({ email: EMAIL, way: 'enter' }));
  await waitFor(() => expect(button('Send another email')).toBeEnabled());
  // jsdom asks for the code even there.
  fireEvent.change(field('Code'), { target: { value: '1' } });
  fireEvent.click(button('Send another email'));
  await waitFor(() => expect(sent(action)).toMatchObject({ email: EMAIL, way: 'send' }));
});

test('after a reload the code is still asked for', () => {
  render(<SignInForm action={signIn()} next="/host" isLinkUsed={false} asked={EMAIL} />);
  expect(field('Email')).toHaveValue(EMAIL);
  expect(field('Code')).toBeVisible();
});

test('a link does nothing before its button, and says whose session it would end', async () => {
  const action = jest.fn(() => Promise.resolve('Please wait a few minutes.'));
  const props = { action, token: 'a token', next: '/host' };
  const { rerender } = render(<OpenLinkForm {...props} signedInAs={null} />);
  expect(screen.queryByText(EMAIL, { exact: false })).toBeNull();
  rerender(<OpenLinkForm {...props} signedInAs={EMAIL} />);
  expect(screen.getByRole('link', { name: 'Stay signed in' })).toBeVisible();
  expect(action).not.toHaveBeenCalled();
  fireEvent.click(button('Sign in'));
  expect(await screen.findByRole('alert')).toHaveTextContent('wait a few minutes');
});

test('a password is set with the old one, and both are gone from the page', async () => {
  const change = jest
    .fn()
    .mockResolvedValueOnce({ ok: false, code: 'wrong_password' })
    .mockResolvedValueOnce({ ok: true, data: null });
  render(<PasswordForm change={change} email={EMAIL} />);
  const [old, next] = [
    screen.getByLabelText('Old password'),
    screen.getByLabelText('New password'),
  ];
  fireEvent.change(old, { target: { value: 'the old password' } });
  fireEvent.change(next, { target: { value: 'the new password' } });
  fireEvent.click(button('Set password'));
  expect(await screen.findByText('The old password doesn’t match.')).toBeVisible();
  expect(old).toHaveValue('the old password');
  await waitFor(() => expect(button('Set password')).toBeEnabled());
  fireEvent.click(button('Set password'));
  expect(await screen.findByText('Your password is set.')).toBeVisible();
  expect(change).toHaveBeenLastCalledWith({
    current: 'the old password',
    password: 'the new password',
  });
  expect([old, next].map((input) => (input as HTMLInputElement).value)).toEqual(['', '']);
});
