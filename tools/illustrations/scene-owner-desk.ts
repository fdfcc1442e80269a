import { backdrop } from './backdrop.ts';
import { windowRoom } from './desk-parts.ts';
import { mug } from './desk-parts.ts';
import { house } from './houses.ts';
import { glow, mix, moved, oval, poly, rect, segment, shape, stroke, times } from './ink.ts';
import { build } from './landmark-build.ts';
import { lightOf } from './light.ts';

/** An owner's desk: a ledger, keys and a small house by evening lamp. */
export function ownerDesk(): string {
  const light = lightOf('dusk', 'autumn', 2);
  const view = backdrop(light, 'owner', {
    sunX: 0.3,
    sunY: 0.28,
    bottom: 0.6,
    ground: 0.74,
    trees: 160,
  });
  // Lamplight inside: the blue of the hour stays outside the window.
  const warm = (color: string) => mix(color, '#4a2c26', 0.24);
  const model = build(
    lightOf('golden', 'autumn', 1),
    'owner',
    { wood: '#b07a48', trim: '#6b4630', roof: '#3f5a52', door: '#b4492c' },
    'log',
  );
  const page = (side: 1 | -1) =>
    shape(
      `M600,676 Q${600 + side * 90},640 ${600 + side * 214},660 L${600 + side * 262},772 Q${600 + side * 110},752 600,786 Z`,
      side === 1 ? '#f6ecd6' : '#fbf4e4',
    ) +
    times(6, (row) =>
      stroke(
        `M${600 + side * (24 + row * 1)},${684 + row * 15} Q${600 + side * 100},${652 + row * 16} ${600 + side * (206 + row * 8)},${672 + row * 16}`,
        warm('#b9c3c0'),
        2.4,
      ),
    );
  const key = (angle: number, color: string) =>
    `<g transform="translate(1010 664) scale(0.86) rotate(${angle})"><circle cx="0" cy="34" r="17" fill="none" stroke="${color}" stroke-width="9"/>${rect(-5, 50, 10, 66, color, 3)}${rect(4, 88, 18, 9, color)}${rect(4, 104, 14, 9, color)}</g>`;
  return (
    windowRoom(warm, view, '#c99a68') +
    glow(250, 420, 420, '#ffd58a', 0.55) +
    oval(250, 690, 110, 14, '#161a2b', 0.3) +
    rect(196, 668, 108, 20, warm('#a8803c'), 8) +
    rect(242, 430, 16, 244, warm('#c99a4a')) +
    poly(
      [
        [150, 440],
        [350, 440],
        [304, 320],
        [196, 320],
      ],
      '#fbe6b4',
    ) +
    poly(
      [
        [150, 440],
        [350, 440],
        [346, 428],
        [154, 428],
      ],
      '#e0b25e',
    ) +
    moved(960, 636, house('gable', model).art, 0.5) +
    shape(
      'M330,664 Q470,650 600,690 Q730,650 870,664 L884,786 Q740,770 600,800 Q460,770 316,786 Z',
      warm('#7a3b2a'),
    ) +
    page(-1) +
    page(1) +
    segment([600, 680], [600, 786], warm('#cdbf9f'), 4) +
    segment([690, 770], [808, 640], warm('#d9a441'), 12) +
    shape('M690,770 L686,786 L702,778 Z', '#2a2220') +
    key(24, warm('#d9b25f')) +
    key(-28, warm('#c9a04a')) +
    `<circle cx="1010" cy="668" r="20" fill="none" stroke="${warm('#8f9698')}" stroke-width="6"/>` +
    mug(1128, 748, 0.72, warm('#44618a'))
  );
}
