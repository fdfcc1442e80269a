import { finishUpload } from '@/lib/data/host/photos/photo-uploads';
import { finishTaskPhoto, startTaskPhoto } from '@/lib/data/host/tasks/task-photos';
import { finishReviewPhoto } from '@/lib/data/reviews/review-photos';

const OWNER = '11111111-1111-4111-8111-111111111111';
const PHOTO = '22222222-2222-4222-8222-222222222222';
const OTHER = '33333333-3333-4333-8333-333333333333';
const TOKEN = 'a'.repeat(32);

/** The content of the stand-ins for Storage and the database. */
const files = new Map<string, string>();
const uploads = new Map<string, 'open' | 'sealed' | 'done'>();
const rows = new Map<string, string>();
const refuses = new Map<string, string>();
const storage = { isRemovalBroken: false };

const bucketOf = (bucket: string) => ({
  upload: async (path: string, file: Buffer, { upsert }: { upsert?: boolean }) => {
    const key = `${bucket}/${path}`;
    if (files.has(key) && !upsert) return { error: { statusCode: '409', message: 'Duplicate' } };
    files.set(key, String(file));
    return { error: null };
  },
  download: async (path: string) => {
    const file = files.get(`${bucket}/${path}`);
    return { data: file === undefined ? null : new Blob([file]) };
  },
  remove: async (paths: string[]) => {
    if (storage.isRemovalBroken && bucket.endsWith('-uploads')) return { error: new Error('away') };
    for (const path of paths) files.delete(`${bucket}/${path}`);
    return { error: null };
  },
  createSignedUploadUrl: async () => ({ data: { token: 'signed' }, error: null }),
});

function answerRpc(name: string, args: Record<string, unknown>): unknown {
  const id = String(args.p_id);
  switch (name) {
    case 'start_upload':
      uploads.set(id, 'open');
      return true;
    case 'seal_upload': {
      const state = uploads.get(id);
      if (state === 'open') uploads.set(id, 'sealed');
      return state === undefined ? null : state === 'done' ? 'done' : 'sealed';
    }
    case 'end_upload':
      uploads.set(id, 'done');
      return null;
    case 'review_for_photos':
      return OWNER;
    case 'add_review_photo': {
      const photo = (args.p_photo as { id: string }).id;
      const outcome = rows.has(photo) ? 'repeated' : 'added';
      rows.set(photo, 'review');
      return outcome;
    }
    default:
      throw new Error(`Not expected: ${name}`);
  }
}

const client = {
  storage: { from: bucketOf },
  rpc: async (name: string, args: Record<string, unknown>) => ({
    data: answerRpc(name, args),
    error: null,
  }),
  from: () => ({ select: () => ({ eq: async () => ({ data: [], error: null }) }) }),
};
jest.mock('@/lib/env/server', () => ({ serverEnv: {} }));
jest.mock('@/lib/supabase/admin-client', () => ({ adminClient: () => client }));
jest.mock('@/lib/supabase/staff-client', () => ({ staffClient: async () => client }));
jest.mock('@/lib/data/host/uploads/pass-upload', () => ({}));
jest.mock('@/lib/data/host/posts/posts', () => ({}));
jest.mock('@/lib/data/host/photos/photos', () => ({
  getPhotos: async () => ({ ok: true, data: { photos: [] } }),
}));
jest.mock('@/lib/log/log', () => ({ log: () => undefined, logError: () => undefined }));
jest.mock('@/lib/pictures/convert-photo', () => ({
  convertPhoto: async (file: Buffer) => ({
    ok: true,
    file,
    preview: file,
    width: 1200,
    height: 900,
    color: 'aabbcc',
  }),
}));
jest.mock('sharp', () => (file: Buffer) => {
  const image = {
    resize: () => image,
    webp: () => image,
    toBuffer: async () => ({ data: file, info: { width: 1200, height: 900 } }),
  };
  return image;
});
jest.mock('@/lib/data/staff/staff', () => ({
  toJson: (value: object) => value,
  readHost: async (_name: string, { p_id }: { p_id: string }) => {
    const code = refuses.get('has');
    return code && !rows.has(p_id) ? { ok: false, code } : { ok: true, data: rows.has(p_id) };
  },
  writeHost: async (name: string, args: { p_photo: { id?: string; image_url?: string } }) => {
    const code = refuses.get(name);
    const key = args.p_photo.id ?? args.p_photo.image_url ?? '';
    if (code) return { ok: false, code };
    if (name === 'host_add_photo' && rows.has(key)) return { ok: false, code: 'known_photo' };
    rows.set(key, name);
    return { ok: true, data: null };
  },
}));

beforeEach(() => {
  for (const each of [files, uploads, rows, refuses]) each.clear();
  storage.isRemovalBroken = false;
});

const sendTo = (bucket: string, id: string, content: string) => {
  files.set(`${bucket}/${OWNER}/${id}`, content);
};
const toTask = (key: string, uploadId = key) =>
  finishTaskPhoto({ what: 'photo-end', key, taskId: OWNER, lineId: null, uploadId });
const toCabin = () =>
  finishUpload({
    cabinId: OWNER,
    slug: 'fern',
    uploadId: PHOTO,
    roomType: 'deck',
    replaces: null,
  });
const toReview = () => finishReviewPhoto(TOKEN, PHOTO, new Date());

test('no other picture can replace a photo of a task', async () => {
  await startTaskPhoto(OWNER, PHOTO);
  sendTo('task-photo-uploads', PHOTO, 'the proof');
  expect(await toTask(PHOTO)).toMatchObject({ ok: true });
  await startTaskPhoto(OWNER, OTHER);
  sendTo('task-photo-uploads', OTHER, 'another picture');
  expect(await toTask(PHOTO, OTHER)).toEqual({ ok: false, code: 'upload_lost' });
  sendTo('task-photo-uploads', PHOTO, 'another picture');
  expect(await toTask(PHOTO)).toEqual({ ok: true, data: null });
  expect(files.get(`task-photos/${OWNER}/${PHOTO}.webp`)).toBe('the proof');
});

test('nothing is written for a photo that the database refuses', async () => {
  await startTaskPhoto(OWNER, PHOTO);
  sendTo('task-photo-uploads', PHOTO, 'late');
  refuses.set('has', 'task_done');
  const put = jest.spyOn(files, 'set');
  expect(await toTask(PHOTO)).toEqual({ ok: false, code: 'task_done' });
  expect(await startTaskPhoto(OWNER, OTHER)).toEqual({ ok: false, code: 'task_done' });
  expect(put).not.toHaveBeenCalled();
});

test('a refusal after the file was written removes the new file and never an existing one', async () => {
  await startTaskPhoto(OWNER, PHOTO);
  sendTo('task-photo-uploads', PHOTO, 'late');
  refuses.set('host_add_task_photo', 'task_done');
  expect(await toTask(PHOTO)).toEqual({ ok: false, code: 'task_done' });
  const published = `task-photos/${OWNER}/${PHOTO}.webp`;
  expect(files.has(published)).toBe(false);
  await startTaskPhoto(OWNER, PHOTO);
  sendTo('task-photo-uploads', PHOTO, 'again');
  files.set(published, 'of another process');
  expect(await toTask(PHOTO)).toEqual({ ok: false, code: 'task_done' });
  expect(files.get(published)).toBe('of another process');
});

test('a phone may resend a photo that was not added', async () => {
  await startTaskPhoto(OWNER, PHOTO);
  sendTo('task-photo-uploads', PHOTO, 'first try');
  uploads.set(PHOTO, 'sealed');
  expect(await startTaskPhoto(OWNER, PHOTO)).toMatchObject({ ok: true, data: { id: PHOTO } });
  expect(files.size).toBe(0);
  sendTo('task-photo-uploads', PHOTO, 'second try');
  expect(await toTask(PHOTO)).toMatchObject({ ok: true });
  expect(await startTaskPhoto(OWNER, PHOTO)).toEqual({ ok: true, data: null });
});

test('a review keeps the photograph that was finished first', async () => {
  uploads.set(PHOTO, 'open');
  sendTo('cabin-photo-uploads', PHOTO, 'as approved');
  expect(await toReview()).toEqual({ ok: true, data: null });
  sendTo('cabin-photo-uploads', PHOTO, 'swapped');
  expect(await toReview()).toEqual({ ok: true, data: null });
  expect(files.get(`review-photos/${PHOTO}.webp`)).toBe('as approved');
  expect(files.get(`review-photos/${PHOTO}-small.webp`)).toBe('as approved');
});

test('an upload without a row is not finished', async () => {
  sendTo('cabin-photo-uploads', PHOTO, 'unknown');
  expect(await toReview()).toEqual({ ok: false, code: 'upload_lost' });
  expect(await toCabin()).toEqual({ ok: false, code: 'upload_lost' });
  expect(await toTask(PHOTO)).toEqual({ ok: false, code: 'upload_lost' });
  expect(rows.size).toBe(0);
});

test.each(['before it was noted', 'after it was noted'])(
  'a cabin picture that is finished twice, %s, keeps its files though the upload is still there',
  async (when) => {
    uploads.set(PHOTO, 'open');
    storage.isRemovalBroken = true;
    sendTo('cabin-photo-uploads', PHOTO, 'the deck');
    expect(await toCabin()).toEqual({ ok: true, data: null });
    if (when.startsWith('before')) uploads.set(PHOTO, 'sealed');
    expect(await toCabin()).toEqual({ ok: true, data: null });
    const published = [...files.keys()].filter((name) => name.startsWith('cabin-photos/'));
    expect(published).toHaveLength(2);
    storage.isRemovalBroken = false;
    expect(await toCabin()).toEqual({ ok: true, data: null });
    expect([...files.keys()]).toEqual(published);
  },
);

test('a cabin picture that was removed does not come back by finishing its upload again', async () => {
  uploads.set(PHOTO, 'open');
  storage.isRemovalBroken = true;
  sendTo('cabin-photo-uploads', PHOTO, 'the deck');
  await toCabin();
  rows.clear();
  expect(await toCabin()).toEqual({ ok: true, data: null });
  expect(rows.size).toBe(0);
});
