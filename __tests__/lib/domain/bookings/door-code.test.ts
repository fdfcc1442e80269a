import fc from 'fast-check';
import { isEasyCode, pickDoorCode } from '@/lib/domain/bookings/door-code';

test.each(['0000', '7777', '1234', '6789', '9876', '3210'])('%s is tried first', (code) => {
  expect(isEasyCode(code)).toBe(true);
});
test.each(['1235', '2580', '1212', '0987', '8090'])('%s is not', (code) => {
  expect(isEasyCode(code)).toBe(false);
});

test('a code has four digits and is not easy, whatever the numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { maxLength: 5 }), (random) => {
      const code = pickDoorCode(random);
      const codes = random.map((number) => String(number % 10_000).padStart(4, '0'));
      expect(codes.filter((each) => !isEasyCode(each))[0] ?? null).toBe(code);
    }),
  );
  expect(pickDoorCode([1234, 11_111, 40_258])).toBe('0258');
  expect(pickDoorCode([])).toBeNull();
});
