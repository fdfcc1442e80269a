import { serveInProcess, fetchInProcess } from '@/lib/supabase/in-process';

const ORIGIN = 'http://127.0.0.1:54321';
let release: () => void;
let wentOut: jest.SpyInstance;

beforeEach(() => {
  wentOut = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response('out')));
});

afterEach(() => {
  release();
  wentOut.mockRestore();
});

const answerWith = (answer: (request: Request) => Response | Promise<Response>) => {
  release = serveInProcess(ORIGIN, answer);
};

test('answers what this process serves, with its method, headers and body', async () => {
  answerWith(async (request) =>
    Response.json([request.method, request.headers.get('apikey'), await request.text()]),
  );
  const init = { method: 'POST', headers: { apikey: 'k' }, body: '{}' };
  const response = await fetchInProcess(`${ORIGIN}/rest/v1/rpc/x`, init);
  expect(await response.json()).toEqual(['POST', 'k', '{}']);
  expect(wentOut).not.toHaveBeenCalled();
});

test('sends everything else out, and all of it once released', async () => {
  answerWith(() => new Response('in'));
  expect(await (await fetchInProcess('http://127.0.0.1:54322/rest/v1/x')).text()).toBe('out');
  expect(await (await fetchInProcess(`${ORIGIN}/x`)).text()).toBe('in');
  release();
  expect(await (await fetchInProcess(`${ORIGIN}/x`)).text()).toBe('out');
});

test('aborts on its signal, although no answer came', async () => {
  answerWith(() => new Promise(() => undefined));
  const stop = new AbortController();
  const waiting = fetchInProcess(`${ORIGIN}/x`, { signal: stop.signal });
  stop.abort(new Error('late'));
  await expect(waiting).rejects.toThrow('late');
  await expect(fetchInProcess(`${ORIGIN}/x`, { signal: stop.signal })).rejects.toThrow('late');
});
