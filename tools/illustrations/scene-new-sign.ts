import { backdrop } from './backdrop.ts';
import { edgeTrees } from './foreground-edge.ts';
import { undergrowth } from './foreground.ts';
import { footpath, hill, meadow, splitRail } from './ground.ts';
import { house } from './houses.ts';
import { darker, glow, lighter, moved, rect, stroke } from './ink.ts';
import { build } from './landmark-build.ts';
import { lightOf, type Light } from './light.ts';
import { stand } from './tree-stand.ts';
import { CANVAS } from './sky.ts';

/** A post with an arm, and on chains below it a board without a name. */
function blankSign(light: Light, x: number, foot: number): string {
  const wood = light.lit('#7a5233');
  const board = light.lit('#e9d3a6');
  const chain = (at: number) => stroke(`M${at},${foot - 236} V${foot - 206}`, darker(wood, 0.4), 4);
  return (
    rect(x - 9, foot - 280, 18, 284, wood, 3) +
    rect(x - 9, foot - 280, 6, 284, lighter(wood, 0.25), 3) +
    rect(x - 26, foot - 252, 250, 16, darker(wood, 0.12), 4) +
    stroke(`M${x},${foot - 180} L${x + 74},${foot - 238}`, darker(wood, 0.2), 9) +
    chain(x + 62) +
    chain(x + 198) +
    rect(x + 36, foot - 208, 188, 94, darker(board, 0.28), 8) +
    rect(x + 36, foot - 210, 188, 90, board, 8) +
    rect(x + 46, foot - 200, 168, 70, darker(board, 0.1), 5) +
    rect(x + 49, foot - 197, 162, 64, board, 4) +
    stroke(
      `M${x + 62},${foot - 180} q30,-4 62,0 t66,-2 M${x + 60},${foot - 152} q40,3 80,0 t58,1`,
      darker(board, 0.12),
      2,
    )
  );
}

/** A cabin with its lamps on, and beside the lane a sign that waits for a name. */
export function newSign(): string {
  const light = lightOf('golden', 'autumn', 0);
  const line = hill(CANVAS, 'new-sign', 0.66, 0.014);
  const home = house(
    'gable',
    build(
      light,
      'new-sign',
      { wood: '#a8703f', trim: '#5f3d2a', roof: '#3b554d', door: '#b4492c' },
      'log',
    ),
  );
  const foot = line(640) + 18;
  const scale = 0.98;
  return (
    backdrop(light, 'new-sign', {
      sunX: 0.3,
      sunY: 0.26,
      birds: 4,
      top: 0.26,
      bottom: 0.58,
      peak: true,
    }) +
    stand(light, 'new-sign:back', {
      from: -30,
      to: 1230,
      foot: line(600) + 8,
      low: 100,
      high: 190,
      count: 24,
      firs: 0.35,
    }) +
    meadow(light, CANVAS, line, 'new-sign') +
    footpath(light, 640 + home.door * scale, foot + 2, 470, CANVAS.height - foot + 8) +
    glow(640, foot - 120, 300, '#ffd58a', 0.3) +
    moved(640, foot, home.art, scale) +
    splitRail(light, line, 860, 1230, 92) +
    blankSign(light, 132, 742) +
    undergrowth(light, CANVAS, 'new-sign') +
    edgeTrees(light, CANVAS, 'new-sign', 'bough', 'right')
  );
}
