import { DELETE, HEAD, PATCH, POST } from '@/app/host/api/uploads/[id]/route';

jest.mock('@/lib/env/server', () => ({
  serverEnv: {
    NEXT_PUBLIC_SUPABASE_URL: 'https://project.example',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'publishable',
  },
}));
jest.mock('@/lib/data/client-ip', () => ({ clientIpOf: () => '10.0.0.1' }));

const STORAGE = 'https://project.example/storage/v1/upload/resumable/sign';
const storage = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
beforeEach(() => {
  storage.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation(storage);
});
afterEach(() => jest.restoreAllMocks());

const HANDLERS = { POST, PATCH, HEAD, DELETE };
function send(method: keyof typeof HANDLERS, id: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost/host/api/uploads/${id}`, {
    method,
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    ...(method === 'PATCH' && { body: 'a part' }),
  });
  return HANDLERS[method](request, { params: Promise.resolve({ id }) });
}

test('what begins an upload goes to Storage, and its address comes back as one of this site', async () => {
  const headers = {
    Location: '/storage/v1/upload/resumable/sign/abc_-1=',
    'Tus-Resumable': '1.0.0',
  };
  storage.mockResolvedValue(new Response(null, { status: 201, headers }));
  const answer = await send('POST', 'new', {
    ...{ 'X-Signature': 'signed', 'Upload-Length': '10', 'Tus-Resumable': '1.0.0' },
    ...{ Cookie: 'host-session=secret', 'X-Upsert': 'true', Authorization: 'Bearer stolen' },
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
    'x-signature': 'signed',
  });
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
