import { render, screen } from '@testing-library/react';
import { ConfirmPage } from '@/components/newsletter/confirm-page';
import { SignupPage } from '@/components/newsletter/signup-page';
import { UnsubscribePage } from '@/components/newsletter/unsubscribe-page';
import { applySettings } from '@/lib/shop/shop-settings';

const TOKEN = 'a1'.repeat(32);
const heading = () => screen.getByRole('heading', { level: 1 });

function expectForm(button: string, action: string): void {
  const form = screen.getByRole('button', { name: button }).closest('form');
  expect(form).toHaveAttribute('action', action);
  expect(form).toHaveAttribute('method', 'post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    token: TOKEN,
    from: 'page',
  });
}

test('a good link asks for one tap, in a form that works without scripts', () => {
  render(<ConfirmPage state="confirmable" token={TOKEN} />);
  expectForm('Yes, I’m in', '/api/newsletter/confirm');
});

test.each([
  ['confirmed', 'You’re in the club!'],
  ['already_confirmed', 'You’re already in'],
  ['expired', 'This link has expired'],
  ['unknown', 'This link doesn’t work'],
  ['failed', 'That didn’t work just now'],
] as const)('confirming: %s', (state, title) => {
  render(<ConfirmPage state={state} token={TOKEN} />);
  expect(heading()).toHaveTextContent(title);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.body).not.toHaveTextContent(TOKEN);
});

test('leaving takes one tap', () => {
  render(<UnsubscribePage state="subscribed" token={TOKEN} hasJustAnswered={false} />);
  expectForm('Unsubscribe', '/api/newsletter/unsubscribe');
});

test('who has left can change their mind', () => {
  render(<UnsubscribePage state="unsubscribed" token={TOKEN} hasJustAnswered />);
  expect(heading()).toHaveTextContent('You’re unsubscribed');
  expect(screen.getByText('Changed your mind?')).toBeVisible();
  expectForm('Keep me on the list', '/api/newsletter/resubscribe');
});

test('who came back is told so', () => {
  render(<UnsubscribePage state="subscribed" token={TOKEN} hasJustAnswered />);
  expect(heading()).toHaveTextContent('You’re back on the list');
});

test.each([
  ['unknown', 'This link doesn’t work'],
  ['failed', 'That didn’t work just now'],
] as const)('leaving: %s', (state, title) => {
  render(<UnsubscribePage state={state} token={TOKEN} hasJustAnswered={false} />);
  expect(heading()).toHaveTextContent(title);
  expect(screen.getByRole('link', { name: /Text / })).toBeVisible();
});

test.each([
  ['joined', "You're all set!", 'I just sent you a welcome email'],
  ['empty', 'Email required', 'Please enter your email address'],
  ['invalid', 'Enter a valid email', 'Enter a valid email'],
  [
    'duplicate',
    'Already subscribed!',
    "You're already on our list for the best Smoky Mountain tips!",
  ],
  ['failed', 'Oops! Something went wrong', 'Please try again or contact us directly.'],
] as const)('the footer’s form without scripts: %s', (outcome, title, text) => {
  render(<SignupPage outcome={outcome} />);
  expect(heading()).toHaveTextContent(title);
  expect(document.body).toHaveTextContent(text);
});

test('with no outcome it says what there is', () => {
  render(<SignupPage outcome={null} />);
  expect(heading()).toHaveTextContent('A letter from the Smokies');
});

test.each([
  [undefined, 'Mountain Insider Tips', 'come', 'the best Smoky Mountain tips'],
  ['Lake Letter', 'Lake Letter', 'comes', 'Lake Letter'],
])('the newsletter is called as is set: %s', (letterName, name, comes, known) => {
  applySettings({ letterName });
  render(
    <>
      <ConfirmPage state="confirmable" token={TOKEN} />
      <UnsubscribePage state="subscribed" token={TOKEN} hasJustAnswered={false} />
      <SignupPage outcome="duplicate" />
    </>,
  );
  applySettings({});
  expect(screen.getAllByText(name)).toHaveLength(3);
  expect(document.body).toHaveTextContent(`Then my ${name} ${comes} to your inbox.`);
  expect(document.body).toHaveTextContent(`my ${name} no longer ${comes} to this address.`);
  expect(document.body).toHaveTextContent(`You're already on our list for ${known}!`);
});
