import { AREA_LEADS, areaLine } from '@/lib/shop/area-leads';
import { toAreas, type AreaRow } from '@/lib/shop/areas';
import { parseSearchParams } from '@/lib/domain/search/search-criteria';
import { openingWatchSchema } from '@/lib/schemas/opening-watch';
import { ownerStepSchemas } from '@/lib/schemas/owner-application';
import { shop, SHOP_DEFAULTS } from '@/lib/shop/shop';
import { applySettings } from '@/lib/shop/shop-settings';
import { areaOfDistances } from '@/lib/domain/catalog/region';
import { BUILT_IN_AREAS, findArea } from '@/lib/domain/catalog/area';

const GATLINBURG = {
  slug: 'gatlinburg',
  city: 'Gatlinburg',
  line: AREA_LEADS.gatlinburg,
  latitude: 35.7144,
  longitude: -83.5247,
};
const LAKE = {
  slug: 'loon-lake',
  city: 'Loon Lake',
  line: '',
  latitude: 46.38,
  longitude: -94.28,
};

afterEach(() => applySettings({}, []));

test('a built-in line is left out, because browsers have it', () => {
  const { line, ...gatlinburg } = GATLINBURG;
  expect(line).toBe(AREA_LEADS.gatlinburg);
  expect(toAreas([GATLINBURG])).toEqual([gatlinburg]);
  expect(toAreas([{ ...GATLINBURG, latitude: '35.71440' as unknown as number }])).toEqual([
    gatlinburg,
  ]);
  expect(toAreas([{ ...GATLINBURG, line: 'Ours.' }, LAKE])).toEqual([
    { ...GATLINBURG, line: 'Ours.' },
    LAKE,
  ]);
});

test('the built-in areas change nothing of the shop; any other order does', () => {
  const rows = BUILT_IN_AREAS.map((area) => ({ ...area, line: AREA_LEADS[area.slug] }));
  applySettings({}, rows);
  expect(shop()).toEqual(SHOP_DEFAULTS);
  applySettings({}, rows.toReversed());
  expect(shop().areas).toHaveLength(4);
  expect(shop().areas[0]?.slug).toBe('wears-valley');
});

test('the sentence of an area is the host’s, else what is built in', () => {
  expect(areaLine({ slug: 'gatlinburg' })).toBe(AREA_LEADS.gatlinburg);
  expect(areaLine({ slug: 'gatlinburg', line: 'Ours.' })).toBe('Ours.');
  expect(areaLine({ slug: 'gatlinburg', line: '' })).toBe('');
});

test.each<[string, AreaRow[], string[]]>([
  ['no table', [], ['gatlinburg', 'pigeon-forge', 'sevierville', 'wears-valley']],
  ['one', [LAKE], ['loon-lake']],
  ['two', [LAKE, GATLINBURG], ['loon-lake', 'gatlinburg']],
])('the site has the areas of the table: %s', (_, rows, slugs) => {
  applySettings({}, rows);
  expect(shop().areas.map(({ slug }) => slug)).toEqual(slugs);
  for (const slug of ['pigeon-forge', 'constructor', '', null])
    expect(findArea(shop().areas, slug)?.slug).toBe(slugs.find((each) => each === slug));
});

test('distances are meant from the searched area, else from the first one', () => {
  applySettings({}, [LAKE, GATLINBURG]);
  expect(areaOfDistances(shop().areas, 'gatlinburg')).toMatchObject({
    city: 'Gatlinburg',
    latitude: 35.7144,
  });
  for (const area of ['all', 'loon-lake', 'pigeon-forge'])
    expect(areaOfDistances(shop().areas, area)).toMatchObject({
      city: 'Loon Lake',
      latitude: 46.38,
    });
});

test('searches and forms take the areas that there are when they are read', () => {
  const watch = {
    phone: '+18655550142',
    session_id: 'a'.repeat(16),
    guests: 2,
    consent: { version: '2026-11-24', text: 'Words' },
    check_in: '2027-05-06',
    check_out: '2027-05-09',
  };
  const { area } = ownerStepSchemas.property.shape;
  const taken = (slug: string) => [
    parseSearchParams({ city: slug }, shop().areas).criteria.city === slug,
    openingWatchSchema.safeParse({ ...watch, city: slug }).success,
    area.safeParse(slug).success,
  ];
  expect([taken('loon-lake'), taken('gatlinburg')]).toEqual([
    [false, false, false],
    [true, true, true],
  ]);
  applySettings({}, [LAKE]);
  expect([taken('loon-lake'), taken('gatlinburg')]).toEqual([
    [true, true, true],
    [false, false, false],
  ]);
  expect(area.safeParse('elsewhere').success).toBe(true);
});
