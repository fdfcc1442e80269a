import { shop } from '@/lib/shop/shop';

test('placeholders stay in the ranges reserved for them', () => {
  expect(shop().email).toMatch(/\.example$/);
  expect(shop().phone.display).toMatch(/^\(\d{3}\) 555-01\d\d$/);
  expect(shop().phone.e164).toBe(`+1${shop().phone.display.replace(/\D/g, '')}`);
});

test('three social networks, the claims and the promo code', () => {
  expect(shop().social).toHaveLength(3);
  expect(shop().claims.followers).toBe('450k+');
  expect(shop().promotion?.code).toBe('MAMAFREE4');
});
