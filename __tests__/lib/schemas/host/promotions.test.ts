import { giftText, termTexts } from '@/components/host/promotions/promotion-copy';
import { problemOf } from '@/lib/domain/host/input-problem';
import {
  dealPinSchema,
  EMPTY_PROMOTION,
  promotionChoices,
  promotionFormSchema,
  promotionSchema,
  toPromotionForm,
  type PromotionForm,
} from '@/lib/schemas/host/promotions';

const CABIN = '7f6b1c1e-51f4-4d25-9b5c-1d2f6a1e0a01';
const TYPED: PromotionForm = {
  ...EMPTY_PROMOTION,
  promoCode: ' spring15 ',
  label: 'Spring',
  size: '15',
};

const fieldOf = (change: Partial<PromotionForm>) => {
  const parsed = promotionFormSchema.safeParse({ ...TYPED, ...change });
  return parsed.success ? null : problemOf(parsed.error.issues).field;
};

test('what is typed is what the database takes, of each kind', () => {
  expect(promotionFormSchema.parse(TYPED)).toMatchObject({
    code: 'SPRING15',
    label: 'Spring',
    percentOff: 15,
    amountOffCents: null,
    everyNthNightFree: null,
    cabinIds: null,
    maxUses: null,
    seasonStart: null,
  });
  expect(promotionFormSchema.parse({ ...TYPED, kind: 'amount', size: '75.5' })).toMatchObject({
    percentOff: null,
    amountOffCents: 7_550,
  });
  const whole = { seasonStart: '9/1', seasonEnd: '02-29', cabins: 'chosen' as const };
  expect(
    promotionFormSchema.parse({
      ...TYPED,
      ...whole,
      kind: 'nights',
      size: '4',
      cabinIds: [CABIN],
      maxUses: '7',
    }),
  ).toMatchObject({
    everyNthNightFree: 4,
    seasonStart: '09-01',
    seasonEnd: '02-29',
    cabinIds: [CABIN],
    maxUses: 7,
  });
});

test.each<[Partial<PromotionForm>, string]>([
  [{ promoCode: 'AB' }, 'promoCode'],
  [{ promoCode: 'NO SPACE' }, 'promoCode'],
  [{ label: ' ' }, 'label'],
  [{ size: '' }, 'size'],
  [{ size: '91' }, 'size'],
  [{ kind: 'nights', size: '1' }, 'size'],
  [{ kind: 'amount', size: '0.5' }, 'size'],
  [{ seasonStart: '13-01', seasonEnd: '13-02' }, 'seasonStart'],
  [{ seasonStart: '09-01' }, 'seasonEnd'],
  [{ seasonEnd: '09-01' }, 'seasonStart'],
  [{ stayFrom: '2027-03-02', stayTo: '2027-03-01' }, 'stayTo'],
  [{ bookFrom: '2027-03-02', bookTo: '2027-03-01' }, 'bookTo'],
  [{ cabins: 'chosen' }, 'cabinIds'],
  [{ minNights: '0' }, 'minNights'],
  [{ maxUses: '0' }, 'maxUses'],
])('%j is refused beside its field', (change, field) => {
  expect(fieldOf(change)).toBe(field);
});

const STORED = promotionSchema.parse({
  code: 'MAMAFREE4',
  label: 'The 4th night',
  everyNthNightFree: 4,
  percentOff: null,
  amountOffCents: null,
  seasonStart: '09-01',
  seasonEnd: '02-29',
  stayFrom: null,
  stayTo: null,
  bookFrom: null,
  bookTo: null,
  cabinIds: null,
  minNights: 1,
  maxUses: null,
  oncePerGuest: false,
  automatic: false,
  active: true,
  version: 'v',
  uses: 1,
  wasUsed: true,
  state: 'active',
});

test('a stored promotion is typed as it is stored, and told in words', () => {
  const { version: _v, uses: _u, wasUsed: _w, state: _s, active: _a, ...terms } = STORED;
  expect(promotionFormSchema.parse(toPromotionForm(STORED))).toEqual(terms);
  expect(giftText(STORED)).toBe('Every 4th night free');
  expect(termTexts(STORED, () => '')).toEqual([
    'Code MAMAFREE4',
    'Check-in Sep 1 to Feb 29, every year',
    '1 booking has it',
  ]);
});

test('the site may show what has a code; what it shows now stays a choice', () => {
  const ten = { ...STORED, code: 'TEN', label: 'Ten off' };
  const own = { ...STORED, code: 'AUTO', automatic: true };
  expect(promotionChoices([STORED, ten, own], 'shown')).toEqual([
    ['shown', 'MAMAFREE4: The 4th night'],
    ['TEN', 'TEN: Ten off'],
  ]);
  expect(promotionChoices([], 'shown')).toEqual([['shown', 'MAMAFREE4']]);
});

test.each([
  ['', null],
  ['60', 60],
  ['61', 'refused'],
  ['0', 'refused'],
])('the percent “%s” of a pinned deal', (percent, expected) => {
  const parsed = dealPinSchema.safeParse({ day: '2027-03-01', cabinId: CABIN, percent });
  expect(parsed.success ? parsed.data.percent : 'refused').toBe(expected);
});
