import { PUT } from '@/app/api/itineraries/[id]/route';
import { POST as vote } from '@/app/api/itineraries/[id]/votes/route';
import { POST } from '@/app/api/itineraries/route';
import { castVote, changeItinerary, createItinerary } from '@/lib/data/search/itineraries';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { draftPlan } from '@/lib/domain/trip/planner/draft-plan';
import { consumeRateLimit } from '@/lib/supabase/consume-rate-limit';
import { shop } from '@/lib/shop/shop';

jest.mock('@/lib/env/server', () => ({ serverEnv: { SUPABASE_SECRET_KEY: 'a-secret-key' } }));
jest.mock('@/lib/supabase/consume-rate-limit', () => ({ consumeRateLimit: jest.fn() }));
jest.mock('@/lib/supabase/admin-client', () => ({ adminClient: jest.fn() }));
jest.mock('@/lib/data/search/itineraries', () => ({
  createItinerary: jest.fn(),
  changeItinerary: jest.fn(),
  castVote: jest.fn(),
}));

const CABIN = 'fabbdb0a-51b5-8cb8-8791-97a490be39fd';
const ID = 'a'.repeat(32);
const KEY = 'b'.repeat(64);
const plan = draftPlan(
  { base: 'gatlinburg', adults: 2, children: 0, dog: false, interests: ['trails'] },
  { checkIn: calendarDate('2027-05-07'), checkOut: calendarDate('2027-05-10') },
  shop().areas,
);
const body = (changes: object = {}) => ({
  title: 'Cousins',
  check_in: '2027-05-07',
  check_out: '2027-05-10',
  guests: 4,
  plan: plan as unknown,
  cabins: [CABIN] as unknown,
  ...changes,
});

const request = (sent: unknown, init: RequestInit = {}) =>
  new Request('https://cabins.example/api/itineraries', {
    method: 'POST',
    body: typeof sent === 'string' ? sent : JSON.stringify(sent),
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
  });
const context = { params: Promise.resolve({ id: ID }) };

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(consumeRateLimit).mockResolvedValue(null);
  jest.mocked(createItinerary).mockResolvedValue({ id: ID, editToken: KEY });
});

test('a plan with cabins is stored and answered with both tokens', async () => {
  const response = await POST(request(body({ cabins: [CABIN, CABIN.toUpperCase()] })));
  expect(response.status).toBe(201);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({ id: ID, editToken: KEY });
  const [kept] = jest.mocked(createItinerary).mock.calls[0] ?? [];
  expect(kept).toMatchObject({ plan, cabins: [CABIN] });
});

test.each([
  [400, 'half a JSON', '{"title":'],
  [400, 'a list', []],
  [400, 'no title', body({ title: ' ' })],
  [400, 'a title of two lines', body({ title: 'a\nb' })],
  [400, 'a plan of other dates', body({ check_out: '2027-05-11' })],
  [400, 'a plan without dates', body({ check_in: undefined, check_out: undefined })],
  [400, 'an arrival alone', body({ check_out: undefined })],
  [400, 'a plan that is a text', body({ plan: '<script>' })],
  [400, 'a cabin that is no id', body({ cabins: ["' or 1=1"] })],
  [400, '21 cabins', body({ cabins: Array(21).fill(CABIN) })],
  [400, 'guests as text', body({ guests: '4' })],
  [400, 'an unknown field', body({ revoked_at: null })],
  [400, 'nothing to share', body({ plan: undefined, cabins: [] })],
  [413, '100 KB of plan', body({ plan: { ...plan, note: 'x'.repeat(100_000) } })],
])('%i for %s, and nothing is kept', async (status, _name, sent) => {
  expect((await POST(request(sent))).status).toBe(status);
  expect(createItinerary).not.toHaveBeenCalled();
});

test('too many requests get 429', async () => {
  jest.mocked(consumeRateLimit).mockResolvedValue('itinerary-new:60:x');
  expect((await POST(request(body()))).status).toBe(429);
  expect(createItinerary).not.toHaveBeenCalled();
});

test('other sites cannot make one', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await POST(request(body(), { headers }))).status).toBe(403);
});

test.each([
  ['changed', 200],
  ['unknown', 404],
  ['unknown_cabin', 400],
  ['dates_needed', 400],
] as const)('a change that is %s answers %i', async (outcome, status) => {
  jest.mocked(changeItinerary).mockResolvedValue(outcome);
  const sent = request(body({ plan: undefined, cabins: [] }), {
    method: 'PUT',
    headers: { 'X-Edit-Token': KEY },
  });
  expect((await PUT(sent, context)).status).toBe(status);
  expect(jest.mocked(changeItinerary).mock.calls[0]?.[0]).toEqual({ token: ID, editToken: KEY });
});

const ballot = (changes: object = {}) => ({
  cabin_id: CABIN,
  voter_id: CABIN,
  name: 'June',
  vote: 1,
  ...changes,
});

test.each([
  ['counted', 200],
  ['unknown', 404],
  ['unknown_cabin', 400],
  ['full', 409],
])('a vote that is %s answers %i', async (outcome, status) => {
  jest.mocked(castVote).mockResolvedValue(outcome);
  expect((await vote(request(ballot()), context)).status).toBe(status);
});

test.each([
  ['two', { vote: 2 }],
  ['a half', { vote: 0.5 }],
  ['a text', { vote: '1' }],
  ['no name', { name: '' }],
  ['a long name', { name: 'x'.repeat(41) }],
  ['a name of invisible characters', { name: '\u202e\u200b' }],
  ['no voter', { voter_id: undefined }],
])('a vote of %s is refused', async (_name, changes) => {
  expect((await vote(request(ballot(changes)), context)).status).toBe(400);
  expect(castVote).not.toHaveBeenCalled();
});
