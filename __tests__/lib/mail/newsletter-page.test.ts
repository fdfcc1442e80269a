/** @jest-environment jsdom */
import { parseNewsletter } from '@/lib/domain/messaging/newsletter-body';
import { previewNewsletter, renderNewsletter } from '@/lib/mail/newsletter-page';
import { changeShopFacts } from '@/lib/shop/shop-facts';
import { findDangers } from '@/__tests__/hostile/find-dangers';
import { MARKDOWN_PAYLOADS, TEXT_PAYLOADS } from '@/__tests__/hostile/script-payloads';

const SITE = { siteUrl: 'https://cabins.example/' };
const render = (body: string) =>
  renderNewsletter({ subject: 'Leaves', previewLine: 'Soon', body }, SITE);

const BODY = `# Peak color

It turns **now**, *really*: [see the map](/fall "t") or [write](mailto:a@cabins.example).

- one
- two

  more

3. three

> A quote

---

![A porch](/images/guide/saved.webp)`;

test('Markdown becomes the parts that every mail program shows', () => {
  const { html, plain } = render(BODY);
  for (const part of [
    'Peak color</h2>',
    '<strong>now</strong>',
    '<em>really</em>',
    '<a class="link" href="https://cabins.example/fall"',
    '<a class="link" href="mailto:a@cabins.example"',
    '<li style="margin:0 0 6px">one</li>',
    '<ol start="3"',
    '<blockquote class="soft line"',
    '<hr class="line"',
    '<img src="https://cabins.example/images/guide/saved.webp" alt="A porch"',
  ]) {
    expect(html).toContain(part);
  }
  expect(plain.split('\n\n--\n')[0]).toBe(`PEAK COLOR

It turns now, really: see the map (https://cabins.example/fall) or write (mailto:a@cabins.example).

- one
- two
  more

3. three

> A quote

----

[A porch]

Mountain Mama`);
});

test.each([
  '[x](javascript:alert(1))',
  '[x](http://plain.example)',
  '[x](//elsewhere.example)',
  '[x](data:text/html,x)',
  '[x](#here)',
  '![x](https://elsewhere.example/pixel.png)',
  '![x](/images/../secret.png)',
])('what leads astray is left out: %s', (body) => {
  const { html } = render(body);
  const content = html.slice(html.indexOf('28px 28px'), html.indexOf('class="hand"'));
  expect(content).not.toMatch(/ (?:href|src)=/);
});

test.each([
  ...MARKDOWN_PAYLOADS,
  ...TEXT_PAYLOADS,
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
])('HTML in it is text: %s', (payload) => {
  const { html } = renderNewsletter(
    {
      subject: payload,
      previewLine: payload,
      body: `${payload}\n\n# ${payload}\n\n![${payload}](/images/a.webp)`,
    },
    SITE,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.querySelector('style')?.remove();
  page.querySelector('a[href="{unsubscribe_url}"]')?.remove();
  expect(findDangers(page)).toEqual([]);
});

test('each letter has the link that takes an address off the list, and the postal address', () => {
  changeShopFacts({ postalAddress: '1 Fern Road <b>, Gatlinburg' });
  const { html, plain } = render('Hello');
  changeShopFacts({ postalAddress: '' });
  expect(html).toContain('href="{unsubscribe_url}"');
  expect(plain).toContain('Unsubscribe: {unsubscribe_url}');
  expect(html).toContain('1 Fern Road &lt;b&gt;, Gatlinburg');
  expect(plain).toContain('1 Fern Road <b>, Gatlinburg');
});

test('a preview has no style element and leads nowhere, by day and by night', () => {
  const { light, dark } = previewNewsletter({ subject: 'x', previewLine: '', body: BODY }, SITE);
  for (const html of [light, dark]) expect(html).not.toMatch(/<style| href=/);
  expect(light).toContain('background:#fffdf9');
  expect(dark).not.toContain('background:#fffdf9');
});

test('text between the blocks of a list is a paragraph', () => {
  expect(parseNewsletter('- a\n  - b')).toEqual([
    {
      kind: 'list',
      start: null,
      items: [
        [
          { kind: 'paragraph', children: [{ kind: 'text', text: 'a' }] },
          {
            kind: 'list',
            start: null,
            items: [[{ kind: 'paragraph', children: [{ kind: 'text', text: 'b' }] }]],
          },
        ],
      ],
    },
  ]);
});
