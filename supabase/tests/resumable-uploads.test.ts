import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { appendFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { PHOTO_LIMITS } from '../../lib/domain/host/photo-limits.ts';
import { startBackend } from '../local/backend.ts';
import { createResumableUploads } from '../local/resumable-uploads.ts';
import { database, project } from './support/backend.ts';
import { JWT_SECRET } from './support/harness.ts';
import { freePort } from './support/servers/postgres-server.ts';
import { stopClock } from './support/stop-clock.ts';
import {
  beginning,
  bucketOf,
  manager,
  newPath,
  send,
  sign,
  UNFINISHED,
  UPLOADS,
} from './support/uploads.ts';

const FILE = randomBytes(100);
type Answer = (request: Request) => Response | Promise<Response>;

/** The uploads as another process on the same folder has them. */
function createUploads(t: TestContext, storage: Answer) {
  const uploads = createResumableUploads({
    folder: UNFINISHED,
    jwtSecret: JWT_SECRET,
    storage,
    maxSize: PHOTO_LIMITS.maxBytes,
  });
  t.after(uploads.close);
  const answer: Answer = (request) => uploads.answer(request) ?? Response.error();
  return { ...uploads, answer };
}
const ended = () => Promise.reject<Response>(new Error('The backend has ended'));
const toBackend: Answer = (request) => fetch(request);

/** What begins an upload of FILE, and where it then is. */
async function begin(contentType?: string) {
  const objectPath = newPath();
  const token = await sign(objectPath);
  const { headers } = await fetch(beginning({ token, objectPath, contentType }));
  const address = new URL(headers.get('Location') ?? '', project.url).href;
  const tus = { 'Tus-Resumable': '1.0.0', 'X-Signature': token };
  return {
    sent: { objectPath, token, file: FILE, contentType },
    address,
    head: () => new Request(address, { method: 'HEAD', headers: tus }),
    /** Sends the bytes of FILE from there on. */
    patch: (from = 0, to = FILE.length, at = address) =>
      new Request(at, {
        method: 'PATCH',
        headers: {
          ...tus,
          'Upload-Offset': String(from),
          'Content-Type': 'application/offset+octet-stream',
        },
        body: FILE.subarray(from, to),
      }),
    isKept: () => keptBytes(address) === FILE.length,
    stored: async () => {
      const { data } = await bucketOf(manager).download(objectPath);
      return data && Buffer.from(await data.arrayBuffer());
    },
  };
}
const fileAt = (address: string) => path.join(UNFINISHED, path.basename(address));
/** Null: nothing is known of the upload. */
const keptBytes = (address: string): number | null =>
  statSync(fileAt(address), { throwIfNoEntry: false })?.size ?? null;

const offsetOf = ({ status, headers }: Response) => [status, headers.get('Upload-Offset')];
const DAY_MS = 86_400_000;
const WHOLE = String(FILE.length);

test('a file left over from a stopped backend reaches Storage before the upload is reported complete', async (t) => {
  for (const goesOn of ['head', 'patch'] as const) {
    const upload = await begin();
    const another = createUploads(t, ended);
    assert.equal((await another.answer(upload.patch())).status, 500);
    assert.deepEqual([upload.isKept(), await upload.stored()], [true, null]);
    const request = goesOn === 'head' ? upload.head() : upload.patch(FILE.length);
    const answer = await fetch(request);
    assert.deepEqual(offsetOf(answer), [goesOn === 'head' ? 200 : 204, WHOLE]);
    assert.deepEqual(await upload.stored(), FILE);
  }
});

test('the console hears of success when the file is stored', async (t) => {
  const { sent, address, patch, stored } = await begin();
  await createUploads(t, ended).answer(patch());
  await send(sent, Infinity, address);
  assert.deepEqual(await stored(), FILE);
});

test('a file that was stored as the backend ended is not refused as a second one', async (t) => {
  const { sent, address, patch, stored } = await begin();
  const another = createUploads(t, async (request) => {
    assert.equal((await toBackend(request)).status, 200);
    return ended();
  });
  await another.answer(patch());
  await send(sent, Infinity, address);
  assert.deepEqual([keptBytes(address), await stored()], [0, FILE]);
});

test('a client that missed the last response gets success again, and nothing is stored twice', async () => {
  const { sent, address, head, patch, stored } = await begin();
  assert.equal((await fetch(patch())).status, 204);
  assert.equal(keptBytes(address), 0);
  assert.equal(await send(sent, Infinity, address), address);
  assert.deepEqual(await stored(), FILE);
  // The site removes the original when it has made a picture of it.
  await bucketOf(manager).remove([sent.objectPath]);
  assert.deepEqual(offsetOf(await fetch(head())), [200, WHOLE]);
  assert.deepEqual(offsetOf(await fetch(patch(FILE.length))), [204, WHOLE]);
  assert.equal(await stored(), null);
});

test('while Storage fails the file is kept, and the client is told to ask later', async (t) => {
  const { address, head, patch, isKept, stored } = await begin();
  const another = createUploads(t, () => new Response('{}', { status: 503 }));
  assert.equal((await another.answer(patch())).status, 423);
  assert.equal((await another.answer(head())).status, 423);
  assert.equal(isKept(), true);
  assert.deepEqual(offsetOf(await fetch(head())), [200, WHOLE]);
  assert.deepEqual([keptBytes(address), await stored()], [0, FILE]);
});

test('what Storage refuses is not kept', async () => {
  const { address, head, patch, stored } = await begin('text/html');
  assert.equal((await fetch(patch())).status, 400);
  assert.equal((await fetch(head())).status, 404);
  assert.deepEqual([keptBytes(address), await stored()], [null, null]);
});

test('a file is handed over once, though it is asked for meanwhile', async (t) => {
  const { head, patch, stored } = await begin();
  const asked = Promise.withResolvers<void>();
  const may = Promise.withResolvers<void>();
  let calls = 0;
  const another = createUploads(t, async (request) => {
    calls += 1;
    asked.resolve();
    await may.promise;
    return toBackend(request);
  });
  const sending = another.answer(patch());
  await asked.promise;
  const asking = another.answer(head());
  may.resolve();
  assert.deepEqual(offsetOf(await sending), [204, WHOLE]);
  assert.deepEqual(offsetOf(await asking), [200, WHOLE]);
  assert.deepEqual([calls, await stored()], [1, FILE]);
});

test('an upload goes on at a backend that was started again', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { filesFolder, publishableKey, secretKey } = project;
  const keys = { publishableKey, secretKey, jwtSecret: JWT_SECRET };
  const settings = { port, database: { url: '' }, filesFolder, ...keys };
  // The database goes on: it is that of the other tests.
  const lasting = { ...database, close: () => Promise.resolve() };
  const { sent, address, patch, stored } = await begin();
  const there = new URL(new URL(address).pathname, url).href;
  const before = await startBackend(settings, lasting);
  const part = await fetch(patch(0, 40, there)).finally(before.close);
  assert.deepEqual(offsetOf(part), [204, '40']);
  const after = await startBackend(settings, lasting);
  await send(sent, Infinity, there).finally(after.close);
  assert.deepEqual(await stored(), FILE);
});

test('an upload goes on after the bytes that a killed backend had written', async () => {
  const { sent, address, head, stored } = await begin();
  // As much of a part as had come.
  appendFileSync(fileAt(address), FILE.subarray(0, 40));
  assert.deepEqual(offsetOf(await fetch(head())), [200, '40']);
  await send(sent, Infinity, address);
  assert.deepEqual(await stored(), FILE);
});

test('what is unfinished is kept for a day, and what was finished is known as long', async (t) => {
  const another = createUploads(t, toBackend);
  const uploads = [await begin(), await begin(), await begin()] as const;
  const [part, whole, finished] = uploads;
  await another.answer(part.patch(0, 40));
  await createUploads(t, ended).answer(whole.patch());
  await fetch(finished.patch());
  const kept = () => uploads.map(({ address }) => keptBytes(address));
  const now = Date.now();
  stopClock(t, now + DAY_MS - 60_000);
  await another.removeExpired();
  assert.deepEqual(kept(), [40, FILE.length, 0]);
  t.mock.timers.setTime(now + DAY_MS + 1);
  await another.removeExpired();
  assert.deepEqual(kept(), [null, null, null]);
});

test('a bucket takes no file above its own limit', async (t) => {
  const { patch, address, stored } = await begin();
  const limit = (bytes: number) =>
    database.query(`update storage.buckets set file_size_limit = ${bytes} where id = '${UPLOADS}'`);
  t.after(() => limit(PHOTO_LIMITS.maxBytes));
  await limit(FILE.length - 1);
  const answer = await fetch(patch());
  const { statusCode } = (await answer.json()) as { statusCode: string };
  assert.deepEqual([answer.status, statusCode], [400, '413']);
  assert.deepEqual([keptBytes(address), await stored()], [null, null]);
  await limit(FILE.length);
  const other = await begin();
  assert.equal((await fetch(other.patch())).status, 204);
});
