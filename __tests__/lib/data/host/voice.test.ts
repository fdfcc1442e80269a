/** @jest-environment node */
import { finishVoice } from '@/lib/data/host/voice';
import type { FinishedVoice, HostVoice } from '@/lib/schemas/host/voice';
import { makeRecording } from '../../../support/make-recording';

const CABIN = '11111111-1111-4111-8111-111111111111';
const OTHER = '33333333-3333-4333-8333-333333333333';
const UPLOAD = '22222222-2222-4222-8222-222222222222';
const WAVE = Array.from({ length: 40 }, () => 5);

/** The content of the stand-ins for Storage and the database. */
const files = new Map<string, Buffer>();
const uploads = new Map<string, 'open' | 'sealed' | 'done'>();
const page: { voice: HostVoice | null; refuses: string | null } = { voice: null, refuses: null };

const bucketOf = (bucket: string) => ({
  upload: async (path: string, file: Buffer) => {
    if (files.has(`${bucket}/${path}`)) return { error: { statusCode: '409', message: '' } };
    files.set(`${bucket}/${path}`, file);
    return { error: null };
  },
  download: async (path: string) => {
    const file = files.get(`${bucket}/${path}`);
    return { data: file ? new Blob([Uint8Array.from(file)]) : null };
  },
  remove: async (paths: string[]) => {
    for (const path of paths) files.delete(`${bucket}/${path}`);
    return { error: null };
  },
});
const rpc = async (name: string, args: { p_id: string; p_owner_id?: string }) => {
  const key = `${args.p_owner_id ?? CABIN}/${args.p_id}`;
  const state = uploads.get(key);
  if (name === 'end_upload') uploads.set(key, 'done');
  if (name === 'seal_upload' && state === 'open') uploads.set(key, 'sealed');
  return {
    data: state === undefined || state === 'done' ? (state ?? null) : 'sealed',
    error: null,
  };
};
const client = { storage: { from: bucketOf }, rpc };
jest.mock('@/lib/env/server', () => ({ serverEnv: {} }));
jest.mock('@/lib/supabase/admin-client', () => ({ adminClient: () => client }));
jest.mock('@/lib/supabase/staff-client', () => ({ staffClient: async () => client }));
jest.mock('@/lib/data/host/uploads/pass-upload', () => ({}));
jest.mock('@/lib/log/log', () => ({ log: () => undefined, logError: () => undefined }));
jest.mock('@/lib/data/staff/staff', () => ({
  toJson: (value: object) => value,
  readHost: async () => ({ ok: true, data: { voice: page.voice } }),
  writeHost: async (_name: string, { p_voice: voice }: { p_voice: HostVoice | null }) => {
    if (page.refuses) return { ok: false, code: page.refuses };
    const former = page.voice?.url ?? null;
    page.voice = voice;
    return { ok: true, data: { former } };
  },
}));

beforeEach(() => {
  files.clear();
  uploads.clear();
  Object.assign(page, { voice: null, refuses: null });
});

async function send(seconds = 5, file?: Buffer) {
  uploads.set(`${CABIN}/${UPLOAD}`, 'open');
  const sent = file ?? (await makeRecording({ codec: 'aac', seconds }));
  files.set(`cabin-voice-uploads/${CABIN}/${UPLOAD}`, sent);
}
const finish = (changes: Partial<FinishedVoice> = {}) =>
  finishVoice({
    cabinId: CABIN,
    slug: 'fern',
    uploadId: UPLOAD,
    wave: WAVE,
    transcript: 'Hi.',
    seen: null,
    ...changes,
  });
const published = () => [...files.keys()].filter((name) => name.startsWith('cabin-voices/'));
const FILE = `cabin-voices/${CABIN}/${UPLOAD}.m4a`;

test('a finished upload is published with its transcript and length, and the original is removed', async () => {
  await send();
  expect(await finish()).toEqual({ ok: true, data: null });
  expect(page.voice).toEqual({
    url: `/voices/${CABIN}/${UPLOAD}.m4a`,
    seconds: expect.closeTo(5, 0),
    wave: WAVE,
    transcript: 'Hi.',
  });
  expect([...files.keys()]).toEqual([FILE]);
});

test('asked again after a lost answer, it changes nothing; once removed, it stays so', async () => {
  await send();
  await finish();
  expect(await finish()).toEqual({ ok: true, data: null });
  // The row was written, but the end of the upload was not.
  uploads.set(`${CABIN}/${UPLOAD}`, 'sealed');
  expect(await finish()).toEqual({ ok: true, data: null });
  expect(published()).toEqual([FILE]);
  page.voice = null;
  expect(await finish()).toEqual({ ok: false, code: 'upload_lost' });
  expect(page.voice).toBeNull();
});

test('the file of the voice that is replaced is removed', async () => {
  const former = {
    url: `/voices/${CABIN}/${OTHER}.webm`,
    seconds: 3,
    wave: WAVE,
    transcript: 'Old.',
  };
  page.voice = former;
  files.set(`cabin-voices/${CABIN}/${OTHER}.webm`, Buffer.from('old'));
  await send();
  await finish({ seen: former });
  expect(published()).toEqual([FILE]);
});

test("an upload for one cabin can't be used for another", async () => {
  await send();
  expect(await finish({ cabinId: OTHER })).toEqual({ ok: false, code: 'upload_lost' });
  expect([page.voice, published()]).toEqual([null, []]);
});

test.each([
  ['voice_too_long', 25, undefined],
  ['voice_unknown', 0, Buffer.from('<svg onload="alert(1)">')],
  ['voice_unknown', 0, Buffer.from('RIFF....WAVEfmt ')],
  ['voice_unknown', 0, Buffer.from('\0\0\0\x18ftypisom')],
  ['voice_unreadable', 0.2, undefined],
])('%s: nothing is published, and what was sent is removed', async (code, seconds, file) => {
  await send(seconds, file);
  expect(await finish()).toEqual({ ok: false, code });
  expect([page.voice, files.size]).toEqual([null, 0]);
});

test('refused by the database, nothing stays published', async () => {
  await send();
  page.refuses = 'settings_changed';
  expect(await finish()).toEqual({ ok: false, code: 'settings_changed' });
  expect(published()).toEqual([]);
  // What was sent stays, so that the host can save again.
  page.refuses = null;
  expect(await finish()).toEqual({ ok: true, data: null });
});
