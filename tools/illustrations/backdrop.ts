import { hill, meadow } from './ground.ts';
import type { Light } from './light.ts';
import { ridges } from './ridges.ts';
import { CANVAS, sky } from './sky.ts';
import { stand } from './tree-stand.ts';

type Options = {
  sunX?: number;
  sunY?: number;
  birds?: number;
  top?: number;
  bottom?: number;
  layers?: number;
  peak?: boolean;
  /** Where the ground begins, as a fraction of the height. */
  ground?: number;
  relief?: number;
  /** Height of the trees behind the ground; none without it. */
  trees?: number;
  firs?: number;
  clear?: readonly [number, number];
};

/** Sky, ridges, a line of trees and the ground: what most scenes stand before. */
export function backdrop(light: Light, seed: string, options: Options = {}): string {
  const { sunX, sunY, birds, top = 0.3, bottom = 0.6, layers, peak } = options;
  const { ground = 0.72, relief = 0.014, trees = 0, firs = 0.5, clear } = options;
  return (
    sky(light, CANVAS, seed, { sunX, sunY, birds }) +
    ridges(light, CANVAS, seed, { top, bottom, layers, peak }) +
    (trees
      ? stand(light, seed, {
          from: -30,
          to: 1230,
          foot: ground * CANVAS.height - 8,
          low: trees * 0.5,
          high: trees,
          count: Math.round(4200 / trees),
          firs,
          clear,
        })
      : '') +
    meadow(light, CANVAS, hill(CANVAS, seed, ground, relief), seed)
  );
}
