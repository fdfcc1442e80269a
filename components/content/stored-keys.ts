import { STORAGE_KEYS } from '@/lib/browser/storage/storage';

type Stored = { until: string; purpose: string };

const untilTabCloses = (purpose: string): Stored => ({ until: 'the tab is closed', purpose });
const untilCleared = (purpose: string): Stored => ({ until: 'you clear it', purpose });

/** What each key is for. A key without a line here does not compile, so the privacy policy can leave none out. */
const STORED_KEYS: Record<keyof typeof STORAGE_KEYS, Stored> = {
  searchCriteria: untilTabCloses('Your last search, so that it is still there when you go back.'),
  searchResults: untilTabCloses('How many cabins that search found.'),
  pickedStay: untilTabCloses(
    'The dates and party you last picked in a calendar, for when you come back to it.',
  ),
  promoCode: untilTabCloses('The promo code you applied in a calendar.'),
  bookingHandOff: untilTabCloses(
    'The stay you are booking, so that a reload loses nothing. No name, e-mail or phone.',
  ),
  bookingAttempt: untilTabCloses(
    'A random number for a booking you sent, so that sending it twice makes one booking.',
  ),
  trafficSource: untilTabCloses(
    'Whether you came from TikTok, Instagram, Facebook or elsewhere. It chooses the words of the newsletter card.',
  ),
  analyticsSessionId: untilTabCloses('A random number that ties the events of one visit together.'),
  savedCabins: untilCleared('The cabins you saved with the heart.'),
  unlockedDeal: untilCleared('Which Deal of the Day you revealed.'),
  unlockedDealDate: untilCleared('On which day you did.'),
  newsletterDismissed: untilCleared(
    'That you closed the newsletter card, so that it stays closed.',
  ),
  savedPhone: untilCleared(
    'The number you last had a cabin texted to, to fill in the field again. It never leaves your browser by itself.',
  ),
  sessionId: {
    until: '30 days after your last visit',
    purpose: 'A copy of the session_id cookie, for browsers that lose cookies.',
  },
  ownerApplication: {
    until: 'you send the application, or clear it',
    purpose: 'Your unfinished application to list a cabin.',
  },
  plan: untilCleared('The plan you are making on the planner page.'),
  ownItineraries: untilCleared(
    'The private keys of the plans and lists you shared, so that you can change them.',
  ),
  voter: untilCleared(
    'The name you vote under on shared lists, and a random number that keeps votes apart.',
  ),
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
