import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { makePostFacts } from '@/__tests__/support/make-post';
import { PostEditor, type PostActions } from '@/components/host/posts/post-editor';
import { postChangeSchema, type HostPost, type PostChange } from '@/lib/schemas/host/posts';

const router = { prefetch: () => undefined, refresh: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => router,
}));

jest.mock('@/components/host/cabins/preview-panel', () => ({
  ...jest.requireActual<object>('@/components/host/cabins/preview-panel'),
  PreviewFrame: () => null,
}));

type Upload = { name: string; arrive: () => void; fail: () => void };
const uploads: Upload[] = [];
// How files are sent is tested in photo-uploads.test.tsx.
jest.mock('@/lib/browser/send-file', () => ({
  ACCEPTED_FILES: '',
  fileProblem: async () => null,
  sendFile: (file: File) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const upload = {
      name: file.name,
      arrive: () => resolve('sent'),
      fail: () => resolve('upload_lost'),
    };
    uploads.push(upload);
    return { outcome: promise, stop: () => resolve('upload_lost') };
  },
}));

const PICTURE = '/images/uploads/a/deck.webp';
const POST: HostPost = {
  id: '6d6d6d6d-0000-4000-8000-000000000001',
  state: 'draft',
  publishedAt: null,
  updatedAt: '2027-01-01T00:00:00Z',
  createdAt: '2027-01-01T00:00:00Z',
  facts: makePostFacts(),
  lacks: ['hero_image_url'],
  changedBy: {},
  oldSlugs: [],
  linkMadeAt: null,
  cabins: [],
};
const done = async () => ({ ok: true as const, data: null });
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

function show() {
  uploads.length = 0;
  sessionStorage.clear();
  const answers: (() => void)[] = [];
  const saved: PostChange[] = [];
  let facts = POST.facts;
  const save: PostActions['savePost'] = (change) => {
    saved.push(change);
    const { promise, resolve } = Promise.withResolvers<void>();
    answers.push(resolve);
    return promise.then(() => {
      facts = { ...facts, ...change.changes } as typeof facts;
      return { ok: true, data: { slug: facts.slug } };
    });
  };
  const start = async (id: string) => ({
    ok: true as const,
    data: { id: 'upload', endpoint: '', token: '', bucket: '', path: id },
  });
  const finish = async () => ({ ok: true as const, data: { url: PICTURE } });
  const rest = { publishPost: done, schedulePost: done, deletePost: done, freeSlug: done };
  const links = { sharePost: done, unsharePost: done };
  const sends = { startUpload: start, finishUpload: finish };
  const actions = { ...rest, ...links, ...sends, savePost: save } as unknown as PostActions;
  const { rerender } = render(<PostEditor post={POST} actions={actions} />);
  /** The answer comes, and with it the page as it is stored then. */
  const answer = async () => {
    await act(async () => answers.shift()?.());
    rerender(<PostEditor post={{ ...POST, facts }} actions={actions} />);
    await settle();
  };
  return { saved, answer };
}
async function choosePicture(name = 'deck.jpg') {
  const button = screen.getByRole('button', { name: /^Choose (?:a|another) picture$/ });
  const input = button.parentElement?.querySelector('input[type="file"]');
  if (input) fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
  await settle();
}
const typeTitle = (value: string) =>
  fireEvent.change(screen.getByLabelText('Title'), { target: { value } });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const arrive = async () => {
  await act(async () => uploads.at(-1)?.arrive());
  await settle();
};

test('Save waits for a running upload and saves it with the rest', async () => {
  const { saved, answer } = show();
  typeTitle('Ferns of the creek');
  await choosePicture();
  await press('Save');
  expect(saved).toEqual([]);
  expect(screen.getByText('We’ll save once the picture is uploaded.')).toBeInTheDocument();
  await arrive();
  expect(saved).toHaveLength(1);
  expect(saved[0]?.changes).toMatchObject({ title: 'Ferns of the creek', heroImageUrl: PICTURE });
  await answer();
  expect(screen.getByText('Saved. Only your team sees it.')).toBeInTheDocument();
  expect(screen.queryByText('A post needs one before you can publish it.')).not.toBeInTheDocument();
});

test('Save and publishing also wait when the picture is the only change', async () => {
  const { saved, answer } = show();
  await choosePicture();
  expect(screen.getByText('Save your changes before you publish it.')).toBeInTheDocument();
  fireEvent.keyDown(screen.getByLabelText('Title'), { key: 's', ctrlKey: true });
  await settle();
  await arrive();
  expect(saved.map(({ changes }) => changes)).toEqual([{ heroImageUrl: PICTURE }]);
  await answer();
});

test('a failed upload holds nothing up, and the text is saved', async () => {
  const { saved, answer } = show();
  typeTitle('Ferns of the creek');
  await choosePicture();
  await press('Save');
  await act(async () => uploads.at(-1)?.fail());
  await settle();
  expect(saved.map(({ changes }) => changes)).toEqual([{ title: 'Ferns of the creek' }]);
  await answer();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('discarding while Save waits saves nothing', async () => {
  const { saved } = show();
  typeTitle('Ferns of the creek');
  await choosePicture();
  await press('Save');
  await press('Discard');
  await arrive();
  expect(saved).toEqual([]);
  expect(screen.getByText('1 change not saved')).toBeInTheDocument();
});

test('a picture that arrives and text typed during a save are kept', async () => {
  const { saved, answer } = show();
  typeTitle('Ferns of the creek');
  await press('Save');
  await choosePicture();
  await arrive();
  fireEvent.change(screen.getByLabelText('Author'), { target: { value: 'Junie' } });
  await answer();
  expect(screen.getByText('2 changes not saved')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  await press('Save');
  expect(saved[1]?.changes).toEqual({ heroImageUrl: PICTURE, author: 'Junie' });
  await answer();
});

test('a picture in the text keeps the description it was chosen with', async () => {
  show();
  const words = screen.getByLabelText('Picture for the text: what it shows');
  fireEvent.change(words, { target: { value: 'The deck' } });
  const input = screen
    .getByRole('button', { name: 'Choose picture' })
    .parentElement?.querySelector('input[type="file"]');
  if (input) fireEvent.change(input, { target: { files: [new File(['x'], 'deck.jpg')] } });
  await settle();
  fireEvent.change(words, { target: { value: 'The next one' } });
  await arrive();
  expect(screen.getByLabelText('Text')).toHaveValue(`![The deck](${PICTURE})\n\nGreen.`);
  expect(words).toHaveValue('The next one');
});

test('an event of every year is sent with its usual days, its pin and its lists', async () => {
  const { saved } = show();
  fireEvent.click(screen.getByLabelText('Event'));
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('First usual day', '11-05');
  type('Last usual day', '02-30');
  type('Pin on the map', 'Old Mill');
  type('Areas to stay in', 'pigeon-forge\n\nsevierville\n');
  await press('Save');
  expect(saved).toEqual([]);
  expect(screen.getByText('Enter month and day, such as 09-20.')).toBeInTheDocument();
  expect(screen.getByText(/^Enter a name, the latitude and the longitude/)).toBeInTheDocument();
  type('Last usual day', '02-15');
  type('Pin on the map', 'Old Mill, 35.7895, -83.5538');
  await press('Save');
  expect(postChangeSchema.parse(saved[0]).changes).toEqual({
    kind: 'event',
    usualFrom: '11-05',
    usualTo: '02-15',
    eventPin: 'Old Mill, 35.7895, -83.5538',
    eventAreas: ['pigeon-forge', 'sevierville'],
  });
});

test('the guide of the fall map counts its spots and names those it can’t read', () => {
  show();
  fireEvent.click(screen.getByLabelText('Guide'));
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Text', '## Kuwohi\n\n6,643 feet at 35.5629, -83.4985\n\nPaved.\n\n## Elkmont\n\nLevel.');
  expect(screen.queryByText(/on the fall map/)).not.toBeInTheDocument();
  type('Page address', 'fall');
  expect(screen.getByText(/1 spot so far/)).toBeInTheDocument();
  expect(screen.getByText(/^Not on the map.*: Elkmont\.$/)).toBeInTheDocument();
});
