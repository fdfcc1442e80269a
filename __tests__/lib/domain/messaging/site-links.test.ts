import { splitSiteLinks } from '@/lib/domain/messaging/site-links';

const SITE = 'https://cabins.example';
const parts = (text: string) => splitSiteLinks(text, SITE);

test('a line that is a link to a page of this site becomes a button; the rest stays text', () => {
  expect(parts(`Hi June,\n\nhere you go:\n${SITE}/quote/abc\r\n\nBye`)).toEqual([
    { text: 'Hi June,\n\nhere you go:' },
    { label: 'See your quote', path: '/quote/abc' },
    { text: 'Bye' },
  ]);
  expect(parts(`${SITE}/cabins/laurel?check_in=2027-02-02`)).toEqual([
    { label: 'See the cabin', path: '/cabins/laurel?check_in=2027-02-02' },
  ]);
});

test.each([
  'https://evil.example/quote/a',
  'https://cabins.example.evil.example/quote/a',
  'https://cabins.example@evil.example/quote/a',
  'http://cabins.example/quote/a',
  'javascript:alert(1)//https://cabins.example/quote/a',
  'https://cabins.example/booking?cabin=a',
  'https://cabins.example/stay/0123456789abcdef0123456789abcdef',
  'https://cabins.example/booking/../stay/x?',
  'https://cabins.example/host/bookings?',
  'https://cabins.example/quote/a/b',
  'See https://cabins.example/quote/a',
  '/quote/a',
  '<a href="https://cabins.example/quote/a">x</a>',
])('%j stays text', (text) => {
  expect(parts(text)).toEqual([{ text }]);
});

test('empty texts have no parts', () => {
  expect(parts(' \n ')).toEqual([]);
});
