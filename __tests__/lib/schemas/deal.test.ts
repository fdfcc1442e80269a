import { dealResponseSchema, dealUnlockSchema } from '@/lib/schemas/deal';
import { makeDeal } from '../../components/deal/make-deal';

const ID = '99999999-9999-4999-8999-999999999999';
const answer = () => ({
  deal: { ...makeDeal(), cabin: { ...makeDeal().cabin, featured: false, live: true } },
});

test('the deal of the function and no deal are both answers', () => {
  expect(dealResponseSchema.parse(answer())).toEqual(answer());
  expect(dealResponseSchema.parse({ deal: null })).toEqual({ deal: null });
});

test.each([
  ['no deal key', {}],
  ['a percent above 100', { deal: { ...answer().deal, discount_percent: 120 } }],
  ['an unreadable end', { deal: { ...answer().deal, expires_at: 'midnight' } }],
  ['no cabin', { deal: { ...answer().deal, cabin: null } }],
  [
    'a cabin that is not live',
    { deal: { ...answer().deal, cabin: { ...answer().deal.cabin, live: false } } },
  ],
])('%s is none', (_name, body) => {
  expect(dealResponseSchema.safeParse(body).success).toBe(false);
});

test('an unlock names a deal, and perhaps a session', () => {
  expect(dealUnlockSchema.parse({ deal_id: ID })).toEqual({ deal_id: ID });
  const withSession = { deal_id: ID, session_id: ID };
  expect(dealUnlockSchema.parse(withSession)).toEqual(withSession);
});

test.each([
  [{}],
  [null],
  [{ deal_id: 'today' }],
  [{ deal_id: ID, session_id: '' }],
  [{ deal_id: ID, session_id: 'a b c d e f' }],
  [{ deal_id: ID, session_id: 'x'.repeat(65) }],
  [{ deal_id: ID, unlocked: true }],
])('%j is no unlock', (body) => {
  expect(dealUnlockSchema.safeParse(body).success).toBe(false);
});
