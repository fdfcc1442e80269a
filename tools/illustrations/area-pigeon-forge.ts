import { doorUnit, windowUnit } from './facade-openings.ts';
import { chimney } from './facade-roof.ts';
import { gableFront, plinth } from './facade.ts';
import { frame } from './foreground.ts';
import { hill, meadow } from './ground.ts';
import { darker, disc, lighter, moved, oval, rect, segment, shape, times } from './ink.ts';
import { build } from './landmark-build.ts';
import { laurel } from './laurel.ts';
import { lightOf } from './light.ts';
import { ridges } from './ridges.ts';
import { CANVAS, sky } from './sky.ts';
import { stand } from './tree-stand.ts';
import { water } from './water.ts';

export function pigeonForge(): string {
  const light = lightOf('morning', 'autumn', 1);
  const size = CANVAS;
  const line = hill(size, 'pf', 0.68, 0.012);
  const bank = hill(size, 'pf:bank', 0.8, 0.008);
  const mill = build(light, 'mill', {
    wood: '#8a5b40',
    trim: '#efe4cc',
    roof: '#5c5a58',
    door: '#3f6255',
  });
  const wood = light.lit('#5d3d2b');
  const wheel = (x: number, y: number, r: number) =>
    disc(x + 6, y + 6, r, '#161a2b', 0.3) +
    times(16, (index) => {
      const a = (index / 16) * Math.PI * 2;
      return segment(
        [x + Math.cos(a) * r * 0.78, y + Math.sin(a) * r * 0.78],
        [x + Math.cos(a + 0.1) * r * 1.08, y + Math.sin(a + 0.1) * r * 1.08],
        darker(wood, 0.1),
        12,
      );
    }) +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${wood}" stroke-width="10"/><circle cx="${x}" cy="${y}" r="${r * 0.78}" fill="none" stroke="${darker(wood, 0.2)}" stroke-width="8"/>` +
    times(8, (index) => {
      const a = (index / 8) * Math.PI * 2;
      return segment([x, y], [x + Math.cos(a) * r, y + Math.sin(a) * r], lighter(wood, 0.12), 8);
    }) +
    disc(x, y, 15, darker(wood, 0.35));
  const foam = (x: number, y: number, w: number) =>
    times(14, (index) =>
      oval(x + (index / 13) * w, y + Math.sin(index * 2.1) * 5, 22, 9, '#f7fbf6', 0.8),
    );
  return (
    sky(light, size, 'area:pigeon-forge', { sunX: 0.2, birds: 4 }) +
    ridges(light, size, 'area:pigeon-forge', { top: 0.32, bottom: 0.6 }) +
    stand(light, 'pf', {
      from: -20,
      to: 1220,
      foot: 560,
      low: 150,
      high: 260,
      count: 20,
      firs: 0.25,
    }) +
    meadow(light, size, line, 'pf') +
    moved(
      640,
      628,
      chimney(mill, 150, -240, 44, 170) +
        plinth(mill, -160, -60, 330, 190, 70) +
        gableFront(
          mill,
          { x: -160, foot: -60, w: 330, h: 220, rise: 130, depth: 200 },
          {
            front:
              windowUnit(mill, 40, -140, 50, 62) +
              windowUnit(mill, 140, -140, 50, 62) +
              windowUnit(mill, 240, -140, 50, 62) +
              windowUnit(mill, 140, -244, 52, 56) +
              windowUnit(mill, 40, -34, 50, 66) +
              doorUnit(mill, 138, 54, 108) +
              windowUnit(mill, 240, -34, 50, 66),
            side: [
              [40, -140, 52, 58],
              [120, -140, 52, 58],
              [40, -34, 52, 58],
              [120, -34, 52, 58],
            ],
          },
        ),
    ) +
    water(light, size, bank, 'pf', 12) +
    rect(-10, 420, 380, 13, wood) +
    rect(-10, 406, 380, 16, lighter(wood, 0.1)) +
    times(6, (index) =>
      rect(20 + index * 62, 433, 10, 230 - (index > 4 ? 60 : 0), darker(wood, 0.2)),
    ) +
    shape('M360,408 q26,2 30,40 l-2,210 h-22 l0,-190 q-2,-34 -16,-42 Z', '#dff1f0', 0.85) +
    wheel(398, 560, 128) +
    rect(390, 556, 100, 14, wood) +
    foam(250, 668, 300) +
    frame(light, size, 'pigeon-forge', 'right') +
    laurel(light, 120, 640, 120, 'pf:l')
  );
}
