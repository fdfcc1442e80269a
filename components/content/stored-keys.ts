import { STORAGE_KEYS } from '@/lib/browser/storage/storage';

type Stored = { until: string; purpose: string };

const TAB = 'the tab is closed';
const CLEARED = 'you clear it';

/** What each key is for. A key without a line here does not compile, so the privacy policy can leave none out. */
const STORED_KEYS: Record<keyof typeof STORAGE_KEYS, Stored> = {
  searchCriteria: {
    until: TAB,
    purpose: 'Your last search, so that it is still there when you go back.',
  },
  searchResults: { until: TAB, purpose: 'How many cabins that search found.' },
  pickedStay: {
    until: TAB,
    purpose: 'The dates and party you last picked in a calendar, for when you come back to it.',
  },
  promoCode: {
    until: TAB,
    purpose: 'The promo code you applied in a calendar.',
  },
  bookingHandOff: {
    until: TAB,
    purpose: 'The stay you are booking, so that a reload loses nothing. No name, e-mail or phone.',
  },
  bookingAttempt: {
    until: TAB,
    purpose: 'A random number for a booking you sent, so that sending it twice makes one booking.',
  },
  trafficSource: {
    until: TAB,
    purpose:
      'Whether you came from TikTok, Instagram, Facebook or elsewhere. It chooses the words of the newsletter card.',
  },
  analyticsSessionId: {
    until: TAB,
    purpose: 'A random number that ties the events of one visit together.',
  },
  savedCabins: { until: CLEARED, purpose: 'The cabins you saved with the heart.' },
  unlockedDeal: { until: CLEARED, purpose: 'Which Deal of the Day you revealed.' },
  unlockedDealDate: { until: CLEARED, purpose: 'On which day you did.' },
  newsletterDismissed: {
    until: CLEARED,
    purpose: 'That you closed the newsletter card, so that it stays closed.',
  },
  savedPhone: {
    until: CLEARED,
    purpose:
      'The number you last had a cabin texted to, to fill in the field again. It never leaves your browser by itself.',
  },
  sessionId: {
    until: '30 days after your last visit',
    purpose: 'A copy of the session_id cookie, for browsers that lose cookies.',
  },
  ownerApplication: {
    until: 'you send the application, or clear it',
    purpose: 'Your unfinished application to list a cabin.',
  },
  plan: { until: CLEARED, purpose: 'The plan you are making on the planner page.' },
  ownItineraries: {
    until: CLEARED,
    purpose: 'The private keys of the plans and lists you shared, so that you can change them.',
  },
  voter: {
    until: CLEARED,
    purpose: 'The name you vote under on shared lists, and a random number that keeps votes apart.',
  },
};

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

export function storedKeysTable(): string {
  const keys = Object.keys(STORED_KEYS) as (keyof typeof STORAGE_KEYS)[];
  return [
    row(['Name', 'Kept until', 'What for']),
    row(['---', '---', '---']),
    ...keys.map((key) => {
      const { until, purpose } = STORED_KEYS[key];
      return row([`\`${STORAGE_KEYS[key]}\``, until, purpose]);
    }),
  ].join('\n');
}
