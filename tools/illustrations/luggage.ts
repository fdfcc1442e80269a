import { darker, disc, lighter, moved, oval, poly, rect, shape, stroke, times } from './ink.ts';

type Tone = (color: string) => string;

/** A leather suitcase standing on (0, 0) of its own sheet, about 260 wide. */
export function suitcase(x: number, foot: number, size: number, color: string, tone: Tone): string {
  const hide = tone(color);
  const strap = darker(hide, 0.4);
  const brass = tone('#d9b25f');
  return moved(
    x,
    foot,
    oval(0, 0, 150, 13, '#161a2b', 0.3) +
      stroke('M-38,-176 V-196 Q-38,-208 -26,-208 H26 Q38,-208 38,-196 V-176', strap, 11) +
      rect(-130, -178, 260, 178, hide, 16) +
      rect(-130, -178, 260, 60, lighter(hide, 0.1), 16) +
      rect(-130, -122, 260, 7, darker(hide, 0.3)) +
      [-84, 62]
        .map(
          (at) =>
            rect(at, -178, 22, 178, strap) +
            rect(at - 3, -112, 28, 22, brass, 4) +
            rect(at + 4, -106, 14, 10, strap, 2),
        )
        .join('') +
      [-130, 102]
        .map((at) => rect(at, -178, 28, 28, brass, 10) + rect(at, -28, 28, 28, brass, 10))
        .join('') +
      rect(-20, -128, 40, 18, brass, 4),
    size,
  );
}

/** A pair of hiking boots, the nearer one a step ahead. */
export function boots(x: number, foot: number, size: number, color: string, tone: Tone): string {
  const boot = (dx: number, dy: number, hide: string) =>
    moved(
      dx,
      dy,
      oval(-14, 0, 82, 9, '#161a2b', 0.3) +
        shape(
          'M-10,-118 H46 C52,-80 52,-50 52,-16 H-88 C-92,-40 -80,-52 -52,-58 C-26,-64 -12,-84 -10,-118 Z',
          hide,
        ) +
        shape('M-88,-16 C-92,-40 -80,-52 -56,-56 C-60,-40 -64,-26 -60,-16 Z', darker(hide, 0.28)) +
        rect(-92, -18, 146, 18, tone('#2e2a2a'), 6) +
        rect(-14, -124, 64, 16, tone('#d9c5a0'), 8) +
        times(4, (row) => stroke(`M${-12 - row * 9},${-98 + row * 13} l26,-6`, tone('#f0d9a8'), 5)),
      1,
    );
  const hide = tone(color);
  return moved(x, foot, boot(58, -12, darker(hide, 0.2)) + boot(-14, 0, hide), size);
}

export function backpack(x: number, foot: number, size: number, color: string, tone: Tone): string {
  const cloth = tone(color);
  const leather = tone('#8a5a34');
  return moved(
    x,
    foot,
    oval(0, 0, 110, 12, '#161a2b', 0.3) +
      rect(-84, -258, 168, 44, tone('#7f8f6a'), 22) +
      times(2, (index) => rect(-58 + index * 96, -262, 14, 52, leather, 4)) +
      shape(
        'M-86,-10 C-100,-120 -80,-206 -40,-220 H40 C80,-206 100,-120 86,-10 Q84,0 72,0 H-72 Q-84,0 -86,-10 Z',
        cloth,
      ) +
      shape(
        'M44,-218 C80,-206 100,-120 86,-10 Q84,0 72,0 H48 C70,-70 70,-160 44,-218 Z',
        darker(cloth, 0.24),
      ) +
      shape('M-74,-200 Q0,-236 74,-200 L66,-128 Q0,-106 -66,-128 Z', lighter(cloth, 0.1)) +
      rect(-58, -92, 116, 78, lighter(cloth, 0.06), 12) +
      rect(-58, -92, 116, 18, darker(cloth, 0.2), 8) +
      times(
        2,
        (index) =>
          rect(-36 + index * 58, -140, 14, 70, leather, 3) +
          rect(-38 + index * 58, -84, 18, 14, tone('#d9b25f'), 3),
      ),
    size,
  );
}

export function thermos(x: number, foot: number, size: number, color: string, tone: Tone): string {
  const steel = tone('#c6ccc9');
  return moved(
    x,
    foot,
    oval(0, 0, 34, 6, '#161a2b', 0.3) +
      rect(-26, -128, 52, 128, tone(color), 8) +
      rect(12, -128, 14, 128, darker(tone(color), 0.25), 6) +
      rect(-26, -96, 52, 9, steel) +
      rect(-22, -164, 44, 38, steel, 8) +
      rect(8, -164, 14, 38, darker(steel, 0.2), 6),
    size,
  );
}

/** Felt hat with a band. */
export const hat = (x: number, foot: number, size: number, color: string, tone: Tone): string =>
  moved(
    x,
    foot,
    oval(0, -6, 96, 16, darker(tone(color), 0.2)) +
      shape(
        'M-52,-10 C-54,-60 -40,-84 -20,-80 Q0,-70 20,-80 C40,-84 54,-60 52,-10 Q0,4 -52,-10 Z',
        tone(color),
      ) +
      shape(
        'M-53,-16 C-53,-24 -53,-30 -52,-36 Q0,-22 52,-36 C53,-30 53,-24 53,-16 Q0,-2 -53,-16 Z',
        tone('#7a3b2a'),
      ) +
      oval(0, -84, 1, 1, tone(color)),
    size,
  );

export const binoculars = (x: number, foot: number, size: number, tone: Tone): string =>
  moved(
    x,
    foot,
    oval(0, 0, 74, 9, '#161a2b', 0.3) +
      [-34, 34]
        .map(
          (at) =>
            poly(
              [
                [at - 22, -96],
                [at + 22, -96],
                [at + 30, 0],
                [at - 30, 0],
              ],
              tone('#2f3436'),
            ) +
            rect(at - 25, -108, 50, 20, tone('#454b4d'), 6) +
            rect(at - 32, -20, 64, 20, tone('#454b4d'), 6) +
            rect(at - 14, -80, 8, 56, tone('#5c6466'), 4),
        )
        .join('') +
      rect(-16, -74, 32, 22, tone('#454b4d'), 6) +
      disc(0, -63, 9, tone('#d9b25f')),
    size,
  );
