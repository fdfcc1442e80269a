import { bale } from './bale.ts';
import { frame } from './foreground.ts';
import { footpath, hill, meadow, rock, splitRail } from './ground.ts';
import { house } from './houses.ts';
import { moved, times } from './ink.ts';
import { build } from './landmark-build.ts';
import { lightOf } from './light.ts';
import { fogBand, ridges } from './ridges.ts';
import { CANVAS, sky } from './sky.ts';
import { stand } from './tree-stand.ts';
import { hardwood } from './trees.ts';

export function wearsValley(): string {
  const light = lightOf('morning', 'autumn', 0);
  const size = CANVAS;
  const line = hill(size, 'wv', 0.64, 0.014);
  const barn = build(
    light,
    'wv',
    { wood: '#9b3d2d', trim: '#f0e6d2', roof: '#6b7074', door: '#7c2f24' },
    'board',
    true,
  );
  return (
    sky(light, size, 'area:wears-valley', { sunX: 0.78, birds: 7 }) +
    ridges(light, size, 'area:wears-valley', { top: 0.26, bottom: 0.56, layers: 7, peak: true }) +
    fogBand(light, size, 476, 34, 'wv', 0.85) +
    stand(light, 'wv', {
      from: -20,
      to: 1220,
      foot: 528,
      low: 40,
      high: 96,
      count: 34,
      firs: 0.25,
    }) +
    meadow(light, size, line, 'wv') +
    splitRail(light, line, -30, 1240, 30, 0.62) +
    moved(470, 610, house('barn', barn).art, 0.62) +
    times(7, (index) => {
      const x = 720 + (index % 4) * 116 + (index > 3 ? 50 : 0);
      const y = 622 + (index > 3 ? 44 : 0) + (index % 3) * 9;
      return moved(x, y + 22, bale(light, index > 3 ? 27 : 21));
    }) +
    footpath(light, 470, 614, 330, 200, 24) +
    splitRail(light, () => 716, 690, 1260, 66, 1.2) +
    hardwood(light, 1110, 770, 420, 'wv:t', light.leaves[1]) +
    rock(light, 540, 770, 80, 'wv:r') +
    frame(light, size, 'wears', 'left')
  );
}
