import { hashSource } from '@/lib/csp/policy';
import {
  withPageTransform,
  type CachedEntry,
  type CachedValue,
  type CacheHandler,
} from '@/lib/cache/page-transform';

const QUEUE = '(self.__next_f=self.__next_f||[]).push([0])';
const STYLE = '<style data-precedence="first">a{}</style>';
const page = (headers?: Record<string, unknown>): CachedValue => ({
  kind: 'APP_PAGE',
  html: `<script>${QUEUE}</script>`,
  ...(headers && { headers }),
});

async function inlineCss(html: string): Promise<string> {
  return STYLE + html;
}

function setUp(stored: Record<string, CachedEntry | null> = {}, style = inlineCss) {
  class Memory implements CacheHandler {
    get = async (key: string) => stored[key] ?? null;
    set = async (key: string, value: CachedValue | null) => void (stored[key] = { value });
    revalidateTag = jest.fn(async () => undefined);
    resetRequestCache = jest.fn();
  }
  const policyFor = jest.fn(({ scripts }: { scripts: readonly string[] }) => scripts.join(' '));
  const Handler = withPageTransform<object>(Memory, { inlineCss: style, policyFor });
  return { handler: new Handler({}), again: new Handler({}), policyFor, stored };
}

const policyOf = (value: CachedValue | null | undefined) =>
  value?.headers?.['content-security-policy'];

test('a prerendered page is read with its policy, computed once', async () => {
  const { handler, again, policyFor } = setUp({ a: { value: page({ 'x-next-cache-tags': 't' }) } });
  const entry = await handler.get('a', {});
  expect(policyOf(entry?.value)).toMatch(/^'sha256-/);
  expect(entry?.value?.headers).toMatchObject({ 'x-next-cache-tags': 't' });
  await again.get('a', {});
  expect(policyFor).toHaveBeenCalledTimes(1);
});

test('a revalidated page has it at once, because the response is the stored value', async () => {
  const { handler, stored } = setUp();
  const value = page();
  await handler.set('a', value, {});
  expect(policyOf(value)).toMatch(/^'sha256-/);
  expect(policyOf(stored.a?.value)).toBe(policyOf(value));
});

test('the policy is that of the page with its styles', async () => {
  const { handler, policyFor, stored } = setUp();
  const value = page();
  await handler.set('a', value, {});
  expect(value.html).toBe(`${STYLE}<script>${QUEUE}</script>`);
  expect(stored.a?.value).toBe(value);
  expect(policyFor).toHaveBeenCalledWith(expect.objectContaining({ styles: [hashSource('a{}')] }));
});

test('concurrent requests share one page transform', async () => {
  const style = jest.fn(inlineCss);
  const { handler, again, policyFor } = setUp({ a: { value: page() } }, style);
  const entries = await Promise.all([handler.get('a', {}), again.get('a', {})]);
  expect(entries.map((entry) => policyOf(entry?.value))).toEqual([
    expect.stringMatching(/^'sha256-/),
    expect.stringMatching(/^'sha256-/),
  ]);
  expect(style).toHaveBeenCalledTimes(1);
  expect(policyFor).toHaveBeenCalledTimes(1);
});

test('without its styles a page is as Next made it, with its policy, and the log says why', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fail = async () => Promise.reject(new Error('no such sheet'));
  const { handler } = setUp({ a: { value: page() } }, fail);
  const value = (await handler.get('a', {}))?.value;
  expect(value?.html).toBe(page().html);
  expect(policyOf(value)).toMatch(/^'sha256-/);
  expect(report).toHaveBeenCalledWith(
    expect.stringContaining('a has no critical CSS: Error: no such sheet'),
  );
  report.mockRestore();
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

test('an unknown inline script is logged and not allowed', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { handler } = setUp({ a: { value: { kind: 'APP_PAGE', html: '<script>x()</script>' } } });
  expect(policyOf((await handler.get('a', {}))?.value)).toBe('');
  expect(report).toHaveBeenCalledTimes(1);
  report.mockRestore();
});
