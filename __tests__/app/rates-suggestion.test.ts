import { previewRates, saveRates } from '@/app/host/rates/actions';
import { nameSeason } from '@/app/host/rates/suggestion';
import {
  getRatedNights,
  getRates,
  previewRatesChange,
  saveRatesChange,
} from '@/lib/data/host/rates';
import { defaultRule } from '@/lib/domain/host/rates/rule-nights';
import { calendarDate } from '@/lib/domain/values/calendar-date';

jest.mock('@/lib/data/host/rates', () => ({
  getRatedNights: jest.fn(),
  getRates: jest.fn(),
  previewRatesChange: jest.fn(() => Promise.resolve({ ok: true })),
  saveRatesChange: jest.fn(() => Promise.resolve({ ok: true })),
}));
jest.mock('next/cache', () => ({ revalidatePath: jest.fn() }));

const [A, B] = ['0b7c1a3e-4c55-4d0e-9d0f-0d6a5f3f0a01', '0b7c1a3e-4c55-4d0e-9d0f-0d6a5f3f0a02'];
const NIGHTS = 400;

beforeEach(() => {
  jest.clearAllMocks();
  const all = <T>(value: T) => Array.from({ length: NIGHTS }, () => value);
  const nights = { id: A, today: calendarDate('2026-11-25'), nightlyRateCents: 20_000 };
  const flags = { checkIn: all(true), checkOut: all(true), open: all(true), byHand: all(false) };
  const days = { prices: all(20_000).with(30, 20_050), minStays: all(2), ...flags };
  jest
    .mocked(getRatedNights)
    .mockResolvedValue({ ok: true, data: { cabins: [{ ...nights, ...days }] } });
  jest.mocked(getRates).mockResolvedValue({
    ok: true,
    data: { cabins: [], rules: [defaultRule(B, 10_000)], seasons: [], versions: {}, months: [] },
  });
});

const change = { rules: [{ cabinId: B, baseCents: 9_900 }] };
const versions = { seasons: 's' };

test('a change without suggestions is sent as it is', async () => {
  await previewRates(change);
  expect(previewRatesChange).toHaveBeenCalledWith(change);
  await saveRates(change, versions);
  expect(saveRatesChange).toHaveBeenCalledWith(change, versions);
  expect(getRatedNights).not.toHaveBeenCalled();
});

test('suggested rules come with what was typed, beside the edits of other cabins', async () => {
  await saveRates(
    { rules: [{ cabinId: A, baseCents: 21_000 }, ...change.rules], suggest: [A] },
    versions,
  );
  const [sent, expected] = jest.mocked(saveRatesChange).mock.calls[0] ?? [];
  expect(sent?.suggest).toBeUndefined();
  expect(expected).toEqual(versions);
  expect(sent?.rules).toMatchObject([
    { cabinId: A, baseCents: 21_000, weekdayMinStays: [2, 2, 2, 2, 2, 2, 2] },
    { cabinId: B, baseCents: 9_900 },
  ]);
  // Not in whole dollars, as prices by rule are.
  expect(sent?.keep).toEqual([{ cabinId: A, days: ['2026-12-25'] }]);
});

test('a refusal is passed on', async () => {
  jest.mocked(getRatedNights).mockResolvedValue({ ok: false, code: 'signed-out' });
  expect(await saveRates({ suggest: [A] }, versions)).toEqual({ ok: false, code: 'signed-out' });
  expect(saveRatesChange).not.toHaveBeenCalled();
});

test.each([
  ['2027-01-04', '2027-03-06', 'January – March'],
  ['2027-10-03', '2027-10-31', 'October'],
  ['2026-12-22', '2027-01-01', 'Christmas'],
  ['2027-07-01', '2027-07-05', 'Fourth of July'],
  ['2026-11-22', '2026-11-28', 'Thanksgiving'],
  ['2027-09-03', '2027-09-05', 'Sep 3–5'],
  ['2027-11-21', '2027-11-21', 'Nov 21'],
])('a season from %s to %s is named %j', (first, last, name) => {
  expect(nameSeason(calendarDate(first), calendarDate(last))).toBe(name);
});
