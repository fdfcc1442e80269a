import { quoteStay } from '@/lib/domain/pricing/quote';
import { toQuoteJson } from '@/lib/schemas/quote-json';
import { quoteRequestSchema, quoteResponseSchema, quoteJsonSchema } from '@/lib/schemas/quote';
import { CABIN_ID, quoteInputOf } from '../support/pricing';

const request = {
  cabin_id: CABIN_ID,
  check_in: '2026-12-04',
  check_out: '2026-12-07',
  adults: 2,
  children: 0,
  pets: 0,
};
const json = toQuoteJson(quoteStay(quoteInputOf()), '2026-11-20T12:15:00.000Z');

describe('quoteRequestSchema', () => {
  test('takes a request, its promo code trimmed', () => {
    expect(quoteRequestSchema.parse(request)).toEqual(request);
    expect(quoteRequestSchema.parse({ ...request, promo_code: ' mamafree4 ' }).promo_code).toBe(
      'mamafree4',
    );
    expect(quoteRequestSchema.parse({ ...request, promo_code: '  ' }).promo_code).toBeUndefined();
  });

  test('takes any uuid, in lower case', () => {
    const parsed = quoteRequestSchema.parse({
      ...request,
      cabin_id: '00000000-0000-0000-0000-00000000000A',
    });
    expect(parsed.cabin_id).toBe('00000000-0000-0000-0000-00000000000a');
  });

  test('leaves the order of the dates to the rules, which give a reason', () => {
    expect(quoteRequestSchema.safeParse({ ...request, check_out: '2026-12-01' }).success).toBe(
      true,
    );
  });

  test.each([
    ['total_cents', 1],
    ['discount_percent', 100],
    ['cabin_id', 'bear-hollow'],
    ['cabin_id', `${CABIN_ID}'; drop table cabins;--`],
    ['cabin_id', { $ne: null }],
    ['cabin_id', undefined],
    ['check_in', '2026-02-30'],
    ['check_in', '2026-12-04T00:00:00Z'],
    ['check_in', 20261204],
    ['check_in', ['2026-12-04']],
    ['check_out', null],
    ['adults', 0],
    ['adults', 21],
    ['adults', 1.5],
    ['adults', '2'],
    ['adults', NaN],
    ['adults', 1e21],
    ['children', -1],
    ['children', 20],
    ['pets', 11],
    ['pets', -1],
    ['promo_code', 'x'.repeat(41)],
    ['promo_code', 'x'.repeat(1_000_000)],
    ['promo_code', 'MAMA\u0000FREE'],
    ['promo_code', 'MAMA\ud800'],
    ['promo_code', 4],
    ['deal_id', 'today'],
    ['constructor', {}],
  ])('refuses %s: %j', (key, value) => {
    expect(quoteRequestSchema.safeParse({ ...request, [key]: value }).success).toBe(false);
  });

  test.each([null, undefined, [], 'text', 5, [request]])('refuses a body of %j', (body) => {
    expect(quoteRequestSchema.safeParse(body).success).toBe(false);
  });
});

describe('quoteJsonSchema', () => {
  test.each([
    [{ total_cents: json.total_cents - 1 }],
    [{ total_cents: 1.5 }],
    [{ lines: [] }],
    [{ lines: [{ code: 'gift', label: 'Gift', amount_cents: json.total_cents }] }],
    [{ currency: 'EUR' }],
    [{ nights: 0 }],
    [{ expires_at: 'soon' }],
    [{ check_in: '2026-02-30' }],
    [{ extra: 1 }],
  ])('refuses %j', (changes) => {
    expect(quoteJsonSchema.safeParse({ ...json, ...changes }).success).toBe(false);
  });
});

test.each([
  [null, null],
  [{ code: 'MAMAFREE4', applied: true, free_nights: 1 }, null],
  [{ code: 'X', applied: false, reason: 'unknown-code' }, null],
  [null, { id: CABIN_ID, applied: true }],
  [null, { id: CABIN_ID, applied: false, reason: 'expired' }],
])('a response with promo %j and deal %j', (promo, deal) => {
  expect(quoteResponseSchema.parse({ quote: json, promo, deal })).toEqual({
    quote: json,
    promo,
    deal,
  });
});
