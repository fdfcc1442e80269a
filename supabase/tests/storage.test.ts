import { SignJWT } from 'jose';
import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { DetailedError } from 'tus-js-client';
import { PHOTO_LIMITS, PHOTO_TYPES } from '../../lib/domain/host/photo-limits.ts';
import { VOICE_LIMITS, VOICE_TYPES } from '../../lib/domain/host/voice-file.ts';
import { roleCan, STAFF_ROLES } from '../../lib/schemas/host/staff/staff.ts';
import { admin, anon, database, project } from './support/backend.ts';
import { JWT_SECRET } from './support/harness.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { signIn, signInAs } from './support/staff.ts';
import {
  beginning,
  bucketOf,
  cabin,
  manager,
  newPath,
  send,
  sign,
  UNFINISHED,
  UPLOADS,
} from './support/uploads.ts';

const PHOTOS = 'cabin-photos';

const statusOf = async (sending: Promise<unknown>): Promise<number> => {
  try {
    await sending;
    return 200;
  } catch (error) {
    if (!(error instanceof DetailedError)) throw error;
    return error.originalResponse?.getStatus() ?? 0;
  }
};
const begin = (token: string, objectPath: string, headers?: Record<string, string>) =>
  fetch(beginning({ token, objectPath }, headers));

for (const role of STAFF_ROLES) {
  const may = roleCan(role, 'edits_shop');
  test(`${role}: ${may ? 'may' : 'may not'} send a photograph, and writes no published one`, async (t) => {
    expectErrorOutput(t);
    const someone = await signInAs(role, [cabin.id]);
    const { error } = await bucketOf(someone).createSignedUploadUrl(newPath());
    assert.equal(error === null, may);
    const direct = await bucketOf(someone).upload(newPath(), Buffer.from('x'), {
      contentType: 'image/jpeg',
    });
    assert.equal(direct.error === null, may);
    const published = await someone.client.storage
      .from(PHOTOS)
      .upload(newPath(), Buffer.from('x'), { contentType: 'image/webp' });
    assert.notEqual(published.error, null);
  });
}

test('visitors, accounts that are no staff and dismissed staff send and read nothing', async (t) => {
  expectErrorOutput(t);
  const sent = newPath();
  await send({ objectPath: sent, token: await sign(sent), file: Buffer.from('a photograph') });
  const dismissed = await signInAs('manager');
  await database.query(
    `update public.staff set disabled_at = now() where user_id = '${dismissed.id}'`,
  );
  for (const client of [anon, (await signIn()).client, dismissed.client]) {
    const bucket = client.storage.from(UPLOADS);
    assert.notEqual((await bucket.createSignedUploadUrl(newPath())).error, null);
    const type = { contentType: 'image/jpeg' };
    assert.notEqual((await bucket.upload(newPath(), Buffer.from('x'), type)).error, null);
    assert.notEqual((await bucket.download(sent)).error, null);
    const { data } = await bucket.list(cabin.id);
    assert.deepEqual(data ?? [], []);
    await bucket.remove([sent]);
  }
  assert.equal((await bucketOf(manager).download(sent)).error, null);
});

test('a path names a cabin that is there and nothing else', async (t) => {
  expectErrorOutput(t);
  for (const wrong of [
    newPath(randomUUID()),
    `${cabin.id}/photo.jpg`,
    `${cabin.id}/${randomUUID()}/x`,
    `${cabin.id}/../${randomUUID()}`,
    `../${cabin.id}`,
    randomUUID(),
  ]) {
    const { error } = await bucketOf(manager).createSignedUploadUrl(wrong);
    assert.notEqual(error, null, wrong);
  }
});

test('an upload that was cut goes on where it stopped, and is then one object', async () => {
  const objectPath = newPath();
  const file = randomBytes(2 * PHOTO_LIMITS.partBytes + 1000);
  const sent = { objectPath, token: await sign(objectPath), file, contentType: 'image/heic' };
  const address = await send(sent, PHOTO_LIMITS.partBytes);
  const head = await fetch(new URL(address, project.url), {
    method: 'HEAD',
    headers: { 'Tus-Resumable': '1.0.0', 'X-Signature': sent.token },
  });
  assert.equal(head.headers.get('Upload-Offset'), String(PHOTO_LIMITS.partBytes));
  assert.notEqual((await bucketOf(manager).download(objectPath)).error, null);
  await send(sent, Infinity, new URL(address, project.url).href);
  const { data } = await bucketOf(manager).download(objectPath);
  assert.equal(data?.type, 'image/heic');
  assert.deepEqual(Buffer.from((await data?.arrayBuffer()) ?? ''), file);
  // It is written once.
  assert.equal(await statusOf(send(sent)), 400);
  await bucketOf(manager).remove([objectPath]);
  assert.notEqual((await bucketOf(manager).download(objectPath)).error, null);
});

test('a signature opens one object, for two hours', async () => {
  const [own, other] = [newPath(), newPath()];
  const token = await sign(own);
  const forged = (payload: object, secret = JWT_SECRET, expires: string | number = '2h') =>
    new SignJWT({ bucket: UPLOADS, intent: 'upload', ...payload })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(secret));
  const download = await bucketOf(manager).createSignedUrl(own, 60);
  for (const [why, signature] of [
    ['no signature', ''],
    ['no token', 'nonsense'],
    ['another secret', await forged({ sub: own }, 'another secret, also long enough')],
    ['over', await forged({ sub: own }, JWT_SECRET, 1)],
    ['of another object', await sign(other)],
    ['of another bucket', await forged({ sub: own, bucket: PHOTOS })],
    ['for reading', await forged({ sub: own, intent: 'download' })],
    ['unsigned', `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
  ] as const) {
    const { status } = await begin(signature, own);
    assert.ok([400, 403].includes(status), `${why}: ${status}`);
  }
  assert.notEqual(download.error, null);
  const { headers } = await begin(token, own);
  const address = new URL(headers.get('Location') ?? '', project.url);
  const patch = (signature: string, offset = '0') =>
    fetch(address, {
      method: 'PATCH',
      headers: {
        'Tus-Resumable': '1.0.0',
        'Upload-Offset': offset,
        'Content-Type': 'application/offset+octet-stream',
        'X-Signature': signature,
      },
      body: 'x'.repeat(10),
    });
  assert.equal((await patch(await sign(other))).status, 403);
  assert.equal((await patch(token, '50')).status, 409);
  assert.equal((await patch(token)).status, 204);
  const remove = await fetch(address, {
    method: 'DELETE',
    headers: { 'Tus-Resumable': '1.0.0', 'X-Signature': token },
  });
  assert.equal(remove.status, 204);
  const id = path.basename(address.pathname);
  assert.deepEqual(
    readdirSync(UNFINISHED).filter((file) => file.startsWith(id)),
    [],
  );
});

test('what is too large is refused before it is sent, and never beyond what was announced', async () => {
  const objectPath = newPath();
  const token = await sign(objectPath);
  const tooLong = { 'Upload-Length': String(PHOTO_LIMITS.maxBytes + 1) };
  assert.equal((await begin(token, objectPath, tooLong)).status, 413);
  const { headers } = await begin(token, objectPath, { 'Upload-Length': '10' });
  const address = new URL(headers.get('Location') ?? '', project.url);
  const more = await fetch(address, {
    method: 'PATCH',
    headers: {
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': '0',
      'X-Signature': token,
      'Content-Type': 'application/offset+octet-stream',
    },
    body: 'x'.repeat(5000),
  }).catch(() => null);
  assert.notEqual(more?.status, 204);
  assert.notEqual((await bucketOf(manager).download(objectPath)).error, null);
  const direct = await fetch(`${project.url}/storage/v1/object/${PHOTOS}/x.webp`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${project.secretKey}`, 'Content-Type': 'image/webp' },
    body: Buffer.alloc(13 * 1_048_576),
  }).catch(() => null);
  assert.ok(direct === null || direct.status === 413, String(direct?.status));
});

test('only photographs are taken, by the type they come as', async () => {
  for (const contentType of [...PHOTO_TYPES, 'image/svg+xml', 'text/html', 'application/pdf']) {
    const objectPath = newPath();
    const sent = { objectPath, token: await sign(objectPath), contentType };
    const status = await statusOf(send({ ...sent, file: Buffer.from('of some type') }));
    const isTaken = (PHOTO_TYPES as readonly string[]).includes(contentType);
    assert.ok((isTaken ? [200] : [400, 415]).includes(status), `${contentType}: ${status}`);
    assert.equal((await bucketOf(manager).download(objectPath)).error === null, isTaken);
  }
});

test('published files are written by the secret key, and read by everybody who knows their address', async () => {
  const name = `${cabin.id}/${randomUUID()}-1x1-000000.webp`;
  const file = randomBytes(5000);
  const options = { contentType: 'image/webp', cacheControl: '31536000', upsert: true };
  assert.equal((await admin.storage.from(PHOTOS).upload(name, file, options)).error, null);
  const { publicUrl } = anon.storage.from(PHOTOS).getPublicUrl(name).data;
  const answer = await fetch(publicUrl);
  assert.deepEqual(Buffer.from(await answer.arrayBuffer()), file);
  assert.equal(answer.headers.get('Content-Type'), 'image/webp');
  const { data } = await anon.storage.from(PHOTOS).list(cabin.id);
  assert.deepEqual(data ?? [], []);
  assert.equal((await admin.storage.from(PHOTOS).upload(name, file, options)).error, null);
  assert.equal((await admin.storage.from(PHOTOS).remove([name])).error, null);
  assert.equal((await fetch(publicUrl)).ok, false);
  const files = readdirSync(path.join(project.filesFolder, 'objects'), { recursive: true });
  assert.deepEqual(
    files.filter((each) => String(each).endsWith('.part')),
    [],
  );
});

test('the buckets and their policies are the written ones', async () => {
  const buckets = await database.query(
    `select id, public, file_size_limit::integer as bytes, allowed_mime_types as types from storage.buckets order by id`,
  );
  assert.deepEqual(buckets, [
    { id: UPLOADS, public: false, bytes: PHOTO_LIMITS.maxBytes, types: [...PHOTO_TYPES] },
    { id: PHOTOS, public: true, bytes: 12 * 1_048_576, types: ['image/webp', 'image/jpeg'] },
    {
      id: 'cabin-voice-uploads',
      public: false,
      bytes: VOICE_LIMITS.maxBytes,
      types: [...VOICE_TYPES],
    },
    {
      id: 'cabin-voices',
      public: false,
      bytes: VOICE_LIMITS.maxPublishedBytes,
      types: [...VOICE_TYPES],
    },
    { id: 'review-photos', public: false, bytes: 12 * 1_048_576, types: ['image/webp'] },
    {
      id: 'task-photo-uploads',
      public: false,
      bytes: PHOTO_LIMITS.maxBytes,
      types: [...PHOTO_TYPES],
    },
    { id: 'task-photos', public: false, bytes: 12 * 1_048_576, types: ['image/webp'] },
  ]);
  const policies = await database.query(
    `select cmd || ' ' || tablename || ' ' || roles::text || ': ' || policyname as policy
     from pg_policies where schemaname = 'storage' order by policyname`,
  );
  assert.deepEqual(
    policies.map(({ policy }) => policy),
    [
      'SELECT objects {authenticated}: staff read what they sent',
      'SELECT objects {authenticated}: staff read what they sent of tasks',
      'DELETE objects {authenticated}: staff remove what they sent',
      'DELETE objects {authenticated}: staff remove what they sent of tasks',
      'SELECT objects {authenticated}: staff see photographs of tasks',
      'INSERT objects {authenticated}: staff send photographs and voices',
      'INSERT objects {authenticated}: staff send photographs of tasks',
    ],
  );
});
