import { photoIdOf, readPublicReviewPhoto } from '@/lib/data/reviews/review-photos';

jest.mock('@/lib/env/server', () => ({
  serverEnv: {
    NEXT_PUBLIC_SUPABASE_URL: 'http://backend.test',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_this_test',
    SUPABASE_SECRET_KEY: 'sb_secret_of_this_test',
  },
}));

const ID = '11111111-1111-4111-8111-111111111111';

test.each([
  [`${ID}.webp`, ID],
  [`${ID}-small.webp`, ID],
  [`${ID}-large.webp`, null],
  [`${ID}.jpg`, null],
  [`../${ID}.webp`, null],
  [`${ID}.webp/..`, null],
  ['', null],
])('%j is a photograph of %j', (file, id) => {
  expect(photoIdOf(file)).toBe(id);
});

function answerWith(rows: object[]) {
  const asked: string[] = [];
  global.fetch = (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    asked.push(pathname);
    if (pathname.startsWith('/rest/')) return Promise.resolve(Response.json(rows));
    return Promise.resolve(new Response('picture'));
  };
  return asked;
}

test('the file is read only where visitors may see the row', async () => {
  const hidden = answerWith([]);
  expect(await readPublicReviewPhoto(`${ID}.webp`)).toBeNull();
  expect(hidden).toEqual(['/rest/v1/cabin_review_photos']);
  const shown = answerWith([{ id: ID }]);
  const file = await readPublicReviewPhoto(`${ID}-small.webp`);
  expect(file?.size).toBe('picture'.length);
  expect(shown.at(-1)).toMatch(/\/review-photos\/.*-small\.webp$/);
});

test('of any other name nothing is asked', async () => {
  const asked = answerWith([]);
  expect(await readPublicReviewPhoto('../secrets')).toBeNull();
  expect(asked).toEqual([]);
});
