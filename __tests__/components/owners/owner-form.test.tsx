import { render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { OwnerForm } from '@/components/owners/owner-form';
import { useOwnerForm } from '@/components/owners/use-owner-form';
import { STORAGE_KEYS } from '@/lib/browser/storage/storage';

const answer = (status: number, body: unknown) =>
  ({ ok: status < 400, status, json: () => Promise.resolve(body) }) as Response;

let sent: jest.Mock;

beforeEach(() => {
  localStorage.clear();
  sent = jest.fn(() => Promise.resolve(answer(201, { application: { status: 'received' } })));
  globalThis.fetch = sent;
});

const next = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const type = (label: string | RegExp, text: string) =>
  userEvent.type(screen.getByLabelText(label), text);

async function fillContact() {
  await type('Full name', 'June Owner');
  await type('Email', 'june@example.com');
  await type('Phone', '8655550177');
  await next();
}

async function fillProperty() {
  await type('Cabin name', 'Fern Hollow');
  await userEvent.selectOptions(screen.getByLabelText('Area'), 'wears-valley');
  await type('Street address', '12 Fern Hollow Road');
  await type('Bedrooms', '3');
  await type('Baths', '2.5');
  await type('Sleeps', '8');
  await userEvent.click(screen.getByLabelText('Hot Tub'));
  await next();
}

test('what is typed before the stored draft was read leaves the rest of it as it was', () => {
  const stored = { email: 'june@example.com', started_at: 1000 };
  localStorage.setItem(STORAGE_KEYS.ownerApplication, JSON.stringify(stored));
  const { result } = renderHook(() => {
    const form = useOwnerForm();
    // Before the effects that run after painting, as a key pressed in that moment.
    useLayoutEffect(() => form.change({ name: 'June' }), []); // eslint-disable-line react-hooks/exhaustive-deps
    return form;
  });
  expect(result.current.draft).toMatchObject({ ...stored, name: 'June' });
  expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.ownerApplication) ?? '')).toMatchObject(
    stored,
  );
});

test('a step with mistakes says what is wrong and takes the focus to the first', async () => {
  render(<OwnerForm />);
  await type('Full name', 'June Owner');
  await next();
  expect(screen.getByText('Please enter your email')).toBeVisible();
  await type('Email', 'june');
  await next();
  expect(screen.getByText('Enter a valid email')).toBeVisible();
  expect(screen.getByText('Please enter a valid 10-digit phone number')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await type('Email', '@example.com');
  expect(screen.queryByText('Enter a valid email')).not.toBeInTheDocument();
});

test('the whole form is sent once it is agreed to, and its draft is gone', async () => {
  render(<OwnerForm />);
  await fillContact();
  expect(screen.getByRole('heading', { name: 'About the cabin' })).toHaveFocus();
  const steps = within(screen.getByRole('list', { name: 'Steps of the application' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'You, done',
    'Cabin',
    'Photos',
    'Send',
  ]);
  expect(steps.getByText('Cabin')).toHaveAttribute('aria-current', 'step');
  await fillProperty();
  await type(/Links to photos/, 'https://photos.example.com/a\nhttps://photos.example.com/b');
  await next();
  const send = screen.getByRole('button', { name: 'Send my application' });
  await userEvent.click(send);
  expect(screen.getByText(/Please agree/)).toBeVisible();
  expect(sent).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('checkbox', { name: /may keep what I wrote/ }));
  await userEvent.click(send);
  expect(await screen.findByText('Got your application!')).toHaveFocus();
  const body = JSON.parse(sent.mock.calls[0][1].body as string) as Record<string, unknown>;
  expect(body).toMatchObject({
    name: 'June Owner',
    area: 'wears-valley',
    bedrooms: 3,
    baths: 2.5,
    amenities: ['hot_tub'],
    photo_urls: ['https://photos.example.com/a', 'https://photos.example.com/b'],
    listing_url: null,
    consent: true,
    website: '',
  });
  expect(localStorage.getItem(STORAGE_KEYS.ownerApplication)).toBeNull();
});

test('what was typed is there after a reload', async () => {
  const { unmount } = render(<OwnerForm />);
  await type('Full name', 'June Owner');
  unmount();
  render(<OwnerForm />);
  expect(screen.getByLabelText('Full name')).toHaveValue('June Owner');
});

test.each(['{broken', '[]', 'null', '{"name":7,"amenities":"hot_tub"}'])(
  'the stored draft %s does no harm',
  (stored) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(STORAGE_KEYS.ownerApplication, stored);
    render(<OwnerForm />);
    expect(screen.getByLabelText('Full name')).toHaveValue('');
    warn.mockRestore();
  },
);

test('a failure keeps everything and can be tried again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sent.mockImplementationOnce(() => Promise.resolve(answer(503, { error: { message: 'Down' } })));
  render(<OwnerForm />);
  await fillContact();
  await fillProperty();
  await next();
  await userEvent.click(screen.getByRole('checkbox', { name: /may keep what I wrote/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send my application' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('didn’t go through');
  await userEvent.click(screen.getByRole('button', { name: 'Send my application' }));
  expect(await screen.findByText('Got your application!')).toBeVisible();
  warn.mockRestore();
});
