import { calendarDomain } from '@/lib/ical/calendar-domain';

test.each([
  ['https://lakeside.example', 'stays.lakeside.example'],
  ['https://www.Cabins.example:8443/', 'stays.www.cabins.example'],
  ['http://localhost:3000', 'stays.localhost'],
])('the events of %s have an identifier of its own', (siteUrl, domain) =>
  expect(calendarDomain(siteUrl)).toBe(domain),
);
