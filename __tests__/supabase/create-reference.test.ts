import { bookingReferenceSchema } from '@/lib/schemas/host/bookings/bookings';
import { applySettings } from '@/lib/shop/shop-settings';
import { createReference } from '@/supabase/functions/_shared/identifiers';

afterEach(() => applySettings({}));

test.each([
  [{}, /^MM-.{8}$/],
  [{ name: 'Lakeside Stays', referencePrefix: 'LS' }, /^LS-.{8}$/],
  [{ referencePrefix: 'lake' }, /^LAKE-.{8}$/],
])(
  'with %j a reference begins with the letters of the shop, and the console knows it',
  (set, form) => {
    applySettings(set);
    const reference = createReference();
    expect(reference).toMatch(form);
    expect(bookingReferenceSchema.parse(reference)).toBe(reference);
  },
);
