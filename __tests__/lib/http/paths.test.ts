import { paths } from '@/lib/http/paths';

test.each([
  [paths.cabins(), '/cabins'],
  [paths.saved, '/saved'],
  [paths.cabins('guests=2'), '/cabins?guests=2'],
  [paths.category('hot-tub'), '/cabins/hot-tub'],
  [paths.area('wears-valley'), '/areas/wears-valley'],
  [paths.cabin('bear-hollow'), '/cabins/bear-hollow'],
  [
    paths.cabin('bear-hollow', { checkIn: '2026-12-04', checkOut: '2026-12-07', guests: 4 }),
    '/cabins/bear-hollow?check_in=2026-12-04&check_out=2026-12-07&guests=4',
  ],
  [paths.cabin('bear-hollow', { checkIn: null, guests: 4 }), '/cabins/bear-hollow?guests=4'],
  [
    paths.booking({ slug: 'bear-hollow', checkIn: '2026-12-04', checkOut: '2026-12-07' }),
    '/booking?cabin=bear-hollow&check_in=2026-12-04&check_out=2026-12-07',
  ],
  [
    paths.booking({
      slug: 'bear-hollow',
      checkIn: '2026-12-04',
      checkOut: '2026-12-07',
      adults: 2,
      children: 0,
      pets: 1,
      promo: 'MAMAFREE4',
      deal: 'd1',
    }),
    '/booking?cabin=bear-hollow&check_in=2026-12-04&check_out=2026-12-07&adults=2&children=0&pets=1&promo=MAMAFREE4&deal=d1',
  ],
  [
    paths.bookingSuccess('MM-ABCD2345', 't0ken'),
    '/booking-success?reference=MM-ABCD2345&token=t0ken',
  ],
])('%s', (actual, expected) => {
  expect(actual).toBe(expected);
});

test('a hostile value stays where it was put', () => {
  expect(paths.cabin('../../admin?x=1#y')).toBe('/cabins/..%2F..%2Fadmin%3Fx%3D1%23y');
  expect(paths.booking({ slug: 'a&deal=b', checkIn: 'x', checkOut: 'y' })).toBe(
    '/booking?cabin=a%26deal%3Db&check_in=x&check_out=y',
  );
});
