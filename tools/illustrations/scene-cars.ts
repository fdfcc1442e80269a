import { backdrop } from './backdrop.ts';
import { classicCar } from './classic-cars.ts';
import { frame } from './foreground.ts';
import { rock } from './ground.ts';
import { darker, rect, times } from './ink.ts';
import { lightOf } from './light.ts';
import { land } from './ridges.ts';
import { CANVAS } from './sky.ts';
import { stringLights } from './string-lights.ts';
import { lampPost, shop } from './street-parts.ts';
import { hardwood } from './trees.ts';
import { guardRail, windingRoad } from './winding-road.ts';

/** Old cars, polished, nose to tail along the parkway. */
export function rodRun(): string {
  const light = lightOf('golden', 'autumn', 1);
  const road = light.lit('#7d7570');
  return (
    backdrop(light, 'rod', { sunX: 0.5, sunY: 0.26, bottom: 0.56, ground: 0.66, trees: 150 }) +
    [
      [20, 170, '#b5654a', '#8c3f32'],
      [200, 150, '#d9c08e', '#4f7a72'],
      [850, 160, '#7f9a8c', '#c4563a'],
      [1020, 180, '#c98f5a', '#3f5f78'],
    ]
      .map(([x, w, wall, cloth], index) =>
        shop(light, `rod:${index}`, {
          x: Number(x),
          foot: 556,
          w: Number(w),
          h: 120 + (index % 2) * 26,
          wall: String(wall),
          cloth: String(cloth),
        }),
      )
      .join('') +
    rect(0, 552, 1200, 30, light.lit('#cdbfa8')) +
    rect(0, 582, 1200, 218, road) +
    rect(0, 582, 1200, 8, darker(road, 0.25)) +
    stringLights([-20, 300], [1220, 300], 60, light) +
    lampPost(light, 410, 566, 190) +
    lampPost(light, 800, 566, 190) +
    classicCar(light, 'pickup', { x: 170, foot: 612, size: 0.72, paint: '#3f7d78', right: true }) +
    classicCar(light, 'coupe', { x: 560, foot: 614, size: 0.74, paint: '#e2b24a', right: true }) +
    classicCar(light, 'coupe', { x: 960, foot: 612, size: 0.72, paint: '#5d7fa3', right: true }) +
    times(9, (index) => rect(30 + index * 140, 640, 70, 7, light.lit('#f0c24a'), 3)) +
    classicCar(light, 'coupe', { x: 306, foot: 756, size: 1.12, paint: '#b8342b' }) +
    classicCar(light, 'pickup', { x: 886, foot: 758, size: 1.12, paint: '#2f5d8a' })
  );
}

/** A road that takes its time up to the pass. */
export function mountainRoads(): string {
  const light = lightOf('morning', 'autumn', 1);
  const road = {
    at: (t: number) => {
      const far = 1 - (1 - t) ** 1.7;
      return [
        600 + Math.sin(t * 7.2 + 0.5) * (330 * (1 - far) ** 0.9 + 14) + t * 40,
        812 - far * 330,
        118 * (1 - far) ** 1.15 + 3,
      ] as const;
    },
  };
  const [x, y] = road.at(0.3);
  return (
    backdrop(light, 'roads', {
      sunX: 0.24,
      birds: 5,
      top: 0.26,
      bottom: 0.56,
      peak: true,
      ground: 0.6,
      trees: 90,
      firs: 0.3,
    }) +
    land(CANVAS, (at) => 500 + Math.abs(at - 600) * 0.03, light.grass) +
    windingRoad(light, road) +
    guardRail(light, road, 1, 0.02, 0.5) +
    [
      [330, 590, 120],
      [905, 600, 150],
      [790, 540, 80],
      [420, 530, 70],
      [60, 640, 210],
      [1130, 660, 240],
    ]
      .map(([tx = 0, foot = 0, h = 0], index) =>
        hardwood(light, tx, foot, h, `roads:${index}`, light.leaves[index % 4]),
      )
      .join('') +
    classicCar(light, 'pickup', { x: x - 24, foot: y + 12, size: 0.36, paint: '#b8342b' }) +
    rock(light, 190, 760, 120, 'roads:r') +
    frame(light, CANVAS, 'roads', 'left')
  );
}
