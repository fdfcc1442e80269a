import fc from 'fast-check';
import { isPictureUrl, parsePictureUrl } from '@/lib/domain/values/parse-picture-url';
import { formatPictureUrl } from '@/lib/domain/values/picture-urls';

const rules = { hasShortUrls: true, hosts: ['pictures.example'] };
const parse = (address: string) => parsePictureUrl(address, rules);
const HERO = '/images/cabins/pebble/hero.webp';

test.each([
  [HERO, 720, 70, '/p/720/cabins/pebble/hero.webp'],
  [HERO, 1920, 50, `/_next/image?url=${HERO}&w=1920&q=50`],
  ['/images/two words.webp', 96, 70, '/p/96/two%20words.webp'],
  [
    'https://pictures.example/a%20b.webp?v=2',
    384,
    70,
    '/_next/image?url=https%3A//pictures.example/a%2520b.webp%3Fv%3D2&w=384&q=70',
  ],
])('reads back what the site writes: %s at %d, %d', (src, width, quality, address) => {
  const picture = { src, width, quality };
  expect(formatPictureUrl(picture, true)).toBe(address);
  expect(parse(address)).toEqual(picture);
});

test('without short addresses only the long one is canonical', () => {
  const long = `/_next/image?url=${HERO}&w=720&q=70`;
  const hosted = { ...rules, hasShortUrls: false };
  expect(parsePictureUrl(long, hosted)).not.toBeNull();
  expect(parsePictureUrl('/p/720/cabins/pebble/hero.webp', hosted)).toBeNull();
  expect(parse(long)).toBeNull();
});

const REFUSED = [
  '/p/720/cabins/%70ebble/hero.webp',
  '/p/720/cabins/pebble/hero%2ewebp',
  '/p/720/cabins%2Fpebble/hero.webp',
  '/p/720/cabins/./pebble/hero.webp',
  '/p/720/cabins/../cabins/pebble/hero.webp',
  '/p/720/cabins//pebble/hero.webp',
  '/p/720//cabins/pebble/hero.webp',
  '/p/720/cabins\\pebble\\hero.webp',
  '/p/720/cabins%5Cpebble/hero.webp',
  '/p/720/cabins/pebble/hero.webp?1',
  '/p/720/cabins/pebble/hero.webp#1',
  '/p/720/cabins/pebble/hero.webp%23',
  '/p/720/cabins/pebble/hero.webp%3F',
  '/p/720/cabins/pebble/%25hero.webp',
  '/p/720/cabins/pebble/%E0%A4%A',
  '/p/720/cabins/pebble/',
  '/p/720/',
  '/p/720',
  '/p/0720/cabins/pebble/hero.webp',
  '/p/000720/cabins/pebble/hero.webp',
  '/p/721/cabins/pebble/hero.webp',
  '/p/-720/cabins/pebble/hero.webp',
  '/p/7e2/cabins/pebble/hero.webp',
  '/%70/720/cabins/pebble/hero.webp',
  '//p/720/cabins/pebble/hero.webp',
  '/p/./720/cabins/pebble/hero.webp',
  'http://localhost/p/720/cabins/pebble/hero.webp',
  '/_next/image',
  '/_next/image?',
  `/_next/image?url=${HERO}&q=50&w=720`,
  `/_next/image?w=720&url=${HERO}&q=50`,
  `/_next/image?url=${HERO}&w=720&q=50&x=1`,
  `/_next/image?url=${HERO}&w=720&q=50#`,
  `/_next/image?url=${HERO}&w=0720&q=50`,
  `/_next/image?url=${HERO}&w=720&q=050`,
  `/_next/image?url=${HERO}&w=720&q=51`,
  `/_next/image?url=${HERO}&w=720&q=75`,
  `/_next/image?url=${HERO}&w=640&q=50`,
  `/_next/image?url=${HERO}&url=${HERO}&w=720&q=50`,
  `/_next/image?url=${HERO.replaceAll('/', '%2F')}&w=720&q=50`,
  `/_next/image?url=${HERO.replace('p', '%70')}&w=720&q=50`,
  `/_next/image/?url=${HERO}&w=720&q=50`,
  '/_next/image?url=/\\host&w=720&q=50',
  '/_next/image?url=//host/a.webp&w=720&q=50',
  '/_next/image?url=/video/hero.webp&w=720&q=50',
  '/_next/image?url=/images/../.env.local&w=720&q=50',
  '/_next/image?url=https%3A//other.example/a.webp&w=720&q=70',
  '/_next/image?url=http%3A//pictures.example/a.webp&w=720&q=70',
  '/_next/image?url=https%3A//pictures.example%3A8443/a.webp&w=720&q=70',
  '/_next/image?url=https%3A//pictures.example%3A443/a.webp&w=720&q=70',
  '/_next/image?url=https%3A//a%40pictures.example/a.webp&w=720&q=70',
  '/_next/image?url=https%3A//PICTURES.example/a.webp&w=720&q=70',
  '/_next/image?url=https%3A//pictures.example/x/../a.webp&w=720&q=70',
  '/_next/image?url=https%3A//pictures.example/a.webp%23x&w=720&q=70',
  '/_next/image?url=data%3Aimage/png,x&w=720&q=70',
];

test.each(REFUSED)('is no address of a picture: %s', (address) => {
  expect(isPictureUrl(address)).toBe(true);
  expect(parse(address)).toBeNull();
});

test.each([
  '/',
  '/plan',
  '/p',
  '/pay/x',
  '/images/cabins/pebble/hero.webp',
  '/_next/static/a.js',
  '/cabins?url=/_next/image',
  '*',
])('is not about pictures at all: %s', (address) => {
  expect(isPictureUrl(address)).toBe(false);
});

test('any other spelling of a picture is refused', () => {
  const canonical = '/p/720/cabins/pebble/hero.webp';
  const letters = [...canonical].flatMap((letter, index) => (letter === '/' ? [] : [index]));
  fc.assert(
    fc.property(fc.subarray(letters, { minLength: 1 }), (encoded) => {
      const spelled = [...canonical]
        .map((letter, index) =>
          encoded.includes(index) ? `%${letter.charCodeAt(0).toString(16)}` : letter,
        )
        .join('');
      expect(isPictureUrl(spelled)).toBe(true);
      expect(parse(spelled)).toBeNull();
    }),
  );
});

test('whatever is accepted is spelled as the site would', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.constantFrom(96, 384, 720, 1200, 1920), (path, width) => {
      const address = `/p/${width}${path}`;
      const picture = parse(address);
      if (picture) expect(formatPictureUrl(picture, true)).toBe(address);
    }),
  );
});
