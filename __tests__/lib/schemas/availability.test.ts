import { availabilityQuerySchema } from '@/lib/schemas/availability';
import { CABIN_ID } from '../support/pricing';

test.each([{}, { cabin_id: '' }, { cabin_id: '1' }, { cabin_id: CABIN_ID, extra: '1' }])(
  'refuses the query %j',
  (query) => {
    expect(availabilityQuerySchema.safeParse(query).success).toBe(false);
  },
);

test('takes a query', () => {
  expect(availabilityQuerySchema.parse({ cabin_id: CABIN_ID })).toEqual({ cabin_id: CABIN_ID });
});
