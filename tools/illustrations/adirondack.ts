import { darker, lighter, oval, rect, round, shape, times } from './ink.ts';

/** A low chair of slats on the point (x, y). */
export function adirondack(x: number, y: number, color: string, flip: 1 | -1, k: number): string {
  const dark = darker(color, 0.3);
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(k * flip * 100) / 100} ${round(k * 100) / 100})">${
    oval(10, 2, 120, 15, '#10131f', 0.4) +
    times(5, (index) =>
      shape(
        `M${-70 + index * 21},${-58 - index * 2} L${-88 + index * 21},${-168 - (2 - Math.abs(index - 2)) * 12} q9,-10 19,-2 L${-50 + index * 21},${-56 - index * 2} Z`,
        index % 2 ? darker(color, 0.1) : color,
      ),
    ) +
    shape('M-74,-62 L34,-70 L82,-46 L-34,-30 Z', lighter(color, 0.12)) +
    shape('M-34,-30 L82,-46 L82,-36 L-34,-18 Z', dark) +
    shape('M-34,-24 L-52,0 H-34 L-20,-22 Z', dark) +
    rect(68, -44, 13, 46, color) +
    rect(-50, -96, 12, 70, dark) +
    rect(-32, -88, 13, 92, color) +
    rect(30, -92, 11, 40, dark) +
    shape('M-62,-98 L-8,-92 L-6,-80 L-62,-88 Z', lighter(color, 0.06)) +
    shape('M14,-100 L96,-92 L98,-80 L14,-90 Z', lighter(color, 0.16)) +
    rect(80, -84, 12, 84, color)
  }</g>`;
}
