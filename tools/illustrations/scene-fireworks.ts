import { backdrop } from './backdrop.ts';
import { chance } from './chance.ts';
import { frame } from './foreground.ts';
import { disc, glow, lighter, mix, stroke, times } from './ink.ts';
import { town } from './landmark-build.ts';
import { lightOf } from './light.ts';
import { forest, land } from './ridges.ts';
import { CANVAS } from './sky.ts';

/** One shell at its widest: rays that droop a little and end in sparks. */
export function burst(x: number, y: number, r: number, color: string, seed: string): string {
  const next = chance(`burst:${seed}`);
  return (
    glow(x, y, r * 1.5, color, 0.4) +
    times(34, (index) => {
      const angle = (index / 34) * Math.PI * 2;
      const reach = r * (0.72 + next() * 0.3);
      const [tx, ty] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.94 + r * 0.08];
      const [fx, fy] = [x + Math.cos(angle) * r * 0.22, y + Math.sin(angle) * r * 0.22];
      return (
        stroke(
          `M${fx.toFixed(1)},${fy.toFixed(1)} Q${(x + Math.cos(angle) * reach * 0.7).toFixed(1)},${(y + Math.sin(angle) * reach * 0.7 - r * 0.05).toFixed(1)} ${tx.toFixed(1)},${ty.toFixed(1)}`,
          index % 3 ? color : lighter(color, 0.5),
          index % 2 ? 3 : 2,
          0.9,
        ) + disc(tx, ty, 3.6, lighter(color, 0.6))
      );
    }) +
    disc(x, y, r * 0.07, '#fffbe6')
  );
}

/** Independence Day: six shells over the lit town. */
export function fireworks(): string {
  const light = lightOf('night', 'summer', 0);
  const near = (x: number) => 640 + ((x - 600) / 600) ** 2 * -70;
  const trail = (x: number, y: number, foot: number) =>
    stroke(`M${x},${y + 20} Q${x + 14},${(y + foot) / 2} ${x + 6},${foot}`, '#ffe0a0', 2.4, 0.45);
  return (
    backdrop(light, 'july', { sunX: 0.08, sunY: 0.1, top: 0.46, bottom: 0.7, ground: 0.78 }) +
    trail(600, 230, 600) +
    trail(300, 300, 610) +
    trail(910, 270, 610) +
    burst(600, 220, 190, '#ffd070', 'a') +
    burst(300, 290, 140, '#ff6f61', 'b') +
    burst(910, 262, 150, '#7fb8ff', 'c') +
    burst(770, 120, 78, '#ffffff', 'd') +
    burst(430, 108, 86, '#7fb8ff', 'e') +
    burst(1080, 120, 84, '#ff6f61', 'f') +
    land(CANVAS, () => 612, mix(light.near, light.shade, 0.5)) +
    glow(600, 640, 480, '#ffbf77', 0.5, 110) +
    town(light, 'july', 300, 600, 640, 5) +
    land(CANVAS, (x) => near(x) + 62, mix(light.near, light.firs[0] ?? light.near, 0.5)) +
    forest(light, CANVAS, (x) => near(x) + 62, light.near, 'july', 1.5, 6) +
    frame(light, CANVAS, 'july', 'left')
  );
}
