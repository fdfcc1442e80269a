import { STORAGE_KEYS } from '@/lib/browser/storage/storage';

type Stored = { until: string; purpose: string };

const untilTabCloses = (purpose: string): Stored => ({ until: 'the tab is closed', purpose });
const untilCleared = (purpose: string): Stored => ({ until: 'you clear it', purpose });

/** What each key is for. A key without a line here does not compile, so the privacy policy can leave none out. */
const STORED_KEYS: Record<keyof typeof STORAGE_KEYS, Stored> = {
  searchCriteria: untilTabCloses('Your last search, so it’s there when you come back.'),
  searchResults: untilTabCloses('How many cabins it found.'),
  pickedStay: untilTabCloses('The dates and party you last picked on a calendar.'),
  promoCode: untilTabCloses('The promo code you applied.'),
  bookingHandOff: untilTabCloses(
    'The stay you’re booking, so refreshing won’t lose it. No name, email or phone.',
  ),
  bookingAttempt: untilTabCloses(
    'A random number for a booking you sent, so sending it twice makes one booking.',
  ),
  trafficSource: untilTabCloses(
    'Whether you came from TikTok, Instagram, Facebook or elsewhere. It picks the wording of the newsletter card.',
  ),
  analyticsSessionId: untilTabCloses('A random number that ties one visit’s events together.'),
  savedCabins: untilCleared('The cabins you saved with the heart.'),
  unlockedDeal: untilCleared('Which Deal of the Day you revealed.'),
  unlockedDealDate: untilCleared('The day you did.'),
  newsletterDismissed: untilCleared('That you closed the newsletter card, so it stays closed.'),
  savedPhone: untilCleared(
    'The number you last texted a cabin to, so you don’t have to retype it. It never leaves your browser on its own.',
  ),
  sessionId: {
    until: '30 days after your last visit',
    purpose: 'A copy of the session_id cookie, for browsers that lose cookies.',
  },
  ownerApplication: {
    until: 'you send the application, or clear it',
    purpose: 'Your unfinished application to list a cabin.',
  },
  plan: untilCleared('The trip you’re planning.'),
  ownItineraries: untilCleared(
    'The private keys to plans and lists you shared, so you can change them.',
  ),
  voter: untilCleared(
    'The name you vote under on shared lists, and a random number that keeps votes separate.',
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
