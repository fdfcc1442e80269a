import { cancelDaysText } from '@/components/content/terms-text';
import { listHeadings } from '@/components/content/markdown';
import { privacyText } from '@/components/content/privacy-text';
import { listPledges } from '@/components/content/promise-copy';
import { listAreaTaxes } from '@/components/content/tax-rates';
import { termsText } from '@/components/content/terms-text';
import { STORAGE_KEYS } from '@/lib/browser/storage/storage';
import { TRAFFIC_SOURCE_COOKIE } from '@/lib/domain/analytics/traffic-source';
import { shop } from '@/lib/shop/shop';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { TAX_RATES } from '../../support/tax-rates';

const taxes = listAreaTaxes(TAX_RATES, calendarDate('2026-11-20'));
const terms = termsText('14 days before check-in', taxes);

test('every claim of the site is defined, with a check and a remedy', () => {
  const { handpicked, noFees, instantBooking, virtualTours, support, bestPrice } = shop().claims;
  expect(
    listPledges()
      .map(({ claim }) => claim)
      .sort(),
  ).toEqual([handpicked, noFees, instantBooking, virtualTours, support, bestPrice].sort());
  for (const { meaning, check, remedy } of listPledges()) {
    expect(Math.min(meaning.join('').length, check.length, remedy.length)).toBeGreaterThan(20);
  }
});

test('the privacy policy names every storage key and cookie', () => {
  const text = privacyText(false);
  for (const key of [...Object.values(STORAGE_KEYS), 'session_id', TRAFFIC_SOURCE_COOKIE]) {
    expect(text).toContain(`\`${key}\``);
  }
});

test('the texting clauses stand in both, each linking the other', () => {
  for (const text of [terms, privacyText(false)]) {
    expect(text).toMatch(/mobile numbers and opt-in data are not shared with third parties/i);
    expect(text).toMatch(/STOP/);
    expect(text).toMatch(/HELP/);
    expect(listHeadings(text).map(({ id }) => id)).toContain('text-messages');
  }
  expect(terms).toMatch(/message and data rates/i);
});

test('the privacy policy says whether an outside tag is on', () => {
  expect(privacyText(true)).toContain('The tag is on right now');
  expect(privacyText(false)).toContain('off right now');
  expect(privacyText(false)).toContain('Global Privacy Control');
});

test.each([
  [[], '14 days before check-in'],
  [[14, 14], '14 days before check-in'],
  [[7, 14, 30], '14 days before check-in for most cabins, 7 to 30 for some'],
])('cancellation over %j: %s', (days, text) => {
  expect(cancelDaysText(days.map((freeCancelDays) => ({ freeCancelDays })))).toBe(text);
});

test('taxes are those of the quote', () => {
  expect(taxes.map(({ city, sum }) => [city, sum])).toEqual([
    ['Gatlinburg', '12.75%'],
    ['Pigeon Forge', '12.25%'],
    ['Sevierville', '12.75%'],
    ['Wears Valley', '12.75%'],
  ]);
});
