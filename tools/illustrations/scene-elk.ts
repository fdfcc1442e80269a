import { backdrop } from './backdrop.ts';
import { between, chance } from './chance.ts';
import { elk } from './elk.ts';
import { frame } from './foreground.ts';
import { darker, round, stroke, times } from './ink.ts';
import { lightOf } from './light.ts';
import { fogBand } from './ridges.ts';
import { CANVAS } from './sky.ts';

/** An elk bull in the mist of a meadow, two cows behind. */
export function elkMeadow(): string {
  const light = lightOf('golden', 'autumn', 0);
  const coat = light.lit('#a9805a');
  const next = chance('elk:grass');
  const horn = light.lit('#ead9b4');
  return (
    backdrop(light, 'elk', {
      sunX: 0.66,
      sunY: 0.3,
      bottom: 0.6,
      ground: 0.7,
      trees: 240,
      firs: 0.35,
      birds: 3,
      clear: [380, 640],
    }) +
    fogBand(light, CANVAS, 556, 40, 'elk', 0.85) +
    elk(850, 612, 0.5, coat) +
    elk(1040, 630, 0.58, coat, undefined, true) +
    fogBand(light, CANVAS, 622, 26, 'elk:2', 0.5) +
    elk(500, 716, 1.3, coat, horn) +
    times(70, () => {
      const [gx, gy] = [between(next, 300, 700), between(next, 712, 750)];
      return stroke(
        `M${round(gx)},${round(gy)} q2,-12 ${round(between(next, -6, 6))},-${round(between(next, 18, 34))}`,
        darker(light.grass, 0.22),
        2.4,
        0.8,
      );
    }) +
    frame(light, CANVAS, 'elk', 'right')
  );
}
