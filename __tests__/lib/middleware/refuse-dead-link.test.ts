import { NextRequest } from 'next/server';
import { isWithinLimit } from '@/lib/api/limit-visitor';
import { parsePrivateLink } from '@/lib/middleware/private-link';
import { refuseDeadLink } from '@/lib/middleware/refuse-dead-link';

const opens = jest.fn<Promise<boolean>, [kind: string, token: string]>();
jest.mock('@/lib/data/private-links', () => ({
  LINK_CHECKS: new Proxy(
    {},
    { get: (_target, kind: string) => (token: string) => opens(kind, token) },
  ),
}));
jest.mock('@/lib/api/limit-visitor', () => ({ isWithinLimit: jest.fn() }));

const limit = jest.mocked(isWithinLimit);
const SITE = 'https://cabins.example';
const ask = (path: string, init: { method?: string; headers?: Record<string, string> } = {}) =>
  new NextRequest(`${SITE}${path}`, init);

async function answer(path: string) {
  const request = ask(path);
  const link = parsePrivateLink(request);
  return link && refuseDeadLink(request, link);
}
const rewriteOf = async (path: string) =>
  (await answer(path))?.headers.get('x-middleware-rewrite')?.replace(SITE, '');

beforeEach(() => {
  limit.mockReset().mockResolvedValue(true);
  opens.mockReset().mockResolvedValue(false);
});

test.each([
  ['/stay/abc', '/stay/missing'],
  ['/stay/abc/cancel', '/stay/missing'],
  ['/review/abc', '/review/missing'],
  ['/shared-itinerary/abc', '/shared-itinerary/missing'],
  ['/preview/abc', '/preview/missing'],
  ['/pay/abc', '/pay/missing'],
])('%s, which opens nothing, is answered by %s and kept nowhere', async (path, page) => {
  expect(await rewriteOf(path)).toBe(page);
  expect((await answer(path))?.headers.get('Cache-Control')).toBe('private, no-store');
  expect(opens).toHaveBeenCalledWith(page.split('/')[1], 'abc');
});

test('a valid link is left to its page, which counts it', async () => {
  opens.mockResolvedValue(true);
  expect(await answer('/stay/abc')).toBeNull();
  expect(limit.mock.calls.map(([, name]) => name)).toEqual(['private-link']);
});

test('each guess is counted once, under its page’s limit', async () => {
  await answer('/review/abc');
  expect(limit.mock.calls.map(([, name]) => name)).toEqual(['private-link', 'review-read']);
});

test.each(['private-link', 'stay-read'])('past the limit %s the page says so', async (reached) => {
  limit.mockImplementation(async (_visitor, name) => name !== reached);
  expect(await answer('/stay/abc')).toBeNull();
  expect(opens).toHaveBeenCalledTimes(reached === 'private-link' ? 0 : 1);
});

test('while the database does not answer, the page says so', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  opens.mockRejectedValue(new Error('away'));
  expect(await answer('/stay/abc')).toBeNull();
  expect(report).toHaveBeenCalled();
  report.mockRestore();
});

test.each([
  '/',
  '/stay',
  '/stay/abc/calendar.ics',
  '/stay/abc/cancel/x',
  '/cabins/abc',
  '/payment-success',
  '/host/stay/abc',
])('%s is no private link', (path) => {
  expect(parsePrivateLink(ask(path))).toBeNull();
});

test('a form and the data of a navigation go to the page', () => {
  expect(parsePrivateLink(ask('/stay/abc', { method: 'POST' }))).toBeNull();
  expect(parsePrivateLink(ask('/stay/abc', { headers: { RSC: '1' } }))).toBeNull();
  expect(parsePrivateLink(ask('/stay/abc', { method: 'HEAD' }))).not.toBeNull();
});
