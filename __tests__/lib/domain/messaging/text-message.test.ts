import fc from 'fast-check';
import { countSegments, isGsm, toGsm } from '@/lib/domain/messaging/gsm';
import { buildTextMessage } from '@/lib/domain/messaging/text-message';

const BRAND = 'Mountain Mama Cabins';
const LINK = 'https://www.mountainmamacabins.example/t/aB3dE5gH7jK9';
const build = (title: string, city = 'Gatlinburg', link = LINK) =>
  buildTextMessage({ brand: BRAND, title, city, link });

test('brand, cabin, link, way out', () => {
  expect(build('Laurel Lantern')).toBe(
    `Mountain Mama Cabins: Laurel Lantern, Gatlinburg\n${LINK}\nReply STOP to opt out`,
  );
});

test.each([
  ['Mama’s “Hideaway” – West…', 'Mama\'s "Hideaway" - West...'],
  ['Château  Über\u00a0Ärger', 'Chateau Über Ärger'],
  ['Ça va, ça va', 'Ça va, ca va'],
  ['naïve coöp Ångström', 'naive coöp Ångström'],
  ['Bear 🐻 & Hot 🛁 Tub', 'Bear & Hot Tub'],
  ['one\ntwo\tthree\u0000', 'one two three'],
  ['\u202eevil', 'evil'],
  ['ﬁre ½ ™', 'fire 12 TM'],
  ['山小屋', ''],
  ['a\\b [c] {d} ~ | ^ €', 'a\\b [c] {d} ~ | ^ €'],
])('%p becomes %p', (title, plain) => {
  expect(toGsm(title)).toBe(plain);
});

test('a long title gives way, the link does not', () => {
  const message = build(
    'The Extraordinarily Spacious Mountain Lodge With Seven Hot Tubs And A View',
  );
  expect(message).toMatch(
    /^Mountain Mama Cabins: The Extraordinarily Spacious [\w ]*\.\.\., Gatlinburg\n/,
  );
  expect(message).toContain(`\n${LINK}\n`);
  // No character of it takes two septets.
  expect(message.length).toBeGreaterThan(155);
  expect(countSegments(message)).toBe(1);
});

test('a longer link takes the city, then the title', () => {
  const link = `https://${'x'.repeat(66)}.example/t/aB3dE5gH7jK9`;
  expect(build('Laurel Lantern Lodge', 'Pigeon Forge', link)).toBe(
    `${BRAND}: Laurel Lantern...\n${link}\nReply STOP to opt out`,
  );
  expect(build('', '', LINK)).toContain(': your cabin\n');
  expect(build('山小屋', 'Gatlinburg')).toContain(': your cabin in Gatlinburg\n');
});

test('a link that leaves no room at all is sent whole, in more segments', () => {
  const link = `https://${'x'.repeat(200)}.example/t/aB3dE5gH7jK9`;
  const message = build('Laurel Lantern', 'Gatlinburg', link);
  expect(message).toContain(`\n${link}\n`);
  expect(countSegments(message)).toBe(2);
});

test('any cabin: one plain segment with brand, the whole link and the way out', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(anyText, anyText, (title, city) => {
      const message = build(title, city);
      expect(isGsm(message)).toBe(true);
      expect(countSegments(message)).toBe(1);
      expect(message.startsWith(`${BRAND}: `)).toBe(true);
      expect(message.split('\n').slice(1)).toEqual([LINK, 'Reply STOP to opt out']);
    }),
  );
});

test('plain text stays plain, and what fits is not shortened', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ']{0,25}$/), (typed) => {
      const title = typed.trim().replace(/\s+/g, ' ');
      expect(toGsm(toGsm(typed))).toBe(toGsm(typed));
      expect(build(title)).toContain(`${BRAND}: ${title}, Gatlinburg\n`);
    }),
  );
});

test.each([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  // 153 septets hold 76 of them: none is split.
  ['€'.repeat(152), 2],
  ['€'.repeat(153), 3],
  ['’'.repeat(70), 1],
  ['’'.repeat(71), 2],
  ['’'.repeat(135), 3],
  ['🐻'.repeat(35), 1],
  ['🐻'.repeat(66), 2],
  ['🐻'.repeat(67), 3],
])('segments of %#', (text, segments) => {
  expect(countSegments(text)).toBe(segments);
});
