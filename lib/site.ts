const TIKTOK_HANDLE = 'mountainmamacabins.example';

export type SiteBanner = { text: string; action: string };

/** Everything that names this host; another host replaces this file. */
export const site = {
  name: 'Mountain Mama Cabins',
  host: 'Mountain Mama',
  portrait: '/images/host.webp',
  region: 'Smoky Mountains',
  state: 'Tennessee',
  stateCode: 'TN',
  timezone: 'America/New_York',
  tagline: 'Handpicked cabins in the Smoky Mountains',
  description:
    'Vetted, handpicked cabins in Gatlinburg, Pigeon Forge, Sevierville and Wears Valley, booked directly with no service fees.',
  email: 'hello@mountainmamacabins.example',
  /** Marks the events of our calendars, so that they are known when another platform hands them back. */
  calendarDomain: 'stays.mountainmamacabins.example',
  phone: { display: '(865) 555-0142', e164: '+18655550142' },
  tiktokHandle: TIKTOK_HANDLE,
  social: [
    {
      network: 'tiktok',
      label: 'TikTok',
      url: `https://www.tiktok.com/@${TIKTOK_HANDLE}`,
    },
    {
      network: 'instagram',
      label: 'Instagram',
      url: 'https://www.instagram.com/mountainmamacabins.example',
    },
    {
      network: 'facebook',
      label: 'Facebook',
      url: 'https://www.facebook.com/mountainmamacabins.example',
    },
  ],
  claims: {
    handpicked: 'Vetted and handpicked cabins',
    since: 'Selected since 2020',
    noFees: 'No service fees or hidden fees',
    instantBooking: 'Instant booking',
    virtualTours: 'Virtual tours',
    support: '24/7 support',
    bestPrice: 'Best price guarantee',
    promise: 'The Mountain Mama Promise',
    followers: '450k+',
    followersOf: 'fans and travelers',
  },
  /** What an owner pays; the founders' rate is kept for as long as the cabin stays listed. */
  owners: { foundersPercent: 12, standardPercent: 15, foundersCabins: 40 },
  promotion: {
    code: 'MAMAFREE4',
    headline: 'Book 3 nights, get the 4th night free',
    season: 'Fall and winter',
  },
  /** Below the header of every page, leading to the fall map; null for none. The text is that of the season. */
  banner: {
    text: 'The Smokies usually reach peak color in late October.',
    action: 'Explore the Map',
  } as SiteBanner | null,
} as const;
