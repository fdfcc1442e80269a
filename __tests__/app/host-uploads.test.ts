import { DELETE, GET, HEAD, PATCH, POST } from '@/app/host/api/uploads/[id]/route';
import { HttpError } from '@/lib/api/http-error';

jest.mock('@/lib/env/server', () => ({
  serverEnv: {
    NEXT_PUBLIC_SUPABASE_URL: 'https://project.example',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'publishable',
  },
}));
jest.mock('@/lib/data/backend/client-ip', () => ({ clientIpOf: () => '10.0.0.1' }));

const OWNER = '11111111-1111-4111-8111-111111111111';
const UPLOAD = '22222222-2222-4222-8222-222222222222';
const begin = jest.fn<Promise<{ former: string | null } | null>, string[]>();
const ownerOf = jest.fn<Promise<string | null>, string[]>();
jest.mock('@/lib/data/files/signed-uploads', () => ({
  beginSignedUpload: (...asked: string[]) => begin(...asked),
  ownerOfOpenUpload: (...asked: string[]) => ownerOf(...asked),
}));
const limit = jest.fn<Promise<void>, [name: string, ids?: object]>();
jest.mock('@/lib/api/limit-visitor', () => ({
  limitVisitor: (_visitor: unknown, name: string, ids?: object) => limit(name, ids),
}));

const STORAGE = 'https://project.example/storage/v1/upload/resumable/sign';
const storage = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
beforeEach(() => {
  storage.mockReset();
  begin.mockReset().mockResolvedValue({ former: null });
  ownerOf.mockReset().mockResolvedValue(OWNER);
  limit.mockReset().mockResolvedValue();
  jest.spyOn(globalThis, 'fetch').mockImplementation(storage);
});
afterEach(() => jest.restoreAllMocks());

const HANDLERS = { POST, PATCH, HEAD, GET, DELETE };
const object = (name: string) => ({
  'Upload-Metadata': `bucketName Yg==,objectName ${btoa(name)},contentType eA==`,
});
const OBJECT = object(`${OWNER}/${UPLOAD}`);
const created = (id: string) => {
  const headers = {
    Location: `/storage/v1/upload/resumable/sign/${id}`,
    'Tus-Resumable': '1.0.0',
  };
  return new Response(null, { status: 201, headers });
};
const asked = () => storage.mock.calls.map(([url, init]) => `${init?.method} ${String(url)}`);
function send(method: keyof typeof HANDLERS, id: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost/host/api/uploads/${id}`, {
    method,
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    ...(method === 'PATCH' && { body: 'a part' }),
  });
  return HANDLERS[method](request, { params: Promise.resolve({ id }) });
}

test('what begins an upload goes to Storage, and its address comes back as one of this site', async () => {
  storage.mockResolvedValue(created('abc_-1='));
  const answer = await send('POST', 'new', {
    ...OBJECT,
    'X-Signature': 'signed',
    'Upload-Length': '10',
    'Tus-Resumable': '1.0.0',
    Cookie: 'host-session=secret',
    'X-Upsert': 'true',
    Authorization: 'Bearer stolen',
  });
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    201,
    '/host/api/uploads/abc_-1=',
  ]);
  const [url, init] = storage.mock.calls[0] ?? [];
  expect([url, init?.method]).toEqual([STORAGE, 'POST']);
  // Neither the session nor what would overwrite another object goes along.
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    apikey: 'publishable',
    'tus-resumable': '1.0.0',
    'upload-length': '10',
    'upload-metadata': OBJECT['Upload-Metadata'],
    'x-signature': 'signed',
  });
  expect(begin).toHaveBeenCalledWith(OWNER, UPLOAD, 'abc_-1=');
  expect(limit.mock.calls).toEqual([
    ['host-upload', undefined],
    ['host-upload-link', { link: OWNER }],
  ]);
});

test('a new upload under the same signature ends the earlier one', async () => {
  storage.mockResolvedValueOnce(created('second'));
  storage.mockResolvedValueOnce(new Response(null, { status: 204 }));
  begin.mockResolvedValue({ former: 'first' });
  expect((await send('POST', 'new', OBJECT)).status).toBe(201);
  expect(asked()).toEqual([`POST ${STORAGE}`, `DELETE ${STORAGE}/first`]);
});

test.each(['ended', 'counted', 'broken'])(
  'what may not be begun, as it is %s, is not kept in Storage',
  async (why) => {
    storage.mockImplementation(async () => created('one'));
    if (why === 'ended') begin.mockResolvedValue(null);
    if (why === 'broken') begin.mockRejectedValue(new Error('away'));
    if (why === 'counted') {
      const reached = new HttpError(429, 'too_many_requests', 'Wait.');
      limit.mockImplementation(async (name) => {
        if (name === 'host-upload-link') throw reached;
      });
    }
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { status } = await send('POST', 'new', OBJECT);
    expect(status).toBe({ ended: 410, counted: 429, broken: 500 }[why]);
    expect(asked()).toEqual([`POST ${STORAGE}`, `DELETE ${STORAGE}/one`]);
    logged.mockRestore();
  },
);

test('a network that starts too many uploads no longer reaches Storage', async () => {
  limit.mockRejectedValue(new HttpError(429, 'too_many_requests', 'Wait.'));
  expect((await send('POST', 'new', OBJECT)).status).toBe(429);
  expect((await send('PATCH', 'abc')).status).toBe(429);
  expect(storage).not.toHaveBeenCalled();
});

test('an object name that is no upload’s is refused', async () => {
  for (const name of ['', 'x', `${OWNER}/${UPLOAD}/x`, `../${OWNER}/${UPLOAD}`]) {
    expect((await send('POST', 'new', object(name))).status).toBe(410);
  }
  expect((await send('POST', 'new')).status).toBe(410);
  expect(storage).not.toHaveBeenCalled();
});

test('a signature that Storage refuses starts and ends nothing', async () => {
  storage.mockResolvedValue(new Response(null, { status: 400 }));
  expect((await send('POST', 'new', OBJECT)).status).toBe(400);
  expect(begin).not.toHaveBeenCalled();
});

test('an upload that has ended takes no parts and reports no progress', async () => {
  ownerOf.mockResolvedValue(null);
  for (const method of ['PATCH', 'HEAD', 'GET'] as const) {
    expect((await send(method, 'abc')).status).toBe(410);
  }
  expect(storage).not.toHaveBeenCalled();
});

// Next runs HEAD as GET behind the middleware.
test.each(['HEAD', 'GET'] as const)('%s is told how far an upload is', async (method) => {
  const headers = { 'Upload-Offset': '6', 'Upload-Length': '10' };
  storage.mockResolvedValue(new Response(null, { headers }));
  const answer = await send(method, 'abc');
  expect([answer.status, answer.headers.get('Upload-Offset')]).toEqual([200, '6']);
  expect(asked()).toEqual([`HEAD ${STORAGE}/abc`]);
  expect(limit).not.toHaveBeenCalled();
});

test('a part is passed on as it comes, and the answer says how far it is', async () => {
  const headers = { 'Upload-Offset': '6', 'Set-Cookie': 'a=b', 'X-Powered-By': 'storage' };
  storage.mockResolvedValue(new Response(null, { status: 204, headers }));
  const answer = await send('PATCH', 'abc', { 'Upload-Offset': '0' });
  expect([answer.status, answer.headers.get('Upload-Offset')]).toEqual([204, '6']);
  expect(answer.headers.has('Set-Cookie') || answer.headers.has('X-Powered-By')).toBe(false);
  const [url, init] = storage.mock.calls[0] ?? [];
  expect(url).toBe(`${STORAGE}/abc`);
  expect(await new Response(init?.body).text()).toBe('a part');
  expect(ownerOf).toHaveBeenCalledWith('abc');
  expect(limit).toHaveBeenCalledWith('host-upload-part', { link: OWNER });
});

test('a refusal keeps its status and loses its words', async () => {
  storage.mockResolvedValue(new Response('{"message":"Internal"}', { status: 403 }));
  const answer = await send('PATCH', 'abc');
  expect([answer.status, await answer.text()]).toEqual([403, '']);
});

test.each([
  ['PATCH', '../rest', 404],
  ['DELETE', 'a/b', 404],
  ['HEAD', 'a?b', 404],
  ['PATCH', 'new', 405],
  ['GET', 'new', 405],
  ['POST', 'abc', 405],
] as const)('%s %s is refused with %d', async (method, id, status) => {
  const answer = await send(method, encodeURIComponent(id)).catch(() => null);
  expect(answer?.status).toBe(status);
  expect(storage).not.toHaveBeenCalled();
});

test('another site cannot send anything', async () => {
  const answer = await send('POST', 'new', {
    'Sec-Fetch-Site': 'cross-site',
    Origin: 'https://evil.example',
  });
  expect(answer.status).toBe(403);
  expect(storage).not.toHaveBeenCalled();
});
