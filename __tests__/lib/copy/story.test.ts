import { applySettings } from '@/lib/shop/shop-settings';
import { clipText, storyIntro } from '@/lib/copy/story';

afterEach(() => applySettings({}));

test('without a story by the host there is no introduction', () => {
  expect(storyIntro()).toEqual({});
});

test('empty lines begin paragraphs, and the first is the introduction', () => {
  applySettings({ story: '  We row.\r\nDaily.\r\n \r\n\r\nWe fish.  ', storyHeading: 'Ahoy' });
  expect(storyIntro()).toEqual({ heading: 'Ahoy', intro: 'We row.\nDaily.' });
});

test('a heading alone changes the heading', () => {
  applySettings({ storyHeading: 'Ahoy' });
  expect(storyIntro()).toEqual({ heading: 'Ahoy' });
});

const sentence = (length: number, end: string) => `${'a'.repeat(length - end.length)}${end}`;

test.each([
  ['300 characters stay', sentence(300, '.'), sentence(300, '.')],
  [
    'whole sentences',
    `${sentence(200, '.')} ${sentence(99, '!')} more`,
    `${sentence(200, '.')} ${sentence(99, '!')}`,
  ],
  ['a quotation has its mark', `${sentence(250, '.”')} ${'b '.repeat(99)}`, sentence(250, '.”')],
  [
    'a point within a number ends none',
    `${sentence(90, '.')} 2.5 ${'b'.repeat(300)}`,
    sentence(90, '.'),
  ],
  ['words of a long sentence', `${'ab '.repeat(150)}end.`, `${'ab '.repeat(100).trim()}…`],
])('%s', (_, text, clipped) => {
  expect(clipText(text)).toBe(clipped);
  expect(clipped.length).toBeLessThanOrEqual(300);
});

test('one long word is cut', () => {
  expect(clipText('x'.repeat(400))).toBe(`${'x'.repeat(299)}…`);
});

test.each([
  ['## About us\n\n- one\n- two\n\nWe **row** to [the shore](/about).', 'We row to the shore.'],
  ['![The pier](/images/uploads/1/a.webp)\n\n> Quoted\n\n2014 was the year.', '2014 was the year.'],
  ['1. First\n2. Second\n\nI am {host}.', 'I am Aunt Ida.'],
  ['**Bold** first.', 'Bold first.'],
])('the introduction of “%s” is its first paragraph, in plain words', (story, intro) => {
  applySettings({ host: 'Aunt Ida', story });
  expect(storyIntro().intro).toBe(intro);
});
