import { backdrop } from './backdrop.ts';
import { between, chance } from './chance.ts';
import { glow, darker, disc, lighter, oval, rect, segment, shape, stroke, times } from './ink.ts';
import { lightOf } from './light.ts';
import { lantern } from './porch-things.ts';
import { stringLights } from './string-lights.ts';
import { fir } from './trees.ts';

/** A round cedar tub steaming in the snow, blue hour, lanterns on the deck. */
export function winterTub(): string {
  const light = lightOf('dusk', 'winter', 1);
  const next = chance('winter:tub');
  const cedar = light.lit('#b5703f');
  const snow = light.lit('#f2f6f8');
  const floor = light.lit('#8a6a52');
  const steam = times(26, (index) => {
    const t = index / 25;
    return glow(
      between(next, 420, 780) + t * 60,
      500 - t * 330,
      between(next, 50, 90) * (1 + t),
      '#ffffff',
      0.34 * (1 - t * 0.8),
    );
  });
  return (
    backdrop(light, 'winter:tub', {
      sunX: 0.76,
      sunY: 0.26,
      bottom: 0.6,
      ground: 0.7,
      trees: 260,
      firs: 0.85,
      peak: true,
      clear: [420, 800],
    }) +
    fir(light, 120, 660, 520, 'winter:tub:a') +
    fir(light, 1110, 660, 560, 'winter:tub:b') +
    times(28, (index) => rect(index * 44, 470, 13, 190, light.lit('#6b5040'))) +
    rect(-10, 452, 1220, 24, light.lit('#7a5a46')) +
    shape(
      'M-10,454 q60,-22 150,-14 q120,-16 260,0 q160,-18 320,2 q160,-20 300,-2 q100,-10 190,6 V458 H-10 Z',
      snow,
    ) +
    rect(-10, 640, 1220, 170, floor) +
    times(5, (row) => segment([0, 664 + row * 32], [1200, 664 + row * 32], darker(floor, 0.3), 3)) +
    shape('M-10,640 H1210 V664 q-160,26 -330,4 q-200,28 -420,2 q-220,24 -470,-2 Z', snow) +
    glow(600, 560, 430, '#ffca78', 0.35, 190) +
    oval(600, 752, 330, 28, '#161a2b', 0.35) +
    shape('M300,520 L326,740 Q600,800 874,740 L900,520 Z', cedar) +
    times(22, (index) => {
      const t = (index + 0.5) / 22 - 0.5;
      const arc = 748 + (0.25 - t * t) * 112;
      return segment(
        [600 + t * 590, 528 + (0.25 - t * t) * 150],
        [600 + t * 540, arc],
        darker(cedar, 0.28),
        3,
      );
    }) +
    stroke('M308,590 Q600,690 892,590', darker(cedar, 0.5), 12) +
    stroke('M320,696 Q600,788 880,696', darker(cedar, 0.5), 12) +
    oval(600, 520, 304, 70, lighter(cedar, 0.24)) +
    oval(600, 518, 276, 58, darker(cedar, 0.35)) +
    oval(600, 528, 266, 48, light.lit('#5fb3b8')) +
    oval(600, 534, 200, 30, lighter(light.lit('#5fb3b8'), 0.3)) +
    times(26, () =>
      oval(
        between(next, 380, 820),
        between(next, 508, 556),
        between(next, 5, 15),
        between(next, 3, 6),
        '#ffffff',
        0.75,
      ),
    ) +
    shape('M298,512 Q330,470 440,458 L452,470 Q350,486 318,520 Z', snow) +
    shape('M902,512 Q870,470 760,458 L748,470 Q850,486 882,520 Z', snow) +
    steam +
    rect(150, 690, 130, 22, light.lit('#7a5a46'), 4) +
    [160, 252].map((x) => rect(x, 710, 18, 54, light.lit('#6b5040'))).join('') +
    rect(160, 664, 76, 28, light.lit('#44618a'), 8) +
    rect(164, 640, 68, 28, light.lit('#f3ead7'), 8) +
    lantern(258, 620, 626, 54) +
    rect(1010, 690, 120, 20, light.lit('#7a5a46'), 4) +
    [1020, 1104].map((x) => rect(x, 708, 16, 52, light.lit('#6b5040'))).join('') +
    lantern(1070, 600, 596, 82) +
    stringLights([-20, 160], [1220, 120], 80, light) +
    times(120, () =>
      disc(
        next() * 1200,
        next() * 800,
        between(next, 1.4, 3.8),
        '#ffffff',
        between(next, 0.4, 0.9),
      ),
    )
  );
}
