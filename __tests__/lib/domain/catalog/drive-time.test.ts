import { DRIVE_MINUTES } from '@/components/content/drive-times';
import { estimateDriveMinutes } from '@/lib/domain/catalog/drive-time';
import { BUILT_IN_LABELS, LANDMARKS, PARK_ENTRANCES } from '@/lib/domain/catalog/region';
import { BUILT_IN_AREAS, type BuiltInArea } from '@/lib/domain/catalog/area';

const PLACES = [...BUILT_IN_LABELS, ...LANDMARKS, ...PARK_ENTRANCES];
const TARGETS = {
  sugarlands: 'Sugarlands (Gatlinburg)',
  'newfound-gap': 'Newfound Gap',
  'cades-cove': 'Cades Cove',
  dollywood: 'Dollywood',
} as const;

function placeOf(name: string) {
  const place = PLACES.find((each) => each.name === name);
  if (!place) throw new Error(`${name} is on no map`);
  return place;
}

const pairs = BUILT_IN_AREAS.flatMap(({ slug, city }) =>
  (Object.keys(TARGETS) as (keyof typeof TARGETS)[]).map(
    (target): [string, BuiltInArea, keyof typeof TARGETS] => [city, slug as BuiltInArea, target],
  ),
);

test.each(pairs)(
  'from %s (%s) to %s it agrees with what the area page says',
  (city, slug, target) => {
    const [usual, slow] = DRIVE_MINUTES[slug][target];
    const minutes = estimateDriveMinutes(placeOf(city), placeOf(TARGETS[target]));
    expect(minutes).toBeGreaterThanOrEqual(usual - 10);
    expect(minutes).toBeLessThanOrEqual(slow + 10);
    expect(minutes % 5).toBe(0);
  },
);

test('next door is five minutes', () => {
  const here = placeOf('Gatlinburg');
  expect(estimateDriveMinutes(here, here)).toBe(5);
});
