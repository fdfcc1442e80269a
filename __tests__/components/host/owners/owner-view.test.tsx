import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { OwnerView } from '@/components/host/owners/owner-view';
import { OwnersView } from '@/components/host/owners/owners-view';
import type { HostOwner } from '@/lib/schemas/host/owners';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const ID = '00000000-0000-4000-8000-000000000001';
const AT = '2026-11-27T15:00:00Z';
const AREAS = [
  { slug: 'gatlinburg', city: 'Gatlinburg' },
  { slug: 'wears-valley', city: 'Wears Valley' },
];
const OWNER: HostOwner = {
  id: ID,
  name: 'June <b>Owner</b>',
  propertyName: 'Fern Hollow',
  area: 'wears-valley',
  bedrooms: 3,
  sleeps: 8,
  state: 'new',
  createdAt: AT,
  email: 'june@example.com',
  phone: '+18655550177',
  address: '12 Fern Hollow Road',
  baths: 2.5,
  amenities: ['wifi'],
  takesPets: true,
  photoUrls: ['https://photos.example.com/one'],
  listingUrl: null,
  message: 'With a porch.',
  consentedAt: AT,
  consentWords: 'may keep it',
  cabin: null,
  mayBeMailed: true,
  entries: [],
  isPossibleSpam: false,
};

const ok = <T,>(data: T) => Promise.resolve({ ok: true as const, data });
const actions = {
  setOwnerState: jest.fn(() => ok({})),
  noteOwner: jest.fn(() => ok({})),
  mailOwner: jest.fn(() => ok({})),
  convertOwner: jest.fn(() => ok({ slug: 'fern-hollow' })),
  deleteOwner: jest.fn(() => ok({})),
};
beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
});

const show = (changes: Partial<HostOwner> = {}) =>
  render(<OwnerView owner={{ ...OWNER, ...changes }} areas={AREAS} actions={actions} />);
const card = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });

test('it shows what was written, as text, and what was agreed to', () => {
  show();
  const facts = card('What they wrote');
  expect(facts.getByText('June <b>Owner</b>')).toBeVisible();
  expect(facts.getByText('12 Fern Hollow Road (Wears Valley)')).toBeVisible();
  expect(facts.getByText(/“may keep it”/)).toBeVisible();
  expect(facts.getByRole('link', { name: /photos\.example\.com/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  expect(screen.queryByRole('region', { name: 'Create the cabin' })).toBeNull();
});

test('links for an email address and a phone number can’t be injected into', () => {
  const email = 'ann?cc=eve%40evil.example&body=Pay%20here@x-y.example';
  show({ email, phone: '+1865;phone-context=+1900' });
  const facts = card('What they wrote');
  expect(facts.getByRole('link', { name: email })).toHaveAttribute(
    'href',
    'mailto:ann%3Fcc%3Deve%2540evil.example%26body%3DPay%2520here@x-y.example',
  );
  expect(facts.getByRole('link', { name: /1900/ })).toHaveAttribute(
    'href',
    'tel:+1865%3Bphone-context%3D%2B1900',
  );
});

test('possible spam is marked and handled like any other application', () => {
  show({ isPossibleSpam: true });
  expect(card('What they wrote').getByText(/may be from a bot/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'State' })).toBeEnabled();
});

test('a state, a note and an email are sent with what was seen', async () => {
  show();
  await act(async () => {
    fireEvent.change(screen.getByRole('combobox', { name: 'State' }), {
      target: { value: 'called' },
    });
    await Promise.resolve();
  });
  expect(actions.setOwnerState).toHaveBeenCalledWith(ID, 'called', 'new');
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'Nice' } });
  await press('Add note');
  expect(actions.noteOwner).toHaveBeenCalledWith(ID, { note: 'Nice' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Subject' }), { target: { value: 'Hi' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: 'Hello' } });
  await press('Send email');
  expect(actions.mailOwner).toHaveBeenCalledWith(ID, { subject: 'Hi', body: 'Hello' });
});

test('once it is agreed, a draft is made with what the application says', async () => {
  show({ state: 'agreed' });
  const form = card('Create the cabin');
  expect(form.getByLabelText('Town')).toHaveValue('Wears Valley');
  fireEvent.change(form.getByLabelText('Nightly price ($)'), { target: { value: '240' } });
  await press('Create draft');
  expect(actions.convertOwner).toHaveBeenCalledWith(ID, {
    title: 'Fern Hollow',
    area: 'wears-valley',
    city: 'Wears Valley',
    maxGuests: '8',
    bedrooms: '3',
    baths: '2.5',
    nightlyRate: '240',
  });
  expect(push).toHaveBeenCalledWith('/host/cabins/fern-hollow');
});

test('one with a cabin leads to it and makes no second; one that complained gets no mail', () => {
  show({
    state: 'agreed',
    cabin: { slug: 'fern-hollow', title: 'Fern Hollow' },
    mayBeMailed: false,
  });
  expect(screen.getByRole('link', { name: 'Fern Hollow' })).toHaveAttribute(
    'href',
    '/host/cabins/fern-hollow',
  );
  expect(screen.queryByRole('region', { name: 'Create the cabin' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send email' })).toBeNull();
});

test('what was done stands in words, and deleting asks first', async () => {
  const entry = { at: AT, by: 'mama@staff.example', state: null, subject: null, body: null };
  show({
    entries: [
      { ...entry, id: 3, kind: 'cabin', delivery: null },
      { ...entry, id: 2, kind: 'mail', subject: 'Hi', body: 'Hello', delivery: 'kept' },
      { ...entry, id: 1, kind: 'state', state: 'called', delivery: null },
    ],
  });
  const lines = card('History').getAllByRole('listitem');
  expect(lines.map((line) => line.querySelector('strong')?.textContent)).toEqual([
    'Cabin made',
    'Email “Hi”, kept in the outbox because no mail account is set up',
    'Called',
    'Applied',
  ]);
  await press('Delete the application');
  expect(actions.deleteOwner).not.toHaveBeenCalled();
  await press('Delete it');
  expect(actions.deleteOwner).toHaveBeenCalledWith(ID);
  expect(push).toHaveBeenCalledWith('/host/owners');
});

test('the list says how many are in each state', () => {
  const counts = { new: 2, called: 0, visited: 0, agreed: 1, declined: 0 };
  const { amenities: _, ...listed } = OWNER;
  render(
    <OwnersView
      list={{ applications: [{ ...listed, cabin: 'fern-hollow' }], next: null, counts }}
      search={{ q: '' }}
    />,
  );
  expect(screen.getByRole('option', { name: 'New (2)' })).toBeInTheDocument();
  expect(screen.getByText('New, cabin made')).toBeVisible();
});
