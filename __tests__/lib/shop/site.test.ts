import { site } from '@/lib/shop/site';

test('placeholders stay in the ranges reserved for them', () => {
  expect(site.email).toMatch(/\.example$/);
  expect(site.phone.display).toMatch(/^\(\d{3}\) 555-01\d\d$/);
  expect(site.phone.e164).toBe(`+1${site.phone.display.replace(/\D/g, '')}`);
});

test('three social networks, the claims and the promo code', () => {
  expect(site.social).toHaveLength(3);
  expect(site.claims.followers).toBe('450k+');
  expect(site.promotion?.code).toBe('MAMAFREE4');
});
