import { backdrop } from './backdrop.ts';
import { dog } from './dog.ts';
import { frame } from './foreground.ts';
import { footpath, rock, splitRail } from './ground.ts';
import { darker, disc, oval, shape, stroke } from './ink.ts';
import { lightOf } from './light.ts';
import { CANVAS } from './sky.ts';
import { hardwood } from './trees.ts';

/** Two dogs resting where the greenway meets the river meadow, leash and bowl beside them. */
export function trailDogs(): string {
  const light = lightOf('morning', 'autumn', 1);
  const leash = light.lit('#b8402c');
  return (
    backdrop(light, 'dogs', {
      sunX: 0.78,
      sunY: 0.18,
      birds: 6,
      bottom: 0.58,
      ground: 0.66,
      trees: 170,
      firs: 0.35,
      peak: true,
    }) +
    splitRail(light, () => 576, -30, 470, 20, 0.9) +
    splitRail(light, () => 576, 760, 1240, 20, 0.9) +
    footpath(light, 610, 540, 700, 280, 40) +
    hardwood(light, 150, 650, 380, 'dogs:l', light.leaves[1]) +
    hardwood(light, 1080, 640, 330, 'dogs:r', light.leaves[0]) +
    rock(light, 930, 700, 150, 'dogs:a') +
    rock(light, 1030, 716, 90, 'dogs:b') +
    dog(820, 720, 0.94, 2, true, light.lit('#44618a'), light.lit) +
    dog(400, 736, 1.46, 3, false, leash, light.lit) +
    stroke('M440,524 Q540,640 480,742 Q460,776 540,770 Q600,766 604,752', leash, 8) +
    oval(606, 746, 20, 12, leash) +
    oval(606, 746, 11, 6, light.grass) +
    oval(190, 748, 62, 10, '#161a2b', 0.3) +
    shape('M136,716 H244 L232,750 H148 Z', light.lit('#3f6a5c')) +
    oval(190, 716, 54, 11, darker(light.lit('#3f6a5c'), 0.3)) +
    oval(190, 717, 45, 7, light.lit('#bfe0e6')) +
    disc(660, 764, 19, light.lit('#c9d24a')) +
    stroke('M644,756 q16,8 30,-4', '#ffffff', 3, 0.8) +
    frame(light, CANVAS, 'dogs', 'none')
  );
}
