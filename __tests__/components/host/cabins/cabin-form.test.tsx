import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { CabinForm } from '@/components/host/cabins/cabin-form';
import type { SaveCabin } from '@/components/host/cabins/use-cabin-form';
import {
  changesOf,
  conflictsOf,
  keepMine,
  takeTheirs,
  theirsOf,
  toCabinForm,
  answerOf,
  typed,
} from '@/components/host/cabins/cabin-form-values';
import {
  cabinChangeSchema,
  cabinFormSchema,
  type HostCabin,
} from '@/lib/schemas/host/cabins/cabins';
import { makeHostCabin } from '@/__tests__/support/host-cabin';
import { shop } from '@/lib/shop/shop';

const refresh = jest.fn();
const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh, replace }) }));
jest.mock('@/components/map/map-island', () => ({ MapIsland: () => null }));

const cabin = makeHostCabin();
const { facts } = cabin;

beforeEach(() => {
  sessionStorage.clear();
  refresh.mockClear();
  replace.mockClear();
});

/** Neither the one in which the sortable list tells its moves, nor that of the place. */
const formStatus = () =>
  screen.getAllByRole('status').findLast(({ id }) => !id.startsWith('DndLiveRegion'));

test('what the form shows is read as what is stored', () => {
  const { has: _, lacks: __, ...rest } = facts;
  expect(cabinFormSchema.parse(toCabinForm(facts))).toEqual({ ...rest, amenities: {} });
  const full = {
    ...facts,
    petFee: 7500,
    address: '12 River Road',
    directions: 'Turn left.',
    tiktokIds: ['71', '72'],
    videoTourUrl: 'https://youtu.be/abcdefghijk',
    mountainMamaReview: 'I would live here.',
  };
  const { has: ___, lacks: ____, ...shown } = full;
  expect(cabinFormSchema.parse(toCabinForm(full))).toEqual({ ...shown, amenities: {} });
});

const start = { ...toCabinForm(facts), seen: {} };
const type = (part: Parameters<typeof typed>[0], draft = start) => ({
  ...draft,
  ...typed(part, draft, facts),
});

test('only what was changed is sent, with what stood there first', () => {
  const draft = type({ maxPets: '2' }, type({ title: 'Fern', city: 'Townsend' }));
  const back = type({ city: 'Gatlinburg' }, draft);
  expect(changesOf(back, facts)).toEqual({
    changes: { title: 'Fern', maxPets: '2' },
    seen: { title: 'Fern Hollow', maxPets: 0 },
  });
});

test('a field is in conflict once both have changed it, not where one did or both did the same', () => {
  const draft = type({ title: 'Mine', city: 'Townsend', maxPets: '2' });
  const theirs = { ...facts, title: 'Theirs', city: 'Townsend', bedrooms: 3 };
  expect(conflictsOf(draft, facts)).toEqual([]);
  expect(conflictsOf(draft, theirs)).toEqual(['title']);
});

test('of the amenities only those that were changed are sent, each in conflict by itself', () => {
  const draft = type({ amenities: { washer: 'has', wifi: 'lacks', hot_tub: 'unsaid' } });
  expect(answerOf('washer', facts)).toBe('unsaid');
  expect(changesOf(draft, facts)).toEqual({
    changes: { amenities: { washer: 'has', hot_tub: 'unsaid' } },
    seen: { amenities: { washer: 'unsaid', hot_tub: 'has' } },
  });
  expect(conflictsOf(draft, { ...facts, lacks: ['oven', 'wifi'] })).toEqual([]);
  const theirs = { ...facts, lacks: ['washer', 'wifi'] };
  expect(conflictsOf(draft, theirs)).toEqual(['amenities']);
  expect(theirsOf('amenities', draft, theirs)).toEqual({ washer: 'lacks' });
  const kept = { ...draft, ...keepMine('amenities', draft, theirs) };
  expect(conflictsOf(kept, theirs)).toEqual([]);
  expect(changesOf(kept, theirs).changes).toEqual(changesOf(draft, facts).changes);
  const taken = { ...draft, ...takeTheirs('amenities', draft, theirs) };
  expect(conflictsOf(taken, theirs)).toEqual([]);
  expect(changesOf(taken, theirs).changes).toEqual({ amenities: { hot_tub: 'unsaid' } });
});

const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => act(async () => fireEvent.click(button(name)));
const fill = (name: string | RegExp, value: string) =>
  fireEvent.change(box(name), { target: { value } });

const saved: SaveCabin = async () => ({ ok: true, data: { slug: 'fern-hollow' } });
const show = (save: SaveCabin = saved, shown: HostCabin = cabin) =>
  render(<CabinForm cabin={shown} areas={shop().areas} save={save} mapStyleUrl="" />);

test.each([
  ['live', 'Saved. Guests see it now.'],
  ['draft', 'Saved. Guests see it once the cabin is live.'],
  ['offline', 'Saved. Guests see it once the cabin is live.'],
] as const)(
  'a change of a cabin that is %s is saved alone, and said to be',
  async (state, text) => {
    const save = jest.fn(saved);
    show(save, { ...cabin, state });
    expect(button('Save')).toBeDisabled();
    fill('Cleaning fee ($)', '120');
    expect(formStatus()).toHaveTextContent('1 change not saved');
    await press('Save');
    expect(save).toHaveBeenCalledWith({
      changes: { cleaningFee: '120' },
      seen: { cleaningFee: 9550 },
    });
    expect(cabinChangeSchema.parse(save.mock.calls[0]?.[0])).toEqual({
      changes: { cleaningFee: 12_000 },
      seen: { cleaningFee: 9550 },
    });
    expect(formStatus()).toHaveTextContent(text);
  },
);

test('what cannot be read is said beside its field, and nothing is sent', async () => {
  const save = jest.fn(saved);
  show(save);
  fill('Place on the map', 'behind the church');
  fill('Page address', 'Fern Hollow!');
  await press('Save');
  expect(save).not.toHaveBeenCalled();
  expect(box('Place on the map')).toHaveAccessibleDescription(/latitude and longitude/i);
  expect(box('Page address')).toHaveAccessibleDescription(/lowercase letters/i);
});

test('what was typed outlives a reload, and takes what others saved in other fields', () => {
  const { unmount } = show();
  fill('Name', 'Fern House');
  unmount();
  show(saved, { ...cabin, facts: { ...facts, shortDesc: 'By another hand, meanwhile.' } });
  expect(box('Name')).toHaveValue('Fern House');
  expect(box('Short description')).toHaveValue('By another hand, meanwhile.');
  expect(formStatus()).toHaveTextContent('1 change not saved');
});

test.each<[string, string, string, HostCabin['changedBy'], string]>([
  ['Keep mine', 'Mine', '1 change not saved', { title: 'ann@host.example' }, 'ann@host.example'],
  ['Take theirs', 'Theirs', '', { city: 'ann@host.example' }, 'somebody else'],
])(
  'somebody else’s change of the same field is shown, and one decides: %s',
  async (choice, value, said, changedBy, who) => {
    const save = jest.fn<ReturnType<SaveCabin>, Parameters<SaveCabin>>(async () => ({
      ok: false,
      code: 'cabin_changed',
      detail: { fields: ['title'] },
    }));
    const { rerender } = show(save);
    fill('Name', 'Mine');
    await press('Save');
    expect(refresh).toHaveBeenCalledTimes(1);
    rerender(
      <CabinForm
        cabin={{ ...cabin, changedBy, facts: { ...facts, title: 'Theirs' } }}
        areas={shop().areas}
        save={saved}
        mapStyleUrl=""
      />,
    );
    const [conflict] = screen.getAllByRole('alert');
    expect(conflict).toHaveTextContent(`The name: ${who} changed it`);
    expect(within(conflict as HTMLElement).getByText('Theirs')).toBeInTheDocument();
    expect(button('Save')).toBeDisabled();
    await press(`${choice}: The name`);
    expect(box('Name')).toHaveValue(value);
    expect(formStatus()).toHaveTextContent(said);
  },
);

test('a new address of the page is followed', async () => {
  show(async () => ({ ok: true, data: { slug: 'fern-house' } }));
  fill('Page address', 'fern-house');
  await press('Save');
  expect(replace).toHaveBeenCalledWith('/host/cabins/fern-house');
});

test('beds are added, changed and removed, and counted', async () => {
  show();
  await press('Add a bed');
  const added = screen.getByRole('group', { name: 'Beds: Bedroom 2' });
  fireEvent.change(within(added).getByRole('combobox', { name: 'How many' }), {
    target: { value: '2' },
  });
  expect(screen.getByText('3 beds in all')).toBeInTheDocument();
  await press('Remove the queen of Bedroom 1');
  expect(screen.getByText('2 beds in all')).toBeInTheDocument();
});

test('an amenity is found by its name and told', () => {
  show();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find an amenity' }), {
    target: { value: 'wash' },
  });
  const washer = screen.getByRole('group', { name: 'Washer' });
  expect(within(washer).getByRole('radio', { name: 'Not said' })).toBeChecked();
  fireEvent.click(within(washer).getByRole('radio', { name: 'Yes' }));
  expect(within(washer).getByRole('radio', { name: 'Yes' })).toBeChecked();
  expect(screen.queryByRole('group', { name: 'Hot Tub' })).not.toBeInTheDocument();
});

const addOwn = async (label: string, group = 'TV and games') => {
  fill('Something that isn’t on the list', label);
  fireEvent.change(screen.getByRole('combobox', { name: 'Group' }), {
    target: { value: group },
  });
  await press('Add it to the list');
};
const amenity = (name: string) => within(screen.getByRole('group', { name, hidden: true }));
const choose = (name: string, choice: string) =>
  fireEvent.click(amenity(name).getByRole('radio', { name: choice, hidden: true }));
const OWN = { group: 'Outdoors', label: 'Zip line', has: true };

test('one of the host’s own is added in a group, told, and saved with the others', async () => {
  const save = jest.fn(saved);
  show(save, { ...cabin, facts: { ...facts, ownAmenities: [OWN] } });
  await addOwn('  Telescope ');
  expect(amenity('Telescope').getByRole('radio', { name: 'Yes', hidden: true })).toBeChecked();
  expect(screen.getByText('Telescope is now under TV and games with Yes.', { exact: false }));
  await addOwn('Piano');
  choose('Piano', 'No');
  await press('Save');
  expect(save).toHaveBeenCalledWith({
    changes: {
      ownAmenities: [
        { group: 'TV and games', label: 'Piano', has: false },
        { group: 'TV and games', label: 'Telescope', has: true },
        OWN,
      ],
    },
    seen: { ownAmenities: [OWN] },
  });
});

test('one of another cabin is offered; one’s own is removed, and back again is no change', async () => {
  const save = jest.fn(saved);
  const offered = [{ group: 'Kitchen', label: 'Waffle iron' }];
  const shown = { ...cabin, facts: { ...facts, ownAmenities: [OWN] }, offeredAmenities: offered };
  show(save, shown);
  choose('Zip line', 'Not said');
  expect(formStatus()).toHaveTextContent('1 change not saved');
  choose('Zip line', 'Yes');
  expect(formStatus()).toHaveTextContent('');
  choose('Zip line', 'Not said');
  choose('Waffle iron', 'Yes');
  await press('Save');
  expect(save.mock.calls[0]?.[0].changes).toEqual({
    ownAmenities: [{ group: 'Kitchen', label: 'Waffle iron', has: true }],
  });
});

test.each(['oven', 'ZIP line', 'waffle  Iron', ' '])('%j is not added twice', async (label) => {
  const offeredAmenities = [{ group: 'Kitchen', label: 'Waffle iron' }];
  show(saved, { ...cabin, facts: { ...facts, ownAmenities: [OWN] }, offeredAmenities });
  fill('Something that isn’t on the list', label);
  expect(button('Add it to the list')).toBeDisabled();
  fireEvent.keyDown(box('Something that isn’t on the list'), { key: 'Enter' });
  expect(formStatus()).toHaveTextContent('');
  if (label.trim() !== '') {
    expect(box('Something that isn’t on the list')).toHaveAccessibleDescription(
      /already have an amenity/,
    );
  }
});

test('Enter adds one and does not send the form', () => {
  show();
  fill('Something that isn’t on the list', 'Telescope');
  const sent = fireEvent.keyDown(box('Something that isn’t on the list'), { key: 'Enter' });
  expect(sent).toBe(false);
  expect(formStatus()).toHaveTextContent('1 change not saved');
});

test('with forty of one’s own there is no room for another', () => {
  const offeredAmenities = Array.from({ length: 40 }, (_, n) => ({
    group: 'Kitchen',
    label: `Pan ${n}`,
  }));
  show(saved, { ...cabin, offeredAmenities });
  expect(screen.getByText(/40 amenities of your own/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add it to the list' })).not.toBeInTheDocument();
});

test('an own one that somebody else saved under other words is said beside the field', async () => {
  show(async () => ({ ok: false, code: 'known_amenity', detail: {} }));
  await addOwn('Telescope');
  await press('Save');
  expect(box('Something that isn’t on the list')).toHaveAccessibleDescription(
    /already have an amenity/,
  );
});

test('own ones that both changed are shown as the other person saved them', async () => {
  const { rerender } = show();
  await addOwn('Telescope');
  const theirs = [{ group: 'Outdoors', label: 'Sled', has: false }];
  rerender(
    <CabinForm
      cabin={{ ...cabin, facts: { ...facts, ownAmenities: theirs } }}
      areas={shop().areas}
      save={saved}
      mapStyleUrl=""
    />,
  );
  const [conflict] = screen.getAllByRole('alert');
  expect(conflict).toHaveTextContent('Your own amenities: somebody else changed it');
  expect(within(conflict as HTMLElement).getByText('Sled: No')).toBeInTheDocument();
});
