import { backdrop } from './backdrop.ts';
import { frame } from './foreground.ts';
import { footpath } from './ground.ts';
import { lightOf } from './light.ts';
import { basket } from './market-stall.ts';
import { stall } from './market-stall.ts';
import { CANVAS } from './sky.ts';
import { stringLights } from './string-lights.ts';

/** Stalls on the green: pots, quilts and baskets under striped awnings. */
export function craftFair(): string {
  const light = lightOf('morning', 'autumn', 0);
  return (
    backdrop(light, 'fair', {
      sunX: 0.82,
      sunY: 0.16,
      birds: 4,
      bottom: 0.56,
      ground: 0.66,
      trees: 220,
      firs: 0.2,
    }) +
    footpath(light, 606, 560, 600, 260, 24) +
    stringLights([60, 250], [1140, 250], 40, light) +
    stall(light, { x: 506, foot: 604, size: 0.4, cloth: '#44618a', wares: 'baskets' }) +
    stall(light, { x: 706, foot: 604, size: 0.4, cloth: '#d9a441', wares: 'pots' }) +
    stall(light, { x: 236, foot: 742, size: 1.02, cloth: '#b8402c', wares: 'pots' }) +
    stall(light, { x: 978, foot: 742, size: 1.02, cloth: '#3f6a5c', wares: 'quilts' }) +
    basket(520, 760, 110, light.lit('#a9763f'), light.lit('#e2782a')) +
    basket(700, 752, 90, light.lit('#b98a52'), light.lit('#c4342b')) +
    frame(light, CANVAS, 'fair', 'none')
  );
}
