import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FooterForm } from '@/components/newsletter/footer-form';
import { Toaster } from '@/components/ui/toast';
import { dismissToast, listToasts } from '@/components/ui/toast-store';
import { removeLocal, STORAGE_KEYS } from '@/lib/browser/storage/storage';
import { fakeSignup, type AnswerName } from './support/fake-signup';

const field = () => screen.getByLabelText('Email address');
const popUpFlag = () => window.localStorage.getItem(STORAGE_KEYS.newsletterDismissed);

async function join(email: string): Promise<void> {
  const user = userEvent.setup();
  if (email) await user.type(field(), email);
  await user.click(screen.getByRole('button', { name: 'Join' }));
}

beforeEach(() => {
  render(
    <>
      <FooterForm />
      <Toaster />
    </>,
  );
});

afterEach(() => {
  act(() => listToasts().forEach(({ id }) => dismissToast(id)));
  removeLocal(STORAGE_KEYS.newsletterDismissed);
});

test('it is a form of its own where scripts do not run', () => {
  const form = field().closest('form');
  expect(form).toHaveAttribute('action', '/api/newsletter');
  expect(form).toHaveAttribute('method', 'post');
  expect(field()).toHaveAttribute('type', 'email');
  expect(screen.getByText('No spam, ever. Unsubscribe anytime.')).toBeVisible();
});

test.each(['', '   '])('%p: an email is required', async (email) => {
  const sent = fakeSignup('joined');
  await join(email);
  expect(await screen.findByText('Email required')).toBeVisible();
  expect(screen.getByText('Please enter your email address')).toBeVisible();
  expect(field()).toHaveFocus();
  expect(sent).toEqual([]);
});

test('an invalid address isn’t sent either', async () => {
  const sent = fakeSignup('joined');
  await join('june');
  expect(await screen.findByText('Enter a valid email')).toBeVisible();
  expect(sent).toEqual([]);
});

test('success takes an earlier refusal away', async () => {
  fakeSignup('joined');
  await join('june');
  expect(await screen.findByText('Enter a valid email')).toBeVisible();
  await join('@example.com');
  expect(await screen.findByText("You're all set!")).toBeVisible();
  expect(listToasts()).toEqual([]);
});

test('success replaces the form', async () => {
  const sent = fakeSignup('joined');
  await join(' june@example.com');
  const message = await screen.findByRole('status');
  expect(message).toHaveTextContent("You're all set!");
  expect(message).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  expect(popUpFlag()).toBe('true');
  expect(sent).toEqual([
    {
      email: 'june@example.com',
      signup_source: 'footer',
      website: '',
      elapsed_ms: expect.any(Number),
      traffic_source: 'unknown',
    },
  ]);
});

test('a duplicate', async () => {
  fakeSignup('duplicate');
  await join('june@example.com');
  expect(await screen.findByText('Already subscribed!')).toBeVisible();
  expect(
    screen.getByText("You're already on our list for the best Smoky Mountain tips!"),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Join' })).toBeVisible();
  expect(popUpFlag()).toBe('true');
});

test.each<AnswerName>(['broken', 'limited', 'nonsense', 'offline'])(
  'any other failure (%s) keeps the address and is logged',
  async (answer) => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeSignup(answer);
    await join('june@example.com');
    expect(await screen.findByText('Oops! Something went wrong')).toBeVisible();
    expect(screen.getByText('Please try again or contact us directly.')).toBeVisible();
    expect(field()).toHaveValue('june@example.com');
    expect(log).toHaveBeenCalledTimes(1);
    expect(popUpFlag()).toBeNull();
  },
);

test('while joining the button says so, and a second submit does nothing', async () => {
  const sent = fakeSignup('never');
  await join('june@example.com');
  const busy = await screen.findByRole('button', { name: 'Joining…' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await act(async () => fireEvent.submit(field()));
  expect(sent).toHaveLength(1);
});
