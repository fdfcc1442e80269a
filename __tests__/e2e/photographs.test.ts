import { ROOMS, sceneOf } from '@/e2e/support/photographs/render-photograph';

test('furnishes each room, each cabin otherwise', () => {
  for (const room of ROOMS) {
    const [one, two] = [sceneOf(room, 1), sceneOf(room, 2)];
    expect(one.solids.length).toBeGreaterThan(20);
    expect(one.land).not.toEqual(two.land);
  }
});
