import { feedGuest } from '@/lib/domain/feeds/feed-guest';
import type { FeedPlatform } from '@/lib/domain/feeds/feed-platform';

const AIRBNB =
  'Reservation URL: https://www.airbnb.com/hosting/reservations/details/HMEXAMPLE1\nPhone Number (Last 4 Digits): 0134';

test.each<[FeedPlatform, string, string, object | null]>([
  [
    'airbnb',
    'Reserved',
    AIRBNB,
    { phoneEnd: '0134', link: 'https://www.airbnb.com/hosting/reservations/details/HMEXAMPLE1' },
  ],
  ['airbnb', 'Reserved', 'Reservation URL: javascript:alert(1)', null],
  ['airbnb', 'Airbnb (Not available)', '', null],
  ['vrbo', 'Reserved - June', '', { name: 'June' }],
  ['vrbo', 'Blocked', '', null],
  ['booking', 'CLOSED - June Carter', '', { name: 'June Carter' }],
  ['booking', 'CLOSED - Not available', '', null],
  ['other', 'Reserved - June', '', null],
])('%s "%s" %s', (platform, summary, description, guest) => {
  expect(feedGuest(platform, { summary, description })).toEqual(guest);
});
