/** @jest-environment node */
import { expectData, isUpstreamAwayError } from '@/lib/supabase/expect-data';

const failed = (status?: number) => {
  try {
    return expectData({ data: null, error: { message: 'no' }, status });
  } catch (error) {
    return error;
  }
};

test.each([0, 500, 502, 503, 504])('with status %i the database was away', (status) => {
  expect(isUpstreamAwayError(failed(status))).toBe(true);
});

test.each([400, 404, 409, undefined])('with status %s the query was wrong', (status) => {
  expect(failed(status)).toBeInstanceOf(Error);
  expect(isUpstreamAwayError(failed(status))).toBe(false);
});

test('what succeeded is given', () => {
  expect(expectData({ data: [1], error: null, status: 200 })).toEqual([1]);
});
