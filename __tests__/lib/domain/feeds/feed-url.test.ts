import { parseFeedUrl } from '@/lib/domain/feeds/feed-url';

test.each([
  [
    'https://www.airbnb.com/calendar/ical/1.ics?s=2',
    'https://www.airbnb.com/calendar/ical/1.ics?s=2',
  ],
  ['webcal://calendar.example/a.ics', 'https://calendar.example/a.ics'],
  [' https://Calendar.Example:443/a#part ', 'https://calendar.example/a'],
  ['https://xn--bcher-kva.example/', 'https://xn--bcher-kva.example/'],
])('%s may be fetched', (text, url) => expect(parseFeedUrl(text)?.href).toBe(url));

test.each([
  'http://calendar.example/a.ics',
  'ftp://calendar.example/a',
  'file:///etc/passwd',
  'none',
  'https://calendar.example:8443/a',
  'https://me:secret@calendar.example/',
  'https://me@a.example/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.1/',
  'https://[::1]/',
  'https://[::ffff:a00:1]/',
  'https://localhost/',
  'https://intranet/',
  'https://calendar.example./',
  'https://a..example/',
  'javascript:alert(1)',
  '',
  `https://calendar.example/${'a'.repeat(2000)}`,
])('%s may not', (text) => expect(parseFeedUrl(text)).toBeNull());
