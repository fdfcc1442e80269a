import { splitGuidePart, splitParts } from '@/lib/domain/content/markdown-parts';

const shapeOf = (markdown: string) =>
  splitParts(markdown).parts.map(({ id, heading, items }) => [id, heading, items.length]);

test.each([
  ['', []],
  ['Only a lead.\n\n### Small\n\nText', []],
  ['Lead\n\n## One\n\n- a\n- b\n', [['one', 'One', 2]]],
  ['## What’s where?\n\n1. a\n2. b\n3. c', [['whats-where', 'What’s where?', 3]]],
  ['## Winter roads {#winter}\n\nText', [['winter', 'Winter roads', 0]]],
  ['## A\n\n- a\n\nand text', [['a', 'A', 0]]],
  [
    '## Same\n\n## Same\n\n## …',
    [
      ['same', 'Same', 0],
      ['part-2', 'Same', 0],
      ['part-3', '…', 0],
    ],
  ],
])('the parts of %j', (markdown, parts) => expect(shapeOf(markdown)).toEqual(parts));

test('a part of a guide has a picture, a note and what is folded, or none of them', () => {
  const of = (text: string) => splitGuidePart({ id: '', heading: '', items: [], text });
  expect(of('![](/images/blog/elk.webp)\n\nText\n\n> **Mind** it\n\n### More\n\nFolded')).toEqual({
    picture: '/images/blog/elk.webp',
    note: '**Mind** it',
    text: 'Text',
    more: { label: 'More', text: 'Folded' },
  });
  expect(of('Text')).toEqual({ picture: null, note: null, text: 'Text', more: null });
});
