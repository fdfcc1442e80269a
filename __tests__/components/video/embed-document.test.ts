import { buildEmbedDocument, readNews } from '@/components/video/embed-document';

const parse = (html: string) =>
  new DOMParser().parseFromString(buildEmbedDocument(html), 'text/html');

test.each([
  [
    'the usual',
    '<blockquote>a</blockquote> <script async src="https://www.tiktok.com/embed.js"></script>',
  ],
  ['in capitals', '<SCRIPT>steal()</SCRIPT >'],
  ['never closed', '<p>a</p><script>steal()'],
  ['several', '<script>steal()</script><script\nsrc=x></script>'],
])(
  'of the scripts in the markup (%s), only the provider’s known one is run, and it can fail',
  (_name, html) => {
    const scripts = [...parse(html).querySelectorAll('script')];
    expect(scripts).toHaveLength(2);
    expect(scripts[0]?.textContent).toContain('parent.postMessage');
    expect(scripts[1]?.getAttribute('src')).toBe('https://www.tiktok.com/embed.js');
    expect(scripts[1]?.getAttribute('onerror')).toBe("tell('failed')");
  },
);

test('a policy closes everything but the provider', () => {
  const policy = parse('').querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
  const rules = Object.fromEntries(
    policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
  );
  expect(rules['default-src']).toEqual(["'none'"]);
  expect(rules['base-uri']).toEqual(["'none'"]);
  expect(rules['form-action']).toEqual(["'none'"]);
  expect(rules['script-src']).not.toContain('https:');
});

test.each([
  [{ videoEmbed: 'ready' }, 'ready'],
  [{ videoEmbed: 'escape' }, 'escape'],
  [{ videoEmbed: 'x' }, null],
  [{}, null],
  [null, null],
  ['ready', null],
])('news %j', (data, news) => {
  expect(readNews(data)).toBe(news);
});
