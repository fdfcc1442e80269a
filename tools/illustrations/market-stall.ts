import {
  darker,
  disc,
  lighter,
  moved,
  oval,
  poly,
  rect,
  round,
  segment,
  shape,
  times,
} from './ink.ts';
import { type Light } from './light.ts';

const pot = (x: number, foot: number, h: number, color: string): string =>
  shape(
    `M${round(x - h * 0.22)},${round(foot - h)} h${round(h * 0.44)} q${round(-h * 0.04)},${round(h * 0.2)} ${round(h * 0.14)},${round(h * 0.5)} q${round(h * 0.04)},${round(h * 0.5)} ${round(-h * 0.2)},${round(h * 0.5)} h${round(-h * 0.32)} q${round(-h * 0.24)},0 ${round(-h * 0.2)},${round(-h * 0.5)} q${round(h * 0.18)},${round(-h * 0.3)} ${round(h * 0.14)},${round(-h * 0.5)} Z`,
    color,
  ) +
  rect(x - h * 0.36, foot - h * 0.44, h * 0.72, h * 0.1, lighter(color, 0.35)) +
  oval(x, foot - h, h * 0.22, h * 0.06, darker(color, 0.4));

const quilt = (x: number, y: number, w: number, h: number, colors: readonly string[]): string =>
  rect(x - 4, y - 4, w + 8, h + 8, colors[2] ?? '#f3e9d2') +
  times(3, (row) =>
    times(3, (column) => {
      const [cw, ch] = [w / 3, h / 3];
      const [cx, cy] = [x + column * cw, y + row * ch];
      return (
        rect(cx, cy, cw, ch, colors[(row + column) % 2] ?? '#b8402c') +
        poly(
          [
            [cx + cw / 2, cy + 3],
            [cx + cw - 3, cy + ch / 2],
            [cx + cw / 2, cy + ch - 3],
            [cx + 3, cy + ch / 2],
          ],
          colors[2] ?? '#f3e9d2',
        )
      );
    }),
  );

export const basket = (x: number, foot: number, w: number, color: string, fruit: string): string =>
  times(7, (index) =>
    disc(
      x + (index - 3) * w * 0.12,
      foot - w * 0.34 - (index % 2) * w * 0.07,
      w * 0.1,
      index % 3 ? fruit : lighter(fruit, 0.2),
    ),
  ) +
  shape(
    `M${round(x - w * 0.5)},${round(foot - w * 0.34)} h${round(w)} l${round(-w * 0.1)},${round(w * 0.34)} h${round(-w * 0.8)} Z`,
    color,
  ) +
  times(4, (index) =>
    segment(
      [x - w * 0.46, foot - w * 0.28 + index * w * 0.08],
      [x + w * 0.46, foot - w * 0.28 + index * w * 0.08],
      darker(color, 0.25),
      2,
    ),
  );

type Stall = {
  x: number;
  foot: number;
  size: number;
  cloth: string;
  wares: 'pots' | 'quilts' | 'baskets';
};

export function stall(light: Light, { x, foot, size, cloth, wares }: Stall): string {
  const stripe = light.lit(cloth);
  const pale = light.lit('#f6ecd8');
  const wood = light.lit('#8a5f3e');
  const goods =
    wares === 'pots'
      ? times(5, (index) =>
          pot(
            -120 + index * 60,
            -112,
            [62, 84, 54, 76, 60][index] ?? 60,
            light.lit(['#8a5038', '#44618a', '#6f8a6a', '#c9874a', '#7a4a5c'][index] ?? '#8a5038'),
          ),
        )
      : wares === 'quilts'
        ? quilt(-138, -266, 120, 150, [light.lit('#b8402c'), light.lit('#3f6a8a'), pale]) +
          quilt(18, -266, 120, 150, [light.lit('#3f6a5c'), light.lit('#d9a441'), pale])
        : [-104, 0, 104]
            .map((at, index) =>
              basket(
                at,
                -112,
                84,
                light.lit('#b98a52'),
                light.lit(['#c4342b', '#e2a23a', '#6f8a3f'][index] ?? '#c4342b'),
              ),
            )
            .join('');
  return moved(
    x,
    foot,
    oval(0, 0, 215, 16, '#161a2b', 0.28) +
      [-176, 164].map((at) => rect(at, -330, 14, 330, wood)).join('') +
      rect(-170, -310, 340, 210, darker(light.lit('#6b4a36'), 0.1), 0, 0.55) +
      (wares === 'quilts' ? goods : '') +
      rect(-186, -114, 372, 16, lighter(wood, 0.16)) +
      rect(-178, -98, 356, 96, pale) +
      times(6, (index) => rect(-178 + index * 61, -98, 30, 96, stripe, 0, 0.85)) +
      (wares === 'quilts' ? '' : goods) +
      poly(
        [
          [-214, -318],
          [214, -318],
          [172, -396],
          [-172, -396],
        ],
        pale,
      ) +
      times(4, (index) =>
        poly(
          [
            [-214 + index * 122, -318],
            [-153 + index * 122, -318],
            [-123 + index * 98, -396],
            [-172 + index * 98, -396],
          ],
          stripe,
        ),
      ) +
      times(7, (index) =>
        shape(
          `M${round(-214 + index * 61.2)},-318 h61.2 v16 q-30.6,26 -61.2,0 Z`,
          index % 2 ? darker(pale, 0.06) : darker(stripe, 0.1),
        ),
      ),
    size,
  );
}
