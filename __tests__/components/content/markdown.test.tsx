import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { listHeadings, Markdown, MarkdownLine, Paragraphs } from '@/components/content/markdown';
import { passesOver } from '@/__tests__/processor-time';

const html = (markdown: string) => renderToStaticMarkup(<Markdown>{markdown}</Markdown>);

test('headings carry ids, and the outline has the same ones', () => {
  const markdown =
    '# Top\n\n## When to *go* & why\n\ntext\n\n## When to go & why\n\n### Small\n\ntext';
  const { container } = render(<Markdown>{markdown}</Markdown>);
  expect(container.querySelector('h1')).toBeNull();
  const headings = listHeadings(markdown);
  expect(headings.map(({ text }) => text)).toEqual(['Top', 'When to go & why', 'When to go & why']);
  expect(new Set(headings.map(({ id }) => id)).size).toBe(3);
  for (const { id } of headings) expect(container.querySelector(`h2[id="${id}"]`)).not.toBeNull();
  expect(screen.getByRole('heading', { level: 3, name: 'Small' })).toBeInTheDocument();
});

test('links of this site, https and mailto are followed, others are only text', () => {
  render(
    <Markdown>
      {
        '[in](/blog/elk) [out](https://www.nps.gov/) [mail](mailto:a@b.co) [plain](http://a.co) [rel](//evil.example) [js](javascript:alert(1))'
      }
    </Markdown>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog/elk',
    'https://www.nps.gov/',
    'mailto:a@b.co',
  ]);
  expect(screen.getByRole('link', { name: 'out' })).toHaveAttribute('rel', 'noopener');
});

test('tables can be scrolled by keyboard, and pictures are lazy and from here', () => {
  const { container } = render(
    <Markdown>
      {
        '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n![A bear](/images/blog/elk.webp) ![no](https://evil.example/x.png)'
      }
    </Markdown>,
  );
  const table = screen.getByRole('group', { name: 'Table' });
  expect(table).toHaveAttribute('tabindex', '0');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  const pictures = container.querySelectorAll('img');
  expect(pictures).toHaveLength(1);
  expect(pictures[0]).toHaveAttribute('loading', 'lazy');
  expect(pictures[0]).toHaveAccessibleName('A bear');
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<details open ontoggle=alert(1)>',
  '<style>*{display:none}</style>',
  '<Link href="javascript:alert(1)">x</Link>',
  '<div style="position:fixed">x</div>',
  '<!-- --><script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](  javascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](java\tscript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](https:///evil.example)',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '![x" onerror="alert(1)](/images/a.webp)',
  '[x](/a "title\\" onmouseover=\\"alert(1)")',
  '[^1]\n\n[^1]: [x](javascript:alert(1))',
  '- [ ] <input autofocus onfocus=alert(1)>',
  '```html\n<script>alert(1)</script>\n```',
  '`<script>alert(1)</script>`',
  '> [!NOTE]\n> <script>alert(1)</script>',
  '---\ntitle: <script>alert(1)</script>\n---\n',
  '# <img src=x onerror=alert(1)>',
];

function expectHarmless(markup: string): void {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  expect(
    page.querySelector('script, iframe, object, embed, style, svg, form, input, base'),
  ).toBeNull();
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on/);
      if (name === 'href' || name === 'src') {
        expect(value).not.toMatch(/^[^a-z#/]*(javascript|vbscript|data|http):/i);
        expect(value).toMatch(/^(\/(?!\/)|#|https:\/\/|mailto:)/i);
      }
    }
  }
}

test.each(HOSTILE)('%j executes nothing', (markdown) => {
  expectHarmless(html(markdown));
  expectHarmless(html(`text before ${markdown} text after`));
});

test('nothing built of hostile pieces executes', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '[',
    ']',
    '(',
    ')',
    '!',
    '`',
    '\n',
    ' ',
    '#',
    '|',
    '\\',
    '&#58;',
    'script',
    'javascript:',
    'img src=',
    'onerror=',
    'a href=',
    '/images/a.webp',
    '//e.example',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      expectHarmless(html(pieces.join('')));
    }),
    { numRuns: 300 },
  );
});

test('100 KB of nesting is answered, not hung up on', () => {
  for (const unit of ['[', '> ', '*', '<a ', '- ', '`', '![](']) {
    const text = unit.repeat(Math.floor(100_000 / unit.length));
    expect(passesOver(text, 10_000, () => html(text))).toBeLessThan(10_000);
  }
});

test.each([
  ['One.\n\n**Two** and [a link](/events).', 'DIV', ['P', 'P']],
  ['One.\n\n- a\n- b', 'DIV', ['P', 'UL']],
  ['> Said', 'DIV', ['BLOCKQUOTE']],
  ['One.\n\n![Elk](/images/blog/elk.webp)', 'DIV', ['P', 'P']],
])('paragraphs of %j', (text, tag, children) => {
  const { container } = render(<Paragraphs>{text}</Paragraphs>);
  const [block] = container.children;
  expect(block?.tagName).toBe(tag);
  expect([...(block?.children ?? [])].map(({ tagName }) => tagName)).toEqual(children);
});

test('a line has bold words and links, without a block around them', () => {
  const { container } = render(
    <MarkdownLine>{'**Buy** it [here](/cabins), not <i>there</i>.'}</MarkdownLine>,
  );
  expect(container.innerHTML).toBe(
    '<b>Buy</b> it <a class="link" href="/cabins">here</a>, not &lt;i&gt;there&lt;/i&gt;.',
  );
});

test('what stands in a paragraph cannot become HTML', () => {
  const { container } = render(
    <Paragraphs>{'<img src=x onerror=alert(1)> [x](javascript:alert(1))'}</Paragraphs>,
  );
  expect(container.querySelector('img, a')).toBeNull();
});
