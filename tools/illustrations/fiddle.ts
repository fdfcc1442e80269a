import { darker, lighter, rect, round, segment, shape, stroke, times } from './ink.ts';

/** A fiddle standing upright, its chin at (0, 0); leaned by `angle`. */
export function fiddle(x: number, y: number, size: number, angle: number, wood: string): string {
  const dark = darker(wood, 0.5);
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${angle}) scale(${size})">${
    shape(
      'M0,0 C-64,0 -86,-40 -78,-84 C-72,-112 -52,-116 -46,-138 C-44,-156 -66,-168 -64,-202 C-62,-238 -34,-254 0,-254 C34,-254 62,-238 64,-202 C66,-168 44,-156 46,-138 C52,-116 72,-112 78,-84 C86,-40 64,0 0,0 Z',
      dark,
    ) +
    shape(
      'M0,-8 C-58,-8 -76,-42 -69,-82 C-64,-106 -44,-112 -38,-138 C-36,-160 -57,-170 -55,-202 C-53,-232 -30,-245 0,-245 C30,-245 53,-232 55,-202 C57,-170 36,-160 38,-138 C44,-112 64,-106 69,-82 C76,-42 58,-8 0,-8 Z',
      wood,
    ) +
    shape('M-52,-60 C-56,-90 -30,-110 -26,-140 C-36,-118 -66,-104 -52,-60 Z', lighter(wood, 0.22)) +
    stroke('M-32,-92 q-10,14 0,30 q8,14 -2,28 M32,-92 q10,14 0,30 q-8,14 2,28', dark, 5) +
    shape('M-16,-22 L-22,-84 H22 L16,-22 Z', '#241d1c') +
    rect(-26, -104, 52, 9, '#e2c78e', 3) +
    rect(-12, -420, 24, 270, '#241d1c', 5) +
    times(4, (index) => segment([-9 + index * 6, -22], [-7 + index * 4.6, -420], '#f1e9d6', 1.6)) +
    shape(
      'M-14,-420 H14 L11,-486 Q10,-514 -10,-512 Q-26,-508 -20,-492 Q-8,-484 -11,-470 Z',
      darker(wood, 0.2),
    ) +
    [-454, -436].map((at) => segment([-30, at], [30, at], '#241d1c', 7)).join('')
  }</g>`;
}
