import { skySeason, skyTime } from '@/lib/domain/trip/sky';

test.each([
  [1, 6.9, 'night'],
  [1, 7, 'dawn'],
  [1, 8.99, 'dawn'],
  [1, 9, 'day'],
  [1, 16.1, 'day'],
  [1, 16.2, 'dusk'],
  [1, 18.39, 'dusk'],
  [1, 18.4, 'night'],
  [6, 4.4, 'night'],
  [6, 4.5, 'dawn'],
  [6, 12, 'day'],
  [6, 18.3, 'dusk'],
  [6, 20.54, 'dusk'],
  [6, 20.6, 'night'],
  [12, 0, 'night'],
  [12, 23.99, 'night'],
])('in month %i at %f o’clock it is %s', (month, hour, time) => {
  expect(skyTime(month, hour)).toBe(time);
});

test.each([
  [12, 'winter'],
  [1, 'winter'],
  [2, 'winter'],
  [3, 'green'],
  [8, 'green'],
  [9, 'fall'],
  [10, 'fall'],
  [11, 'fall'],
])('month %i looks like %s', (month, season) => {
  expect(skySeason(month)).toBe(season);
});

test('each day of each month has one dawn, day, dusk and night', () => {
  for (let month = 1; month <= 12; month += 1) {
    const times = Array.from({ length: 24 * 12 }, (_, step) => skyTime(month, step / 12));
    const changes = times.filter((time, step) => time !== times[step - 1]);
    expect(changes).toEqual(['night', 'dawn', 'day', 'dusk', 'night']);
  }
});
