import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { PhotoUploads } from '@/components/host/photos/photo-uploads';
import type { UploadActions } from '@/components/host/photos/use-uploads';
import { ROOM_CHOICES } from '@/lib/domain/catalog/rooms';

type Options = {
  endpoint: string;
  metadata: Record<string, string>;
  headers: Record<string, string>;
  onProgress: (sent: number, all: number) => void;
  onSuccess: () => void;
  onError: (error: Error) => void;
};
type Fake = { options: Options; file: File; starts: number; aborted: boolean | null };
const sent: Fake[] = [];

class DetailedError extends Error {
  originalResponse: { getStatus: () => number } | null;
  constructor(status: number) {
    super(`status ${status}`);
    this.originalResponse = { getStatus: () => status };
  }
}

jest.mock('tus-js-client', () => ({
  get DetailedError() {
    return DetailedError;
  },
  Upload: class {
    readonly fake: Fake;
    constructor(file: File, options: Options) {
      this.fake = { options, file, starts: 0, aborted: null };
      sent.push(this.fake);
    }
    start() {
      this.fake.starts += 1;
    }
    async abort(removes: boolean) {
      this.fake.aborted = removes;
    }
  },
}));

const CABIN = '6d6d6d6d-0000-4000-8000-000000000009';
const HEADS = {
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
  webp: [...Buffer.from('RIFF....WEBP')],
  heic: [0, 0, 0, 24, ...Buffer.from('ftypheic')],
  mif1: [0, 0, 0, 24, ...Buffer.from('ftypmif1')],
  svg: [...Buffer.from('<svg xmlns="')],
  mp4: [0, 0, 0, 24, ...Buffer.from('ftypisom')],
  avif: [0, 0, 0, 24, ...Buffer.from('ftypavif')],
  pdf: [...Buffer.from('%PDF-1.7 ...')],
  gif: [...Buffer.from('GIF89a......')],
  nothing: [],
};
type Content = keyof typeof HEADS;
const contentOf = (name: string) => name.split('.').at(-1)?.toLowerCase() as Content;
/** A file whose content is what its name says, or another. */
const fileOf = (name: string, bytes = 10, content = contentOf(name)) => {
  const file = new File(['x'], name);
  const { buffer } = Uint8Array.from(HEADS[content]);
  // jsdom reads no part of a file.
  const value = () => ({ arrayBuffer: async () => buffer });
  Object.defineProperty(file, 'slice', { value, configurable: true });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

function show(overrides: Partial<UploadActions> = {}) {
  sent.length = 0;
  let made = 0;
  const start = jest.fn<ReturnType<UploadActions['startUpload']>, [string]>(async (cabinId) => {
    made += 1;
    const path = `${cabinId}/${made}`;
    const target = { endpoint: '/host/api/uploads/new', token: `token-${made}`, bucket: 'b', path };
    return { ok: true, data: { id: `upload-${made}`, ...target } };
  });
  const finish = jest.fn<
    ReturnType<UploadActions['finishUpload']>,
    Parameters<UploadActions['finishUpload']>
  >(async () => ({ ok: true, data: null }));
  const actions = { startUpload: start, finishUpload: finish, ...overrides };
  const { container, unmount } = render(
    <PhotoUploads cabinId={CABIN} slug="fern" rooms={ROOM_CHOICES} actions={actions} />,
  );
  const input = container.querySelector<HTMLInputElement>('input[type="file"][multiple]');
  const choose = async (...files: File[]) => {
    if (input) fireEvent.change(input, { target: { files } });
    await settle();
  };
  return { start, finish, choose, container, unmount };
}
const rows = () => within(screen.getByRole('list', { name: 'Uploads' })).getAllByRole('listitem');
const succeed = async (place: number) => {
  await act(async () => sent[place]?.options.onSuccess());
  await settle();
};

test('many files are sent two at a time, with progress, and become pictures of the chosen room', async () => {
  const { finish, choose } = show();
  fireEvent.change(screen.getByLabelText('Room shown'), { target: { value: 'deck' } });
  await choose(fileOf('a.jpg'), fileOf('b.HEIC'), fileOf('c.png'));
  expect(sent.map(({ options }) => options.metadata.contentType)).toEqual([
    'image/jpeg',
    'image/heic',
  ]);
  expect(sent[0]?.options).toMatchObject({
    endpoint: '/host/api/uploads/new',
    headers: { 'x-signature': 'token-1' },
    metadata: { bucketName: 'b', objectName: `${CABIN}/1` },
  });
  act(() => sent[0]?.options.onProgress(43, 100));
  expect(screen.getByRole('progressbar', { name: 'Upload of a.jpg' })).toHaveValue(43);
  expect(rows().map((row) => row.dataset.state)).toEqual(['sending', 'sending', 'waiting']);
  await succeed(0);
  expect(finish).toHaveBeenCalledWith({
    cabinId: CABIN,
    slug: 'fern',
    uploadId: 'upload-1',
    roomType: 'deck',
    replaces: null,
  });
  expect(sent).toHaveLength(3);
  await succeed(1);
  await succeed(2);
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3 photographs added.');
});

test.each<[string, Content, string]>([
  ['beach.jfif', 'jpg', 'image/jpeg'],
  ['IMG_0001', 'jpg', 'image/jpeg'],
  ['PICTURE.JPG', 'jpg', 'image/jpeg'],
  ['deck.png', 'jpg', 'image/jpeg'],
  ['deck.jpg', 'png', 'image/png'],
  ['deck.jpeg.download', 'webp', 'image/webp'],
  ['IMG_0002.jpg', 'heic', 'image/heic'],
  ['IMG_0003', 'mif1', 'image/heic'],
])('what %s is, its content of %s says', async (name, content, type) => {
  const { choose } = show();
  await choose(fileOf(name, 10, content));
  expect(sent.map(({ options }) => options.metadata.contentType)).toEqual([type]);
});

test('a file that isn’t a photo is refused again on retry', async () => {
  const { start, choose } = show();
  const names: [string, Content][] = [
    ['rates.pdf', 'pdf'],
    ['rates.jpg', 'pdf'],
    ['film.heic', 'mp4'],
    ['new.avif', 'avif'],
    ['old.gif', 'gif'],
    ['empty.jpg', 'nothing'],
  ];
  const words = 'That’s not a photo we can use. Add a JPEG, PNG, WebP or HEIC file.';
  const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  await choose(...names.map(([name, content]) => fileOf(name, 10, content)));
  expect(alerts()).toEqual(names.map(() => words));
  fireEvent.click(within(rows()[0] as HTMLElement).getByRole('button', { name: 'Try again' }));
  await settle();
  expect(alerts()).toEqual(names.map(() => words));
  fireEvent.click(screen.getByRole('button', { name: 'Try all again' }));
  await settle();
  expect(alerts()).toEqual(names.map(() => words));
  expect([start.mock.calls, sent]).toEqual([[], []]);
});

test('a dropped folder is reported and not sent', async () => {
  const { start, choose } = show();
  const folder = fileOf('Pictures', 10, 'nothing');
  const refuse = () => Promise.reject(new DOMException('not readable', 'NotReadableError'));
  Object.defineProperty(folder, 'slice', { value: () => ({ arrayBuffer: refuse }) });
  await choose(folder);
  expect(screen.getByRole('alert')).toHaveTextContent('damaged or incomplete');
  expect(start).not.toHaveBeenCalled();
});

test('pictures are made in the order of the choice, also when a later file arrives first', async () => {
  const { finish, choose } = show();
  await choose(fileOf('a.jpg'), fileOf('b.jpg'), fileOf('c.jpg'));
  await succeed(1);
  expect(finish).not.toHaveBeenCalled();
  expect(rows().map((row) => row.dataset.state)).toEqual(['sending', 'sending', 'waiting']);
  await succeed(0);
  await succeed(2);
  expect(finish.mock.calls.map(([{ uploadId }]) => uploadId)).toEqual([
    'upload-1',
    'upload-2',
    'upload-3',
  ]);
});

test('one that is stopped, or fails, does not hold up the next', async () => {
  const { finish, choose } = show();
  await choose(fileOf('a.jpg'), fileOf('b.jpg'), fileOf('c.jpg'));
  await succeed(1);
  fireEvent.click(screen.getByRole('button', { name: 'Stop a.jpg' }));
  await settle();
  expect(finish.mock.calls.map(([{ uploadId }]) => uploadId)).toEqual(['upload-2']);
  await act(async () => sent[2]?.options.onError(new DetailedError(500)));
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 photographs added, 1 not.');
});

test('a file that isn’t a photo, or is too large, is refused without being sent', async () => {
  const { start, choose } = show();
  await choose(fileOf('a.svg'), fileOf('film.mp4'), fileOf('b.jpg', 41 * 1_048_576));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'That’s not a photo we can use. Add a JPEG, PNG, WebP or HEIC file.',
    'That’s not a photo we can use. Add a JPEG, PNG, WebP or HEIC file.',
    'This file is over 40 MB. Save it smaller and add that.',
  ]);
  expect(start).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('0 of 3 photographs added, 3 not.');
});

test('without a connection it waits, and goes on as soon as there is one', async () => {
  const { choose } = show();
  await choose(fileOf('a.jpg'));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => sent[0]?.options.onError(new Error('no connection')));
  expect(screen.getByText('Waiting for a connection')).toBeInTheDocument();
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(sent[0]?.starts).toBe(2);
  await succeed(0);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 1 photograph added.');
  online.mockRestore();
});

/** The site answers, or does not, when it is asked whether it can be reached. */
function probe(t: { isThere: boolean }) {
  const fetched = jest.fn(async () => {
    if (!t.isThere) throw new TypeError('Failed to fetch');
    return { status: 200 } as Response;
  });
  global.fetch = fetched as unknown as typeof fetch;
  return fetched;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('a lost connection without an offline event', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] }));
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(global, 'fetch');
  });
  const chooseAll = async (container: HTMLElement, ...files: File[]) => {
    const input = container.querySelector<HTMLInputElement>('input[type="file"][multiple]');
    if (input) fireEvent.change(input, { target: { files } });
    await pass(1);
  };

  test('makes a whole batch wait, and it continues by itself', async () => {
    const network = { isThere: false };
    probe(network);
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    let made = 0;
    const start: UploadActions['startUpload'] = async () => {
      if (!network.isThere) return lost();
      made += 1;
      const target = { endpoint: '/new', token: 't', bucket: 'b', path: 'p' };
      return { ok: true, data: { id: `upload-${made}`, ...target } };
    };
    const finish = jest.fn(async () => ({ ok: true as const, data: null }));
    const { container } = show({ startUpload: start, finishUpload: finish });
    const names = Array.from({ length: 6 }, (_, n) => fileOf(`${n}.jpg`));
    await chooseAll(container, ...names);
    await pass(2600);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(rows().map((row) => row.dataset.state)).toEqual([
      'offline',
      'offline',
      'waiting',
      'waiting',
      'waiting',
      'waiting',
    ]);
    network.isThere = true;
    await pass(6000);
    for (let place = 0; place < names.length; place += 1) {
      await act(async () => sent[place]?.options.onSuccess());
      await pass(1);
    }
    expect(screen.getByRole('status')).toHaveTextContent('6 of 6 photographs added.');
    expect(finish).toHaveBeenCalledTimes(6);
  });

  test('in the middle of a file, makes it wait until it is back', async () => {
    const network = { isThere: false };
    probe(network);
    const { container } = show();
    await chooseAll(container, fileOf('a.jpg'));
    await act(async () => sent[0]?.options.onError(new Error('no connection')));
    expect(screen.getByText('Waiting for a connection')).toBeInTheDocument();
    await pass(20 * 60_000);
    expect(sent[0]?.starts).toBe(1);
    network.isThere = true;
    await pass(30_001);
    expect(sent[0]?.starts).toBe(2);
    await act(async () => sent[0]?.options.onError(new DetailedError(503)));
    await pass(1001);
    expect(sent[0]?.starts).toBe(3);
    await act(async () => sent[0]?.options.onSuccess());
    await pass(1);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 1 photograph added.');
  });

  test('after the file has arrived, retries its picture and sends nothing twice', async () => {
    const network = { isThere: false };
    probe(network);
    const finish = jest
      .fn<ReturnType<UploadActions['finishUpload']>, Parameters<UploadActions['finishUpload']>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue({ ok: true, data: null });
    const { container } = show({ finishUpload: finish });
    await chooseAll(container, fileOf('a.jpg'));
    await act(async () => sent[0]?.options.onSuccess());
    await pass(1);
    expect(screen.getByText('Waiting for a connection')).toBeInTheDocument();
    network.isThere = true;
    await pass(1000);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 1 photograph added.');
    expect(sent).toHaveLength(1);
    expect(finish.mock.calls.map(([{ uploadId }]) => uploadId)).toEqual(['upload-1', 'upload-1']);
  });

  test('doesn’t hold up a stopped upload, and a site that answers other requests only is reported', async () => {
    probe({ isThere: true });
    const start = jest.fn<ReturnType<UploadActions['startUpload']>, [string]>(() =>
      Promise.reject(new TypeError('no such action')),
    );
    const { container } = show({ startUpload: start });
    await chooseAll(container, fileOf('a.jpg'), fileOf('b.jpg'));
    fireEvent.click(screen.getByRole('button', { name: 'Stop a.jpg' }));
    await pass(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('We didn’t get an answer');
    expect(start).toHaveBeenCalledTimes(21);
  });
});

test('all failed uploads can be retried at once', async () => {
  const { choose } = show();
  await choose(fileOf('a.jpg'), fileOf('b.jpg'), fileOf('c.jpg'));
  for (const place of [0, 1]) {
    await act(async () => sent[place]?.options.onError(new DetailedError(500)));
    await settle();
  }
  await succeed(2);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 photographs added, 2 not.');
  fireEvent.click(screen.getByRole('button', { name: 'Try all again' }));
  await settle();
  expect(screen.queryByRole('button', { name: 'Try all again' })).not.toBeInTheDocument();
  await succeed(3);
  await succeed(4);
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3 photographs added.');
});

test.each([
  [413, 'This file is over 40 MB. Save it smaller and add that.'],
  [415, 'That’s not a photo we can use. Add a JPEG, PNG, WebP or HEIC file.'],
  [429, 'That was a lot of files at once. Wait a bit, then try again.'],
  [500, 'The upload was cut off. Add the file again.'],
])('an answer of %d is told in words, and tried again on request', async (status, words) => {
  const { choose } = show();
  await choose(fileOf('a.jpg'));
  await act(async () => sent[0]?.options.onError(new DetailedError(status)));
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  await succeed(1);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 1 photograph added.');
});

test('what has arrived is not sent again when only its conversion failed', async () => {
  const finish = jest
    .fn<ReturnType<UploadActions['finishUpload']>, Parameters<UploadActions['finishUpload']>>()
    .mockResolvedValueOnce({ ok: false, code: 'busy' })
    .mockResolvedValueOnce({ ok: true, data: null });
  const { choose } = show({ finishUpload: finish });
  await choose(fileOf('a.jpg'));
  await succeed(0);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(sent).toHaveLength(1);
  expect(finish.mock.calls.map(([upload]) => upload.uploadId)).toEqual(['upload-1', 'upload-1']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 1 photograph added.');
});

test('an upload can be stopped, and what arrived of it is removed', async () => {
  const { choose, finish } = show();
  await choose(fileOf('a.jpg'));
  fireEvent.click(screen.getByRole('button', { name: 'Stop a.jpg' }));
  await settle();
  expect(sent[0]?.aborted).toBe(true);
  expect(screen.queryByRole('list', { name: 'Uploads' })).not.toBeInTheDocument();
  expect(finish).not.toHaveBeenCalled();
});

test('whoever leaves the page stops all uploads, and none of the waiting ones begins', async () => {
  const { choose, unmount } = show();
  await choose(fileOf('a.jpg'), fileOf('b.jpg'), fileOf('c.jpg'));
  unmount();
  await settle();
  expect(sent.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test('what is taken off the list before its turn is not sent', async () => {
  const { choose } = show();
  await choose(fileOf('a.jpg'), fileOf('b.jpg'), fileOf('c.jpg'), fileOf('d.jpg'));
  fireEvent.click(screen.getByRole('button', { name: 'Stop c.jpg' }));
  await succeed(0);
  expect(sent.map(({ file }) => file.name)).toEqual(['a.jpg', 'b.jpg', 'd.jpg']);
});

test('files can be dropped', async () => {
  const { container } = show();
  const zone = container.querySelector('[class*="zone"]');
  if (zone) fireEvent.drop(zone, { dataTransfer: { files: [fileOf('a.webp')] } });
  await settle();
  expect(sent).toHaveLength(1);
});
