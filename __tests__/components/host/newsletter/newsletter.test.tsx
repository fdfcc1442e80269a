import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NewsletterEditor } from '@/components/host/newsletter/newsletter-editor';
import { NewsletterSending } from '@/components/host/newsletter/newsletter-sending';
import { NewslettersView } from '@/components/host/newsletter/newsletters-view';
import { SubscribersView } from '@/components/host/newsletter/subscribers-view';
import type { HostNewsletter, Subscriber } from '@/lib/schemas/host/newsletter';

const push = jest.fn();
const replace = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push, replace, refresh: jest.fn() }),
}));

const ID = '00000000-0000-4000-8000-000000000001';
const NONE = {
  queued: 0,
  sent: 0,
  kept: 0,
  failed: 0,
  leftOut: 0,
  bounced: 0,
  complained: 0,
  unsubscribed: 0,
};
const LETTER: HostNewsletter = {
  id: ID,
  subject: 'Leaves',
  previewLine: 'Soon',
  body: 'Hello',
  state: 'draft',
  version: 2,
  updatedAt: '2026-11-27T15:00:00Z',
  sendAt: null,
  finishedAt: null,
  results: NONE,
  audience: 3,
  hasAddress: true,
};
const PREVIEW = { light: '<p>day</p>', dark: '<p>night</p>', plain: 'Plain words' };

const ok = <T,>(data: T) => Promise.resolve({ ok: true as const, data });
const actions = {
  saveNewsletter: jest.fn(() => ok({ id: ID, version: 3 })),
  deleteNewsletter: jest.fn(() => ok({})),
  showNewsletter: jest.fn(() => ok(PREVIEW)),
  sendTest: jest.fn(() => ok({ email: 'mama@staff.example' })),
  sendNewsletter: jest.fn(() => ok({ audience: 3 })),
};

beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const typeIn = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
const wait = () => act(() => jest.advanceTimersByTimeAsync(500));

test('a new letter is shown as it is typed, saved under its id, and then has its own page', async () => {
  render(<NewsletterEditor id={ID} letter={null} actions={actions} />);
  expect(screen.getByText(/Start writing to see it here/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  typeIn('Subject', 'Leaves');
  typeIn('Text', 'Hello');
  await wait();
  expect(actions.showNewsletter).toHaveBeenCalledTimes(1);
  const letter = { subject: 'Leaves', previewLine: '', body: 'Hello' };
  expect(actions.showNewsletter).toHaveBeenCalledWith(letter);
  expect(screen.getByTitle('The letter')).toHaveAttribute('srcdoc', '<p>day</p>');
  expect(screen.getByTitle('The letter')).toHaveAttribute('sandbox', '');
  fireEvent.click(screen.getByRole('radio', { name: 'By night' }));
  expect(screen.getByTitle('The letter')).toHaveAttribute('srcdoc', '<p>night</p>');
  fireEvent.click(screen.getByRole('radio', { name: 'Without pictures' }));
  expect(screen.getByText('Plain words')).toBeVisible();
  await press('Save');
  expect(actions.saveNewsletter).toHaveBeenCalledWith({ id: ID, letter, seen: 0 });
  expect(replace).toHaveBeenCalledWith(`/host/newsletter/${ID}`);
});

test('it says to how many it goes, asks, and sends what is saved alone', async () => {
  render(<NewsletterEditor id={ID} letter={LETTER} actions={actions} />);
  await press('Send to 3 addresses');
  await press('Yes, send to 3 addresses');
  const sent = { id: ID, seen: 2, audience: 3, sendAt: '' };
  expect(actions.sendNewsletter).toHaveBeenCalledWith(sent);
  typeIn('Text', 'Something else');
  expect(screen.getByText(/Save what you typed first/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull();
  await press('Send a test to yourself');
  expect(actions.sendTest).toHaveBeenCalledWith({
    subject: 'Leaves',
    previewLine: 'Soon',
    body: 'Something else',
  });
  expect(screen.getByText(/On its way to mama@staff\.example/)).toBeVisible();
});

test('without a postal address or a reader nothing can be sent', () => {
  const { rerender } = render(
    <NewsletterEditor id={ID} letter={{ ...LETTER, hasAddress: false }} actions={actions} />,
  );
  expect(screen.getByRole('link', { name: 'Add your address' })).toHaveAttribute(
    'href',
    '/host/settings/shop#shop-postalAddress',
  );
  rerender(<NewsletterEditor id={ID} letter={{ ...LETTER, audience: 0 }} actions={actions} />);
  expect(screen.getByText(/Nobody has confirmed yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull();
});

test('a letter on its way is paused, and stopped only when asked twice', async () => {
  const steer = jest.fn(() => ok({}));
  const sending = { ...LETTER, state: 'sending' as const, sendAt: LETTER.updatedAt };
  const results = { ...NONE, sent: 2, queued: 1 };
  render(<NewsletterSending letter={{ ...sending, results }} preview={PREVIEW} steer={steer} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 sent',
    '1 waiting in the outbox',
  ]);
  await press('Pause');
  expect(steer).toHaveBeenLastCalledWith(ID, 'paused');
  await press('Stop');
  expect(steer).toHaveBeenCalledTimes(1);
  await press('Stop for good');
  expect(steer).toHaveBeenLastCalledWith(ID, 'stopped');
});

test('the list has each letter with what came of it, and counts the addresses', () => {
  const results = { ...NONE, sent: 3, bounced: 1 };
  const sent = { ...LETTER, state: 'sent' as const, finishedAt: LETTER.updatedAt, results };
  const counts = { unconfirmed: 4, subscribed: 3, unsubscribed: 2, stopped: 1 };
  render(<NewslettersView letters={[sent]} counts={counts} hasAddress />);
  expect(screen.getByText('3 sent, 1 came back')).toBeVisible();
  const people = within(screen.getByRole('region', { name: 'Subscribers' }));
  expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Subscribed3',
    'Not confirmed yet4',
    'Unsubscribed2',
    'Stopped1',
  ]);
});

const SUBSCRIBER: Subscriber = {
  id: ID,
  email: 'ada@example.com',
  state: 'stopped',
  signedUpAt: LETTER.updatedAt,
  confirmedAt: LETTER.updatedAt,
  unsubscribedAt: null,
  stoppedBy: 'complaint',
  stoppedAt: LETTER.updatedAt,
  form: 'popup',
  cameFrom: 'tiktok',
  consentWords: 'Yes, I’m in',
  consentAskedAt: LETTER.updatedAt,
};

test('an address has its source, its words and why it is stopped, and is deleted for good', async () => {
  const remove = jest.fn(() => ok({}));
  const allow = jest.fn(() => ok({}));
  render(
    <SubscribersView
      list={{ subscribers: [SUBSCRIBER], next: '20261127150000000000|x', stop: null }}
      search={{ q: 'ada', state: 'stopped' }}
      actions={{ removeSubscriber: remove, allowSubscriber: allow }}
    />,
  );
  expect(screen.getByText(/^Stopped, our mail was reported as spam/)).toBeVisible();
  fireEvent.click(screen.getByLabelText('Source and consent of ada@example.com'));
  expect(screen.getByText(/^The pop-up, coming from TikTok/)).toBeVisible();
  expect(screen.getByText('Yes, I’m in')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    '/host/subscribers-csv?q=ada&state=stopped',
  );
  await press('Delete and never write again');
  await press('Delete ada@example.com, and keep it out');
  expect(remove).toHaveBeenCalledWith(ID, true);
  await press('Allow again');
  await press('Allow it again');
  expect(allow).toHaveBeenCalledWith('ada@example.com');
});
