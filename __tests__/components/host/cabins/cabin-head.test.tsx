import { act, fireEvent, render, screen } from '@testing-library/react';
import { CabinHead, type CabinStateActions } from '@/components/host/cabins/cabin-head';
import { CabinsView } from '@/components/host/cabins/cabins-view';
import type { HostCabin, ListedCabin } from '@/lib/schemas/host/cabins/cabins';
import { makeHostCabin } from '@/__tests__/support/host-cabin';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

function show(changes: Partial<HostCabin>) {
  const actions = {
    replaceDrawings: jest.fn<
      ReturnType<CabinStateActions['replaceDrawings']>,
      Parameters<CabinStateActions['replaceDrawings']>
    >(async () => ({ ok: true, data: null })),
    setCabinState: jest.fn<
      ReturnType<CabinStateActions['setCabinState']>,
      Parameters<CabinStateActions['setCabinState']>
    >(async () => ({ ok: true, data: null })),
    duplicateCabin: async () => ({ ok: true as const, data: { slug: 'fern-hollow-copy' } }),
  };
  render(<CabinHead cabin={makeHostCabin(changes)} actions={actions} />);
  return actions;
}
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const ready = makeHostCabin().checklist.map((item) => ({ ...item, done: true }));

test('a draft says what is missing, first, and does not go live before it is there', () => {
  show({});
  expect(screen.getByRole('progressbar', { name: '2 of 3 done' })).toHaveAttribute('value', '2');
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Add eight pictures');
  expect(screen.getByText('Free cancellation until 14 days before arrival')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Go live' })).toBeDisabled();
  expect(screen.queryByRole('link', { name: 'See it on the site' })).not.toBeInTheDocument();
});

test('a draft with everything goes live', async () => {
  const { setCabinState: setState } = show({ checklist: ready });
  await press('Go live');
  expect(setState).toHaveBeenCalledWith('live');
});

test('unpublishing a cabin asks first, and says whose stays remain', async () => {
  const { setCabinState: setState } = show({ state: 'live', checklist: ready, staysToCome: 2 });
  await press('Unpublish');
  expect(
    screen.getByText('Guests won’t find it anymore. 2 upcoming stays remain booked.'),
  ).toBeInTheDocument();
  expect(setState).not.toHaveBeenCalled();
  await press('Unpublish it');
  expect(setState).toHaveBeenCalledWith('offline');
});

test('an archived cabin is brought back, not published at once', async () => {
  const { setCabinState: setState } = show({ state: 'archived', checklist: ready });
  expect(screen.queryByRole('button', { name: 'Go live' })).not.toBeInTheDocument();
  await press('Bring it back');
  expect(setState).toHaveBeenCalledWith('offline');
});

test('a copy opens', async () => {
  show({});
  await press('Duplicate');
  expect(push).toHaveBeenCalledWith('/host/cabins/fern-hollow-copy');
});

const listed = (changes: Partial<ListedCabin>): ListedCabin => ({
  slug: 'a',
  title: 'A',
  city: 'Gatlinburg',
  state: 'live',
  picture: null,
  nextArrival: null,
  openUntil: null,
  missing: [],
  photos: 9,
  ...changes,
});

test.each([
  [{}, '9 pictures'],
  [{ photos: 5 }, '3 pictures missing'],
  [{ photos: 7 }, '1 picture missing'],
  [{ state: 'draft', missing: ['address', 'place'] }, '2 things left to do'],
] as const)('the list tells what a cabin lacks: %j', (changes, text) => {
  const list = { total: 1, counts: {}, cabins: [listed(changes as Partial<ListedCabin>)] };
  render(<CabinsView list={list} search={{ page: 1 }} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('a long list has pages that keep the search', () => {
  const list = { total: 120, counts: {}, cabins: [listed({})] };
  render(<CabinsView list={list} search={{ page: 2, text: 'fern' }} />);
  expect(screen.getByRole('link', { name: 'More cabins' })).toHaveAttribute(
    'href',
    '/host/cabins?text=fern&page=3',
  );
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
    'href',
    '/host/cabins?text=fern',
  );
});

describe('photographs beside drawn examples', () => {
  const drawings = { cabins: 25, bookings: 40, offlineCabins: ['Fox Den', 'Owl’s Nest'] };

  test('the cabin goes live, and its owner may remove the examples: asked once, told what goes', async () => {
    const { replaceDrawings, setCabinState: setState } = show({ checklist: ready, drawings });
    expect(screen.getByText(/guests never see both kinds in one row/)).toBeVisible();
    await press('Go live');
    expect(setState).toHaveBeenCalledWith('live');
    await press('Remove the examples');
    expect(replaceDrawings).not.toHaveBeenCalled();
    expect(
      screen.getByText(
        'This removes 25 example cabins and 40 example bookings for good. Fox Den and Owl’s Nest come off the site until there are eight photographs of each; bookings stay. Then the site shows photographs.',
      ),
    ).toBeVisible();
    await press('Remove them for good');
    expect(replaceDrawings).toHaveBeenCalledWith(drawings);
  });

  test('staff who may not remove them are not asked', () => {
    show({ checklist: ready, drawings: null });
    expect(screen.queryByRole('button', { name: 'Remove the examples' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Go live' })).toBeEnabled();
  });
});

test.each([
  ['phone', 'Enter your own phone number', '/host/settings/shop#shop-phone'],
  ['email', 'Enter your own email address', '/host/settings/shop#shop-email'],
  ['story', 'Publish your own story under About', '/host/settings/texts#about-heading'],
  ['promise_text', 'Publish your own Promise', '/host/settings/texts#promise-heading'],
  ['terms_text', 'Publish your own Terms', '/host/settings/texts#terms-heading'],
  ['privacy_text', 'Publish your own privacy policy', '/host/settings/texts#privacy-heading'],
] as const)('without the shop’s own %s a cabin waits, with a link to it', (item, name, href) => {
  show({ checklist: [...ready, { item, done: false, count: null }] });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.getByRole('button', { name: 'Go live' })).toBeDisabled();
});

test('a refused cabin says what to do first', async () => {
  const { setCabinState: setState } = show({ checklist: ready });
  const detail = { missing: ['phone', 'privacy_text', 'unheard_of'] };
  setState.mockResolvedValue({ ok: false, code: 'not_ready', detail });
  await press('Go live');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'First, enter your own phone number and publish your own privacy policy.',
  );
});
