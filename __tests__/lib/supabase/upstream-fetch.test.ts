import { withRequestContext } from '@/lib/log/request-context';
import { RetryBudget } from '@/lib/supabase/retry-budget';
import { timedFetch, upstreamFetch } from '@/lib/supabase/upstream-fetch';

const URL_OF_UPSTREAM = 'http://upstream.example/rest';
const REQUEST_ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

function upstream(...answers: (number | Error | 'never')[]) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation((_input, init) => {
    const answer = answers.shift() ?? 200;
    if (answer instanceof Error) return Promise.reject(answer);
    if (answer !== 'never') return Promise.resolve(new Response('', { status: answer }));
    return new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    );
  });
}

const broken = () => new TypeError('fetch failed');

describe('a read', () => {
  test.each([[503], [502], [504], [broken()]])('is sent once more after %s', async (failure) => {
    const calls = upstream(failure, 200);
    const response = await upstreamFetch(1000)(URL_OF_UPSTREAM);
    expect(response.status).toBe(200);
    expect(calls).toHaveBeenCalledTimes(2);
  });

  test.each([[200], [404], [400], [500], [429]])('is not repeated after %s', async (status) => {
    const calls = upstream(status);
    expect((await upstreamFetch(1000)(URL_OF_UPSTREAM)).status).toBe(status);
    expect(calls).toHaveBeenCalledTimes(1);
  });

  test('is sent twice at most', async () => {
    const calls = upstream(broken(), broken(), 200);
    await expect(upstreamFetch(1000)(URL_OF_UPSTREAM)).rejects.toThrow('fetch failed');
    expect(calls).toHaveBeenCalledTimes(2);
  });

  test('that ran out of time is given up', async () => {
    const calls = upstream('never', 200);
    await expect(upstreamFetch(30)(URL_OF_UPSTREAM)).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    expect(calls).toHaveBeenCalledTimes(1);
  });

  test('ends with the request it belongs to', async () => {
    upstream('never');
    const context = { requestId: REQUEST_ID, endsAt: performance.now() + 30 };
    // Its own limit is past the end of any test.
    await expect(
      withRequestContext(context, () => upstreamFetch(600_000)(URL_OF_UPSTREAM)),
    ).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('for the functions is never repeated', async () => {
    const calls = upstream(503, 200);
    expect((await timedFetch(1000)(URL_OF_UPSTREAM)).status).toBe(503);
    expect(calls).toHaveBeenCalledTimes(1);
  });
});

test.each([['POST'], ['PATCH'], ['PUT'], ['DELETE']])('a %s is never repeated', async (method) => {
  const calls = upstream(503, 200);
  expect((await upstreamFetch(1000)(URL_OF_UPSTREAM, { method })).status).toBe(503);
  const broke = upstream(broken(), 200);
  await expect(upstreamFetch(1000)(URL_OF_UPSTREAM, { method })).rejects.toThrow('fetch failed');
  expect(calls.mock.calls.length + broke.mock.calls.length).toBe(calls === broke ? 4 : 2);
});

test('an upstream in trouble sees at most a fifth more than is asked of it', async () => {
  const calls = upstream(...Array.from({ length: 300 }, broken));
  const asked = 100;
  for (let i = 0; i < asked; i++) {
    await upstreamFetch(1000)(URL_OF_UPSTREAM).catch(() => undefined);
  }
  expect(calls.mock.calls.length).toBeLessThanOrEqual(1.2 * asked);
});

test('the budget is earned back by what succeeds', () => {
  const budget = new RetryBudget();
  const takeAll = () => {
    let taken = 0;
    while (budget.take()) taken++;
    return taken;
  };
  expect(takeAll()).toBe(5);
  for (let i = 0; i < 25; i++) budget.earn();
  expect(takeAll()).toBe(2);
  for (let i = 0; i < 1000; i++) budget.earn();
  expect(takeAll()).toBe(5);
});

test('the request id is sent along, but not with cached fetches', async () => {
  const context = { requestId: REQUEST_ID, endsAt: Infinity };
  const idSent = async (defaults: RequestInit) => {
    const calls = upstream(200);
    calls.mockClear();
    await withRequestContext(context, () => upstreamFetch(1000, defaults)(URL_OF_UPSTREAM));
    return new Headers(calls.mock.calls[0]?.[1]?.headers).get('X-Request-Id');
  };
  expect(await idSent({ cache: 'no-store' })).toBe(REQUEST_ID);
  expect(await idSent({ next: { tags: ['cabins'] } })).toBeNull();
});
