import { withErrorHandling } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { currentRequestId, timeLeftMs } from '@/lib/log/request-context';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const ask = (handler: Parameters<typeof withErrorHandling>[0], headers: HeadersInit = {}) =>
  withErrorHandling(handler)(
    new Request('https://cabins.example/api/thing?email=a@b.example', { headers }),
  );

test('every answer carries the id of its request, the proxy’s or a new one', async () => {
  const fine = () => Promise.resolve(Response.json({ id: currentRequestId() }));
  const answer = await ask(fine, { 'X-Request-Id': ID });
  expect(answer.headers.get('X-Request-Id')).toBe(ID);
  expect(await answer.json()).toEqual({ id: ID });
  const forged = await ask(fine, { 'X-Request-Id': 'dolly@example.com' });
  expect(forged.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  const refused = await ask(() => Promise.reject(new HttpError(409, 'no', 'No.')), {
    'X-Request-Id': ID,
  });
  expect([refused.status, refused.headers.get('X-Request-Id')]).toEqual([409, ID]);
});

test('an answer keeps its status, its headers and its empty body', async () => {
  const answer = await ask(() =>
    Promise.resolve(new Response(null, { status: 303, headers: { Location: '/done' } })),
  );
  expect([answer.status, answer.headers.get('Location'), await answer.text()]).toEqual([
    303,
    '/done',
    '',
  ]);
});

test('a read has less than three seconds for all of its calls, a write has no end of its own', async () => {
  const left = async (method: string) => {
    let found = 0;
    const request = new Request('https://cabins.example/api/thing', { method });
    await withErrorHandling(() => {
      found = timeLeftMs();
      return Promise.resolve(new Response(null, { status: 204 }));
    })(request);
    return found;
  };
  expect(await left('GET')).toBeLessThan(3000);
  expect(await left('POST')).toBe(Infinity);
});

test('an unexpected failure is logged with its route and without its query', async () => {
  const shown = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = await ask(() => Promise.reject(new Error('secret of the database')));
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('secret');
  expect(shown.mock.calls[0]?.[0]).toMatch(/ error request failed GET \/api\/thing: Error: /);
});

test('under overload a read gets Retry-After, a write or health check does not', async () => {
  const end = Promise.withResolvers<Response>();
  const reading = Array.from({ length: 80 }, () => ask(() => end.promise));
  const refused = await ask(() => end.promise);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  const others = [
    new Request('https://cabins.example/api/thing', { method: 'POST' }),
    new Request('https://cabins.example/api/health'),
  ];
  const fine = withErrorHandling(() => Promise.resolve(new Response('fine')));
  for (const request of others) expect((await fine(request)).status).toBe(200);
  end.resolve(new Response('read'));
  const statuses = (await Promise.all(reading)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
