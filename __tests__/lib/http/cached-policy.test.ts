/** @jest-environment node */
import {
  withPolicy,
  type CachedEntry,
  type CachedValue,
  type CacheHandler,
} from '@/lib/http/cached-policy';

const QUEUE = '(self.__next_f=self.__next_f||[]).push([0])';
const page = (headers?: Record<string, unknown>): CachedValue => ({
  kind: 'APP_PAGE',
  html: `<script>${QUEUE}</script>`,
  ...(headers && { headers }),
});

function setUp(stored: Record<string, CachedEntry | null> = {}) {
  class Memory implements CacheHandler {
    get = async (key: string) => stored[key] ?? null;
    set = async (key: string, value: CachedValue | null) => void (stored[key] = { value });
    revalidateTag = jest.fn(async () => undefined);
    resetRequestCache = jest.fn();
  }
  const policyFor = jest.fn(({ scripts }: { scripts: readonly string[] }) => scripts.join(' '));
  const Handler = withPolicy<object>(Memory, policyFor);
  return { handler: new Handler({}), again: new Handler({}), policyFor, stored };
}

const policyOf = (value: CachedValue | null | undefined) =>
  value?.headers?.['content-security-policy'];

test('a page kept by the build is read with its policy, made once', async () => {
  const { handler, again, policyFor } = setUp({ a: { value: page({ 'x-next-cache-tags': 't' }) } });
  const entry = await handler.get('a', {});
  expect(policyOf(entry?.value)).toMatch(/^'sha256-/);
  expect(entry?.value?.headers).toMatchObject({ 'x-next-cache-tags': 't' });
  await again.get('a', {});
  expect(policyFor).toHaveBeenCalledTimes(1);
});

test('a page made anew has it at once, for the answer is the very value that was stored', async () => {
  const { handler, stored } = setUp();
  const value = page();
  await handler.set('a', value, {});
  expect(policyOf(value)).toMatch(/^'sha256-/);
  expect(policyOf(stored.a?.value)).toBe(policyOf(value));
});

test('a policy kept by an earlier process is replaced', async () => {
  const { handler } = setUp({ a: { value: page({ 'content-security-policy': 'old' }) } });
  expect(policyOf((await handler.get('a', {}))?.value)).toMatch(/^'sha256-/);
});

test.each<[string, CachedEntry | null]>([
  ['nothing', null],
  ['an emptied entry', { value: null }],
  ['data', { value: { kind: 'FETCH' } }],
  ['an answer', { value: { kind: 'APP_ROUTE', headers: {} } }],
])('%s stays as it is', async (_name, entry) => {
  const before = JSON.stringify(entry);
  const { handler, policyFor } = setUp({ a: entry });
  expect(JSON.stringify(await handler.get('a', {}))).toBe(before);
  await handler.set('b', entry?.value ?? null, {});
  expect(policyFor).not.toHaveBeenCalled();
});

test('a script nobody knows is told of, and refused', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { handler } = setUp({ a: { value: { kind: 'APP_PAGE', html: '<script>x()</script>' } } });
  expect(policyOf((await handler.get('a', {}))?.value)).toBe('');
  expect(report).toHaveBeenCalledTimes(1);
  report.mockRestore();
});
