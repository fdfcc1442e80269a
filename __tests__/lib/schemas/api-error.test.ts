import { apiErrorSchema } from '@/lib/schemas/api-error';

test('a refusal, with a reason where there is one', () => {
  const plain = { error: { code: 'invalid_request', message: 'Please check the dates.' } };
  const reasoned = {
    error: { code: 'stay_not_bookable', message: 'Too short.', reason: 'below-minimum-stay' },
  };
  expect(apiErrorSchema.parse(plain)).toEqual(plain);
  expect(apiErrorSchema.parse(reasoned)).toEqual(reasoned);
});

test.each([null, {}, { error: 'no' }, { error: { code: '', message: '' } }, '<html>'])(
  '%j is no refusal of ours',
  (body) => {
    expect(apiErrorSchema.safeParse(body).success).toBe(false);
  },
);
