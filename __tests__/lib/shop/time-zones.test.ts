import { shopSettingsSchema } from '@/lib/schemas/shop-settings';
import { listZones } from '@/lib/shop/time-zones';

const zones = listZones('America/New_York').map(([zone]) => zone);

test('every zone in the list can be saved and is listed once', () => {
  expect(new Set(zones).size).toBe(zones.length);
  for (const zone of zones) expect(shopSettingsSchema.shape.timezone.parse(zone)).toBe(zone);
});

test.each([
  'Detroit',
  'Menominee',
  'Boise',
  'Phoenix',
  'Anchorage',
  'Adak',
  'Puerto_Rico',
  'Chicago',
  'Indiana/Indianapolis',
  'Indiana/Knox',
  'Kentucky/Louisville',
  'North_Dakota/Beulah',
])('America/%s is among the first, by its name', (place) => {
  expect(zones.slice(0, 40)).toContain(`America/${place}`);
});

test('a saved zone under another name is offered too', () => {
  expect(listZones('US/Michigan').map(([zone]) => zone)).toContain('US/Michigan');
  expect(zones).toEqual(expect.arrayContaining(['Europe/Paris', 'Pacific/Honolulu', 'UTC']));
});
