import { inspect } from 'node:util';
import { expectData, isUpstreamDownError } from '@/lib/supabase/expect-data';

const failed = (status?: number) => {
  try {
    return expectData({ data: null, error: { message: 'no' }, status });
  } catch (error) {
    return error;
  }
};

test.each([0, 500, 502, 503, 504])('with status %i the database was away', (status) => {
  expect(isUpstreamDownError(failed(status))).toBe(true);
});

test.each([400, 404, 409, undefined])('with status %s the query was wrong', (status) => {
  expect(failed(status)).toBeInstanceOf(Error);
  expect(isUpstreamDownError(failed(status))).toBe(false);
});

test('the error holds the code, and nothing of the row', () => {
  const error = {
    message: 'invalid input syntax for type uuid: "Dolly Rivers"',
    code: '22P02',
    details: 'Key (guest_email)=(dolly@example.com) already exists.',
    hint: 'Dolly',
  };
  expect.assertions(2);
  try {
    expectData({ data: null, error, status: 400 });
  } catch (thrown) {
    expect(thrown).toMatchObject({ cause: { code: '22P02' } });
    expect(inspect(thrown, { depth: 9 })).not.toMatch(/dolly/i);
  }
});

test('what succeeded is given', () => {
  expect(expectData({ data: [1], error: null, status: 200 })).toEqual([1]);
});
