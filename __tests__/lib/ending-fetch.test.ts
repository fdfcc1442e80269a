/** @jest-environment node */
import { createPatchedFetcher } from 'next/dist/server/lib/patch-fetch';
import { endingFetch } from '@/lib/ending-fetch';
import { prepareServer } from '@/lib/prepare-server';

jest.mock('@/lib/env/server', () => ({
  serverEnv: { TRUSTED_PROXIES: 0, SITE_URL: 'http://site.test', PAYMENT_PROVIDER: 'test' },
}));
jest.mock('@/lib/http/default-headers', () => ({ setDefaultHeaders: jest.fn() }));

const ADDRESS = 'http://upstream.example/rest';
const SOON_MS = 30;

/** Answers nothing, until the caller gives up. */
const hanging = jest.fn(
  (_input: Parameters<typeof fetch>[0], init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
    ),
);

beforeEach(() => hanging.mockClear());

test('what would wait for ever ends', async () => {
  await expect(endingFetch(hanging, SOON_MS)(ADDRESS, { method: 'POST' })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  expect(hanging.mock.calls[0]?.[1]).toMatchObject({ method: 'POST' });
});

test('a caller with an end of its own keeps it', () => {
  const { signal } = new AbortController();
  void endingFetch(hanging, SOON_MS)(ADDRESS, { signal });
  expect(hanging.mock.calls[0]?.[1]?.signal).toBe(signal);
  const request = new Request(ADDRESS);
  void endingFetch(hanging, SOON_MS)(request);
  expect(hanging.mock.calls[1]).toEqual([request, undefined]);
});

/** Next's own fetch, with an answer in its cache that is out of date. */
function fetchOfNext(send: typeof fetch) {
  const data = { body: '', headers: {}, status: 200, url: ADDRESS };
  const workStore = {
    route: '/cabins/[slug]/tour',
    incrementalCache: {
      generateCacheKey: () => 'key',
      lock: () => () => undefined,
      get: () => ({ isStale: true, value: { kind: 'FETCH', data } }),
    },
    pendingRevalidates: undefined as Record<string, Promise<unknown>> | undefined,
  };
  const storages = {
    workAsyncStorage: { getStore: () => workStore },
    workUnitAsyncStorage: { getStore: () => undefined },
  } as unknown as Parameters<typeof createPatchedFetcher>[1];
  return { workStore, patched: createPatchedFetcher(send, storages) };
}

test('renewing stale data, for which Next takes the signal away, ends nevertheless', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { workStore, patched } = fetchOfNext(endingFetch(hanging, SOON_MS));
  const { signal } = new AbortController();
  const answer = await patched(ADDRESS, { signal, next: { revalidate: 300 } });
  expect(answer.status).toBe(200);
  expect(hanging.mock.calls[0]?.[1]?.signal).not.toBe(signal);
  await expect(Object.values(workStore.pendingRevalidates ?? {})[0]).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
});

test('it is in place before the first page is served', () => {
  const before = globalThis.fetch;
  globalThis.fetch = hanging;
  prepareServer();
  expect(globalThis.fetch).not.toBe(hanging);
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  void globalThis.fetch(ADDRESS);
  expect(timeout).toHaveBeenCalledWith(2500);
  timeout.mockRestore();
  globalThis.fetch = before;
});
