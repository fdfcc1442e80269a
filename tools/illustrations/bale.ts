import { darker, oval, rect, segment, shape, times } from './ink.ts';
import type { Light } from './light.ts';

/** A round bale: the coil of its end, the straw of its side, and snow where there is any. */
export const bale = (light: Light, r: number): string => {
  const straw = light.lit('#d3b066');
  return (
    oval(r * 0.5, 0, r * 1.5, r * 0.2, '#161a2b', 0.26) +
    rect(0, -r * 2, r * 1.15, r * 2, darker(straw, 0.16), r * 0.5) +
    oval(r * 1.15, -r, r * 0.72, r, darker(straw, 0.16)) +
    times(4, (index) =>
      segment(
        [r * 0.1, -r * (1.75 - index * 0.46)],
        [r * 1.7, -r * (1.75 - index * 0.46)],
        darker(straw, 0.32),
        1.6,
        0.7,
      ),
    ) +
    oval(0, -r, r * 0.76, r, straw) +
    times(
      3,
      (index) =>
        `<ellipse cx="0" cy="${(-r).toFixed(1)}" rx="${(r * (0.58 - index * 0.18)).toFixed(1)}" ry="${(r * (0.76 - index * 0.24)).toFixed(1)}" fill="none" stroke="${darker(straw, 0.26)}" stroke-width="2"/>`,
    ) +
    (light.snow
      ? shape(
          `M${-r * 0.66},${-r * 1.5} Q${-r * 0.3},${-r * 2.16} ${r * 0.2},${-r * 2.12} H${r * 1.2} Q${r * 1.7},${-r * 2} ${r * 1.76},${-r * 1.5} Q${r * 1.2},${-r * 1.7} ${r * 0.7},${-r * 1.66} Q${r * 0.1},${-r * 1.8} ${-r * 0.66},${-r * 1.5} Z`,
          light.lit('#f2f6f8'),
        )
      : '')
  );
};
