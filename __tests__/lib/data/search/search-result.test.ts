import { toSearchResult } from '@/lib/data/search/search-result';
import { changeShopFacts } from '@/lib/shop/shop-facts';
import { TAX_RATES } from '@/__tests__/support/tax-rates';
import { makeCabin } from '@/__tests__/support/make-cabin';

jest.mock('@/lib/env/server', () => ({ serverEnv: {} }));
jest.mock('@/lib/data/bookings/tax-rates', () => ({ getTaxRates: () => Promise.resolve([]) }));

const pictureFor = (checkIn: string | null, changes = {}) => {
  const match = checkIn && {
    cabin_id: 'pebble',
    check_in: checkIn,
    check_out: checkIn.replace(/..$/, '29'),
    nightly: [],
    shift: 0,
    found: 1,
    found_exact: 1,
  };
  const { cabin } = toSearchResult(makeCabin({ ...changes }), match as never, TAX_RATES, []);
  return [cabin.heroImageUrl.split('/').at(-1), cabin.heroImageColor];
};

test.each([
  ['2027-01-15', 'hero-winter.webp'],
  ['2027-03-28', 'hero-winter.webp'],
  ['2027-04-01', 'hero-summer.webp'],
  ['2027-10-15', 'hero.webp'],
  [null, 'hero.webp'],
])('found for %s, a drawn cabin is pictured as %s', (checkIn, file) => {
  expect(pictureFor(checkIn)[0]).toBe(file);
});

test('a photographed cabin keeps its photograph in January', () => {
  const photograph = '/images/uploads/a-cabin/porch-1200x800-7a6b5c.webp';
  const taken = { heroImageUrl: photograph, heroImageColor: '#7a6b5c' };
  expect(pictureFor('2027-01-15', taken)).toEqual(['porch-1200x800-7a6b5c.webp', '#7a6b5c']);
});

test('a result’s total includes the damage deposit, as its quote does', () => {
  const totalOf = () => {
    const stay = { check_in: '2027-01-15', check_out: '2027-01-17', nightly: [], shift: 0 };
    const { price } = toSearchResult(
      makeCabin(),
      { cabin_id: '', ...stay } as never,
      TAX_RATES,
      [],
    );
    return price?.totalCents ?? 0;
  };
  const without = totalOf();
  changeShopFacts({ damageDeposit: { cents: 20_000, text: '' } });
  expect(totalOf()).toBe(without + 20_000);
  changeShopFacts({ damageDeposit: null });
});
