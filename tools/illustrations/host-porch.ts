import { hill, meadow } from './ground.ts';
import { darker, rect, times } from './ink.ts';
import { lightOf } from './light.ts';
import { lantern } from './porch-things.ts';
import { ridges } from './ridges.ts';
import { sky, type Size } from './sky.ts';
import { stand } from './tree-stand.ts';

/** The porch the host stands on, as wide as its sheet. */
export function hostPorch(size: Size): string {
  const light = lightOf('golden', 'autumn', 1);
  const porch = '#7a5036';
  return (
    sky(light, size, 'host', { sunX: 0.2, sunY: 0.24 }) +
    ridges(light, size, 'host', { top: 0.36, bottom: 0.62 }) +
    stand(light, 'host', {
      from: -20,
      to: size.width + 20,
      foot: 640,
      low: 150,
      high: 280,
      count: Math.round(size.width / 82),
      firs: 0.5,
      // Nothing that could be taken for hair or earrings behind the head.
      clear: [size.width / 2 - 240, size.width / 2 + 240],
    }) +
    meadow(light, size, hill(size, 'host', 0.7, 0.01), 'host') +
    rect(0, 620, size.width, 16, porch) +
    times(size.width / 45, (index) => rect(index * 48 + 8, 636, 15, 200, darker(porch, 0.12))) +
    rect(0, 770, size.width, 18, porch) +
    rect(40, 0, 52, 900, porch) +
    rect(74, 0, 18, 900, darker(porch, 0.3)) +
    rect(0, 0, size.width, 54, darker(porch, 0.1)) +
    rect(0, 46, size.width, 12, darker(porch, 0.4)) +
    lantern(size.width - 130, 50, 104, 62)
  );
}
