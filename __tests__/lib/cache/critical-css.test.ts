import postcss from 'postcss';
import { CriticalCss } from '@/lib/cache/critical-css';

const ADDRESS = '/_next/static/chunks/a.css';
const LINK = `<link rel="stylesheet" href="${ADDRESS}" data-precedence="next"/>`;
const DATA = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const STYLE = /<style data-precedence="first">([^]*?)<\/style>/;

const page = (body: string, links = LINK) =>
  `<!DOCTYPE html><html><head><title>t</title>${links}<meta name="m"/></head><body>${body}${DATA}</body></html>`;

const styles = (sheets: Record<string, string>) =>
  new CriticalCss(async (address) => {
    const text = sheets[address];
    if (text === undefined) throw new Error(`no ${address}`);
    return text;
  });

/** The rules that a page with this content is given, as a browser reads them. */
async function rulesFor(sheet: string, body: string): Promise<string[]> {
  const html = await styles({ [ADDRESS]: sheet }).inlined(page(body));
  const read: string[] = [];
  postcss.parse(STYLE.exec(html)?.[1] ?? '').walkRules((rule) => void read.push(rule.selector));
  return read;
}

test('a style stands where the sheet stood, behind the metadata, and the sheet after the content, before the data', async () => {
  const html = await styles({ [ADDRESS]: '.a{color:red}' }).inlined(page('<p class="a">x</p>'));
  const style = '<style data-precedence="first">.a{color:red}</style>';
  expect(html).toBe(
    `<!DOCTYPE html><html><head><title>t</title><meta name="m"/>${style}</head><body><p class="a">x</p>${LINK}${DATA}</body></html>`,
  );
});

test('all metadata comes before the first preload, in its order; nothing else of the head moves', async () => {
  const preload = '<link rel="preload" href="/f.woff2" as="font"/>';
  const script = '<script src="/a.js" async=""></script>';
  const gate = '<link rel="expect" href="#end" blocking="render"/>';
  const metadata = [
    '<title>A &lt;b&gt; &amp; c</title>',
    '<meta name="description" content="x &gt; y"/>',
    '<link rel="canonical" href="/a"/>',
    '<link rel="alternate" type="application/rss+xml" href="/rss"/>',
    '<meta property="og:title" content="t"/>',
    '<meta name="twitter:card" content="summary"/>',
    '<link rel="icon" href="/i.svg"/>',
  ].join('');
  const charset = '<meta charSet="utf-8"/>';
  const body = `<body><svg><title>t</title></svg><p class="a">x</p>`;
  const html = await styles({ [ADDRESS]: '.a{top:0}' }).inlined(
    `<html><head>${charset}${preload}${LINK}${script}${metadata}${gate}</head>${body}${DATA}</body></html>`,
  );
  const style = '<style data-precedence="first">.a{top:0}</style>';
  expect(html).toBe(
    `<html><head>${charset}${metadata}${preload}${style}${script}${gate}</head>${body}${LINK}${DATA}</body></html>`,
  );
});

test.each<[string, string, string, string[]]>([
  ['a class in use', '.a{color:red}.b{color:red}', '<p class="a">x</p>', ['.a']],
  [
    'what is only for pages that hold something',
    'html:has(.kept) .a{top:0}html:has(.gone) .a{top:1px}.a:not(:has(.gone)){top:2px}',
    '<p class="a">x</p><p class="kept">y</p>',
    ['html:has(.kept) .a', '.a:not(:has(.gone))'],
  ],
  ['a way through the page', '.a>p{top:0}.a>i{top:0}', '<b class="a"><p>x</p></b>', ['.a>p']],
  [
    'a way through one of several',
    '.a :is(h2,h3)+*{top:0}.a :where(h2,h3)>b{top:0}.b :is(h2,h3)+*{top:0}',
    '<div class="a"><h2><b>x</b></h2><p>y</p></div>',
    ['.a :is(h2,h3)+*', '.a :where(h2,h3)>b'],
  ],
  [
    'a state it may begin with',
    '.a:disabled{top:0}',
    '<button class="a">x</button>',
    ['.a:disabled'],
  ],
  ['what is not touched', '.a:not(:hover){top:0}', '<p class="a">x</p>', ['.a:not(:hover)']],
  ['a touch', '.a:hover{top:0}.a:focus-visible{top:0}.a:active{top:0}', '<p class="a">x</p>', []],
  [
    'a tap, which may come before the sheets',
    ':is(a,button)[aria-busy=true]:after{animation:1s turn}a[aria-current]{top:0}@keyframes turn{to{rotate:1turn}}',
    '<button>x</button>',
    [':is(a,button)[aria-busy=true]:after', 'to'],
  ],
  ['a touch among others', '.a,.a:hover{top:0}', '<p class="a">x</p>', ['.a']],
  ['paper', '@media print{.a{top:0}}', '<p class="a">x</p>', []],
  ['high contrast', '@media (forced-colors:active){.a{top:0}}', '<p class="a">x</p>', []],
  ['a pointer', '@media (hover:hover){.a{top:0}}', '<p class="a">x</p>', []],
  ['a width', '@media (min-width:48rem){.a{top:0}}', '<p class="a">x</p>', ['.a']],
  [
    'a name that HTML escapes',
    String.raw`.after\:content-\[\'\'\]:after{content:""}.\[\&\>p\]\:top-0>p{top:0}`,
    `<b class="after:content-[&#x27;&#x27;] [&amp;&gt;p]:top-0"><p>x</p></b>`,
    [String.raw`.after\:content-\[\'\'\]:after`, String.raw`.\[\&\>p\]\:top-0>p`],
  ],
  [
    'space between children',
    String.raw`:where(.space-y-2\.5>:not(:last-child)){top:0}:where(.divide-y>:not(:last-child)){top:0}`,
    '<ul class="space-y-2.5"><li>x</li></ul>',
    [String.raw`:where(.space-y-2\.5>:not(:last-child))`],
  ],
])('%s', async (_name, sheet, body, expected) => {
  expect(await rulesFor(sheet, body)).toEqual(expected);
});

test('of described variables only those in use stay, and nothing between them spoils the next rule', async () => {
  const described = (name: string) =>
    `@property ${name}{syntax:"*";inherits:false;initial-value:solid}`;
  const sheet = `.a{border-style:var(--used)}${described('--used')}${described('--spare')}.a i{top:0}`;
  const html = await styles({ [ADDRESS]: sheet }).inlined(page('<p class="a"><i>x</i></p>'));
  expect(STYLE.exec(html)?.[1]).toBe(
    `.a{border-style:var(--used)}${described('--used')}.a i{top:0}`,
  );
});

test('of the variables of Tailwind only those in use are set', async () => {
  const sheet =
    '*{--tw-spare:0 0;--tw-used:solid;--own:1px;--tw-last:""}.a{--tw-spare:1;border-style:var(--tw-used)}';
  const html = await styles({ [ADDRESS]: sheet }).inlined(page('<p class="a">x</p>'));
  expect(STYLE.exec(html)?.[1]).toBe(
    '*{--tw-used:solid;--own:1px;}.a{border-style:var(--tw-used)}',
  );
});

test('layers keep their order, those of which a page uses nothing too', async () => {
  const sheet = '@layer low{.b{top:0}}@layer high{.a{top:0}}@layer low{.a{top:1px}}';
  const html = await styles({ [ADDRESS]: sheet }).inlined(page('<p class="a">x</p>'));
  const css = STYLE.exec(html)?.[1] ?? '';
  expect([...css.matchAll(/@layer (\w+)/g)].map(([, name]) => name)).toEqual([
    'low',
    'high',
    'low',
  ]);
});

test('sheets keep their order, and are read once for all pages', async () => {
  const second = LINK.replace('a.css', 'b.css');
  const read = jest.fn(async (address: string) => `.a{--from:${address.slice(-5)}}`);
  const first = new CriticalCss(read);
  const pages = [
    page('<p class="a">x</p>', LINK + second),
    page('<p class="a">y</p>', LINK + second),
  ];
  for (const html of await Promise.all(pages.map((each) => first.inlined(each)))) {
    expect(STYLE.exec(html)?.[1]).toBe('.a{--from:a.css}.a{--from:b.css}');
    expect(html).toContain(`${LINK}${second}${DATA}`);
  }
  expect(read).toHaveBeenCalledTimes(2);
});

test.each([
  ['without a sheet', page('x', '')],
  ['without data', `<html><head>${LINK}</head><body>x</body></html>`],
])('a page %s stays as it is', async (_name, html) => {
  expect(await styles({ [ADDRESS]: '.a{top:0}' }).inlined(html)).toBe(html);
});

test('a page that has its styles, from the disk, stays as it is', async () => {
  const first = styles({ [ADDRESS]: '.a{top:0}' });
  const html = await first.inlined(page('<p class="a">x</p>'));
  expect(await first.inlined(html)).toBe(html);
});

test('an unreadable stylesheet is an error, and is read again next time', async () => {
  const read = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('.a{top:0}');
  const first = new CriticalCss(read);
  await expect(first.inlined(page('x'))).rejects.toThrow('gone');
  expect(await first.inlined(page('<p class="a">x</p>'))).toMatch(STYLE);
});
