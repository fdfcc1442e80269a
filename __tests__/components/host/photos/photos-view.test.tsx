import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { PhotoActions } from '@/components/host/photos/photo-card';
import { PhotosView } from '@/components/host/photos/photos-view';
import type { HostPhoto, HostPhotos, PictureKind } from '@/lib/schemas/host/photos';

const idOf = (n: number) => `6d6d6d6d-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`;
const photo = (n: number, changes: Partial<HostPhoto> = {}): HostPhoto => ({
  id: idOf(n),
  imageUrl: `/images/cabins/fern/${n}.webp`,
  description: `Room ${n}`,
  roomType: 'bedroom',
  focusX: 50,
  focusY: 50,
  portrait: false,
  isCover: n === 1,
  kind: 'drawings',
  drawingUrl: null,
  ...changes,
});

function showPhotos(
  photos: HostPhoto[],
  shownKind: PictureKind = 'drawings',
  missing: HostPhotos['missing'] = [],
) {
  const done = async () => ({ ok: true as const, data: null });
  const actions = {
    addPhoto: jest.fn<ReturnType<PhotoActions['addPhoto']>, Parameters<PhotoActions['addPhoto']>>(
      done,
    ),
    savePhoto: jest.fn<
      ReturnType<PhotoActions['savePhoto']>,
      Parameters<PhotoActions['savePhoto']>
    >(done),
    savePhotos: jest.fn<
      ReturnType<PhotoActions['savePhotos']>,
      Parameters<PhotoActions['savePhotos']>
    >(done),
    orderPhotos: jest.fn<
      ReturnType<PhotoActions['orderPhotos']>,
      Parameters<PhotoActions['orderPhotos']>
    >(done),
    chooseCover: jest.fn<
      ReturnType<PhotoActions['chooseCover']>,
      Parameters<PhotoActions['chooseCover']>
    >(done),
    removePhoto: jest.fn<
      ReturnType<PhotoActions['removePhoto']>,
      Parameters<PhotoActions['removePhoto']>
    >(done),
    startUpload: jest.fn<
      ReturnType<PhotoActions['startUpload']>,
      Parameters<PhotoActions['startUpload']>
    >(async () => ({ ok: false, code: 'lost' })),
    finishUpload: jest.fn<
      ReturnType<PhotoActions['finishUpload']>,
      Parameters<PhotoActions['finishUpload']>
    >(done),
  };
  const cabin = { id: idOf(9), slug: 'fern', title: 'Fern', state: 'draft' as const, shownKind };
  render(<PhotosView cabin={{ ...cabin, photos, missing }} actions={actions} />);
  return actions;
}

function show(count = 3, changes: Partial<HostPhoto> = {}, shownKind: PictureKind = 'drawings') {
  const places = Array.from({ length: count }, (_, place) => place + 1);
  return showPhotos(
    places.map((place) => photo(place, changes)),
    shownKind,
  );
}
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => sessionStorage.clear());

test('pictures move earlier, later and to the front, as one order', async () => {
  const { orderPhotos: order } = show();
  expect(
    screen.getByText('Visitors see 3 pictures. 5 more before it can go live.', {
      exact: false,
    }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Earlier: picture 1' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Later: picture 3' })).toBeDisabled();
  for (const [name, order1] of [
    ['Later: picture 1', [2, 1, 3]],
    ['Earlier: picture 3', [1, 3, 2]],
    ['First: picture 3', [3, 1, 2]],
  ] as const) {
    await press(name);
    expect(order).toHaveBeenLastCalledWith(idOf(9), order1.map(idOf));
  }
});

test('only what was changed of a picture is sent, with what it was', async () => {
  const { savePhoto: save } = show();
  const second = screen.getAllByRole('listitem')[1] as HTMLElement;
  const button = within(second).getByRole('button', { name: 'Save', hidden: true });
  expect(button).toBeDisabled();
  fireEvent.change(
    within(second).getByRole('slider', { name: 'From left to right', hidden: true }),
    {
      target: { value: '20' },
    },
  );
  fireEvent.change(within(second).getByRole('textbox', { name: 'What it shows', hidden: true }), {
    target: { value: 'The porch' },
  });
  await act(async () => fireEvent.click(button));
  expect(save).toHaveBeenCalledWith(idOf(2), {
    changes: { description: 'The porch', focusX: 20 },
    seen: { description: 'Room 2', focusX: 50 },
  });
});

test('a photograph gets the drawing of its place, of those that the cabin has', async () => {
  const { savePhoto: save } = showPhotos([photo(1), photo(2), photo(3, { kind: 'photographs' })]);
  const fields = screen.getAllByRole('combobox', {
    name: 'Drawing of the same place',
    hidden: true,
  });
  expect(fields).toHaveLength(1);
  const [field] = fields as [HTMLElement];
  const options = within(field).getAllByRole('option', { hidden: true });
  expect(options.map(({ textContent }) => textContent)).toEqual(['None', 'Room 1', 'Room 2']);
  fireEvent.change(field, { target: { value: '/images/cabins/fern/2.webp' } });
  const photograph = field.closest('li') as HTMLElement;
  await act(async () =>
    fireEvent.click(within(photograph).getByRole('button', { name: 'Save', hidden: true })),
  );
  expect(save).toHaveBeenCalledWith(idOf(3), {
    changes: { drawingUrl: '/images/cabins/fern/2.webp' },
    seen: { drawingUrl: null },
  });
});

test('a picture without words is not sent', async () => {
  const { savePhoto: save } = show(1);
  const [first] = screen.getAllByRole('listitem');
  const described = within(first as HTMLElement);
  const box = described.getByRole('textbox', { name: 'What it shows', hidden: true });
  fireEvent.change(box, { target: { value: ' ' } });
  await act(async () =>
    fireEvent.click(described.getByRole('button', { name: 'Save', hidden: true })),
  );
  expect(save).not.toHaveBeenCalled();
});

test('the one on the cards is told, another may take its place, and removing asks', async () => {
  const { chooseCover: choose, removePhoto: remove } = show();
  expect(screen.getByText(/^1 · Bedroom · On the cards$/)).toBeInTheDocument();
  await press('Put on the cards: picture 2');
  expect(choose).toHaveBeenCalledWith(idOf(2));
  await press('Remove picture 3');
  expect(remove).not.toHaveBeenCalled();
  await press('Remove picture 3 now');
  expect(remove).toHaveBeenCalledWith(idOf(3));
});

test('a picture is added by its address', async () => {
  const { addPhoto: add } = show(0);
  fireEvent.change(screen.getByRole('textbox', { name: 'Picture’s address' }), {
    target: { value: 'https://pictures.example/1.jpg' },
  });
  fireEvent.change(screen.getByRole('textbox', { name: 'What it shows' }), {
    target: { value: 'The porch' },
  });
  await press('Add');
  expect(add).toHaveBeenCalledWith(idOf(9), {
    imageUrl: 'https://pictures.example/1.jpg',
    description: 'The porch',
    roomType: 'exterior',
  });
});

describe('the texts and rooms of new pictures', () => {
  const untold = (n: number) => photo(n, { description: '', isCover: false });
  const form = () => screen.getByRole('list', { name: 'Pictures without a description' });
  const text = (place: number) => screen.getByLabelText(`What picture ${place} shows`);
  const room = (place: number) => screen.getByLabelText(`Room of picture ${place}`);
  const type = (field: HTMLElement, value: string) =>
    fireEvent.change(field, { target: { value } });

  test('are saved from one form, any number at a time', async () => {
    const { savePhotos } = showPhotos([photo(1), untold(2), untold(3), untold(4), untold(5)]);
    expect(within(form()).getAllByRole('listitem')).toHaveLength(4);
    // They are asked for once.
    expect(screen.queryByLabelText('What it shows', { selector: 'details[open] *' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save descriptions and rooms' })).toBeDisabled();
    type(text(2), 'The deck at dusk');
    type(room(2), 'deck');
    type(text(4), '  A stone fireplace ');
    type(room(5), 'view');
    type(text(3), '   ');
    await press('Save 3 pictures');
    const seen = { description: '', roomType: 'bedroom' };
    expect(savePhotos).toHaveBeenCalledWith(idOf(9), [
      { id: idOf(2), changes: { description: 'The deck at dusk', roomType: 'deck' }, seen },
      { id: idOf(4), changes: { description: 'A stone fireplace' }, seen },
      { id: idOf(5), changes: { roomType: 'view' }, seen },
    ]);
    expect(await screen.findByText('Saved 3 pictures.')).toBeInTheDocument();
  });

  test('stay typed while more pictures arrive, and when the save is refused', async () => {
    const { savePhotos } = showPhotos([untold(1), untold(2)]);
    savePhotos.mockResolvedValue({ ok: false, code: 'cabin_changed' });
    type(text(1), 'The deck at dusk');
    await press('Save 1 picture');
    expect(screen.getByRole('alert')).toHaveTextContent('Somebody else changed part of this');
    cleanup();
    showPhotos([untold(1), untold(2), untold(3)]);
    expect(text(1)).toHaveValue('The deck at dusk');
    expect(text(3)).toHaveValue('');
  });

  test('of a single picture are edited at the picture', () => {
    showPhotos([photo(1), untold(2)]);
    expect(screen.queryByRole('list', { name: 'Pictures without a description' })).toBeNull();
    expect(screen.getAllByLabelText('What it shows')[0]).toBeInTheDocument();
  });
});

describe('a drawn cabin gets photographs', () => {
  const mixed = (photographs: number, untold = 0) => [
    ...Array.from({ length: 8 }, (_, place) => photo(place + 1)),
    ...Array.from({ length: photographs + untold }, (_, place) =>
      photo(place + 11, {
        imageUrl: `/images/uploads/fern/${place}.webp`,
        kind: 'photographs',
        description: place < photographs ? `Photograph ${place}` : '',
      }),
    ),
  ];
  const cover = () => screen.queryByRole('button', { name: 'Put on the cards: picture 9' });

  test.each([
    [1, 0, 'You need 7 more'],
    [6, 3, 'You need 2 more'],
    [7, 1, 'You need 1 more'],
  ])('with %i of eight and %i without a text: %s', (photographs, untold, text) => {
    showPhotos(mixed(photographs, untold));
    expect(screen.getByText(text, { exact: false })).toBeVisible();
    expect(cover()).toBeNull();
  });

  test('with eight, choosing one for the cards shows all of them, once confirmed', async () => {
    const { chooseCover: choose } = showPhotos(mixed(8));
    expect(screen.getByText(/Your photographs are ready\. Put one/)).toBeVisible();
    await press('Put on the cards: picture 9');
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByText(/Guests will see this cabin in its 8 photographs/)).toBeVisible();
    await press('Show the photographs');
    expect(choose).toHaveBeenCalledWith(photo(11).id);
  });

  test('in a shop that still speaks as the example, each missing piece has its link', () => {
    showPhotos(mixed(8), 'drawings', ['phone', 'terms_text']);
    const target = (name: string) => screen.getByRole('link', { name });
    expect(target('Enter your own phone number')).toHaveAttribute(
      'href',
      '/host/settings/shop#shop-phone',
    );
    expect(target('Publish your own Terms')).toHaveAttribute(
      'href',
      '/host/settings/texts#terms-heading',
    );
    expect(cover()).toBeNull();
  });

  test.each([
    ['drawings', 0],
    ['photographs', 8],
  ] as const)('nothing is said of a switch where there is none: %s', (kind, photographs) => {
    showPhotos(mixed(photographs), kind);
    expect(screen.queryByRole('heading', { name: 'From drawings to photographs' })).toBeNull();
  });
});
