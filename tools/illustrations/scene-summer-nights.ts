import { backdrop } from './backdrop.ts';
import { frame } from './foreground.ts';
import { darker, disc, glow, lighter, poly, rect, segment, shape, stroke, times } from './ink.ts';
import { lightOf, type Light } from './light.ts';
import { land } from './ridges.ts';
import { CANVAS } from './sky.ts';
import { stringLights } from './string-lights.ts';
import { lampPost } from './street-parts.ts';

const BULBS = ['#ffd879', '#ff8d70', '#8fe0b0', '#8cc6ff', '#ffb3d1'];

const bulb = (x: number, y: number, index: number, r = 3.4): string => {
  const color = BULBS[index % BULBS.length] ?? '#ffd879';
  return disc(x, y, r * 2.4, color, 0.25) + disc(x, y, r, lighter(color, 0.35));
};

/** A great wheel, its rim and spokes in lights, cars hung level. */
function wheel(light: Light, x: number, y: number, r: number, foot: number): string {
  const steel = light.lit('#5a5f78');
  return (
    segment([x, y], [x - r * 0.56, foot], steel, 12) +
    segment([x, y], [x + r * 0.56, foot], steel, 12) +
    glow(x, y, r * 1.3, '#ffd58a', 0.3) +
    times(12, (index) => {
      const angle = (index / 12) * Math.PI * 2;
      return segment(
        [x, y],
        [x + Math.cos(angle) * r, y + Math.sin(angle) * r],
        darker(steel, 0.1),
        3,
      );
    }) +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${steel}" stroke-width="7"/>` +
    `<circle cx="${x}" cy="${y}" r="${r * 0.62}" fill="none" stroke="${steel}" stroke-width="3"/>` +
    times(48, (index) => {
      const angle = (index / 48) * Math.PI * 2;
      return bulb(x + Math.cos(angle) * r, y + Math.sin(angle) * r, index);
    }) +
    times(24, (index) => {
      const angle = (index / 24) * Math.PI * 2;
      return bulb(x + Math.cos(angle) * r * 0.62, y + Math.sin(angle) * r * 0.62, index + 2, 2.4);
    }) +
    times(12, (index) => {
      const angle = ((index + 0.5) / 12) * Math.PI * 2;
      const [cx, cy] = [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
      const paint = light.lit(['#c4503c', '#d9a441', '#3f7a78', '#6f5a9a'][index % 4] ?? '#c4503c');
      return (
        segment([cx, cy], [cx, cy + 10], steel, 3) +
        shape(`M${cx - 15},${cy + 10} h30 v12 q0,12 -15,12 q-15,0 -15,-12 Z`, paint) +
        rect(cx - 16, cy + 6, 32, 6, lighter(paint, 0.3), 3)
      );
    }) +
    disc(x, y, 16, '#ffe6a8')
  );
}

/** A wooden coaster: its hills on a lattice, a train of cars near the top. */
function coaster(light: Light): string {
  const wood = light.lit('#8a7a86');
  const track = (x: number) => 470 - Math.sin((x - 620) / 92) * 92 - (x - 620) * 0.12;
  return (
    times(34, (index) => {
      const x = 620 + index * 18;
      return (
        segment([x, track(x)], [x, 640], wood, 2.6) +
        segment([x, track(x) + 24], [x + 18, 640], darker(wood, 0.2), 1.6, 0.7) +
        segment([x, 640], [x + 18, track(x + 18) + 20], darker(wood, 0.2), 1.6, 0.7)
      );
    }) +
    stroke(
      Array.from(
        { length: 104 },
        (_, index) => `${index ? 'L' : 'M'}${620 + index * 6},${track(620 + index * 6).toFixed(1)}`,
      ).join(' '),
      lighter(wood, 0.2),
      8,
    ) +
    times(30, (index) => bulb(624 + index * 20, track(624 + index * 20) - 7, index, 2.6)) +
    times(5, (index) => {
      const x = 716 + index * 27;
      return (
        rect(x - 12, track(x) - 24, 25, 17, light.lit('#c4402f'), 5) +
        disc(x - 3, track(x) - 27, 5, light.lit('#d9a97f')) +
        segment([x - 3, track(x) - 26], [x - 9, track(x) - 42], light.lit('#d9a97f'), 3)
      );
    })
  );
}

/** Lights that fly in the shape of a butterfly. */
const drones = (x: number, y: number, size: number): string =>
  [-1, 1]
    .map((side) =>
      times(46, (index) => {
        const t = (index / 46) * Math.PI * 2;
        const upper = index % 2 === 0;
        const [w, h, cx, cy] = upper ? [86, 62, 88, -44] : [54, 46, 66, 48];
        const px = x + side * (cx + Math.cos(t) * w + (upper ? Math.sin(t) * -24 : 0)) * size;
        const py = y + (cy + Math.sin(t) * h) * size;
        return bulb(px, py, upper ? 3 : 4, 2.6);
      }),
    )
    .join('') + times(9, (index) => bulb(x, y + (-70 + index * 18) * size, 0, 2.8));

/** A park in a summer night: the wheel, the coaster, drones over both. */
export function summerNights(): string {
  const light = lightOf('night', 'summer', 0);
  const path = light.lit('#6f6a80');
  return (
    backdrop(light, 'summer-nights', {
      sunX: 0.93,
      sunY: 0.12,
      top: 0.5,
      bottom: 0.68,
      ground: 0.76,
      trees: 130,
      firs: 0.3,
    }) +
    drones(690, 190, 1) +
    coaster(light) +
    wheel(light, 300, 380, 210, 650) +
    land(CANVAS, (x) => 632 + Math.sin(x / 140) * 6, darker(light.grass, 0.2)) +
    shape('M420,640 H760 L1100,820 H120 Z', path) +
    glow(600, 690, 520, '#ffbf77', 0.34, 110) +
    [
      [130, '#b8402c'],
      [930, '#2f7a78'],
      [1080, '#d9a441'],
    ]
      .map(([at, cloth], index) => {
        const x = Number(at);
        const stripe = light.lit(String(cloth));
        const pale = light.lit('#f4ead6');
        return (
          rect(x - 60, 600, 120, 80, darker(stripe, 0.4)) +
          rect(x - 50, 616, 100, 40, '#ffdb92') +
          times(6, (part) =>
            poly(
              [
                [x - 72 + part * 24, 604],
                [x - 48 + part * 24, 604],
                [x + (part - 2) * 8, 548],
                [x + (part - 3) * 8, 548],
              ],
              part % 2 ? pale : stripe,
            ),
          ) +
          segment([x, 548], [x, 528], pale, 3) +
          poly(
            [
              [x, 528],
              [x + 24, 536],
              [x, 543],
            ],
            stripe,
          ) +
          bulb(x - 60, 606, index) +
          bulb(x + 60, 606, index + 1)
        );
      })
      .join('') +
    stringLights([-20, 560], [480, 600], 44, light) +
    stringLights([720, 600], [1220, 550], 44, light) +
    lampPost(light, 420, 720, 180) +
    lampPost(light, 800, 720, 180) +
    frame(light, CANVAS, 'summer-nights', 'none')
  );
}
