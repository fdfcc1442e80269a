import type { Scene } from '../../supabase/seed/seed-cabin.ts';
import { cabinShape } from './cabin-shape.ts';
import { CANVAS, ground, landscape, ridges, sky, treeLine, water, type Size } from './landscape.ts';
import { moods, type Look, type Mood } from './palette.ts';
import { circle, ellipse, line, path, polygon, rect, repeat } from './shapes.ts';

function court(): string {
  return (
    polygon(
      [
        [250, 610],
        [950, 610],
        [1100, 770],
        [100, 770],
      ],
      '#3f7b70',
    ) +
    line('M270,616 H930 L1074,762 H126 Z M600,616 V762', '#f4f1e6', 5) +
    rect(196, 640, 808, 46, '#20302f66') +
    line('M196,640 H1004', '#f4f1e6', 6) +
    rect(188, 630, 8, 66, '#2b2b2b') +
    rect(1004, 630, 8, 66, '#2b2b2b')
  );
}

function charger(look: Look): string {
  return (
    rect(0, 690, 1200, 110, '#8b8880') +
    rect(905, 540, 46, 160, '#e9ebe8', 8) +
    rect(914, 556, 28, 34, '#2f6b6a', 4) +
    line('M951,600 q60,70 -40,110 t-110,-20', '#2b2b2b', 7) +
    path(
      'M470,700 q0,-44 60,-50 l50,-56 q10,-10 26,-10 h116 q18,0 30,12 l44,50 q60,6 60,54 Z',
      look.accent.main,
    ) +
    path('M596,602 h62 v46 h-102 Z M672,602 h50 l40,46 h-90 Z', '#d7e6ea') +
    circle(552, 702, 36, '#2b2b2b') +
    circle(552, 702, 16, '#c9c9c9') +
    circle(790, 702, 36, '#2b2b2b') +
    circle(790, 702, 16, '#c9c9c9')
  );
}

export function exterior(look: Look, bedrooms: number, scene?: Scene, size: Size = CANVAS): string {
  const mood = scene === 'night' ? moods.night : look.mood;
  const foot = scene === 'court' || scene === 'charger' ? 0.72 : 0.79;
  const x = size.width * (bedrooms > 1 && bedrooms < 4 ? 0.42 : 0.47);
  const front =
    scene === 'court'
      ? court()
      : scene === 'charger'
        ? charger(look)
        : scene === 'water'
          ? water(mood, size, 0.86)
          : line(
              `M${x},${size.height * foot + 10} q30,90 -60,${size.height * (1 - foot)}`,
              mood.ridges[0],
              46,
              0.5,
            );
  return (
    landscape(mood, size, look.seed) +
    treeLine(mood, size, 0.74, look.seed, 0.1) +
    ground(mood, size, 0.72) +
    cabinShape({ ...look, mood }, x, size.height * foot, scene === 'court' ? 1 : bedrooms) +
    front
  );
}

const deckFloor = (look: Look, top: number): string =>
  rect(0, top, 1200, 800 - top, look.decor.floor) +
  repeat(5, (index) =>
    line(`M0,${top + 18 + index * index * 9} H1200`, look.decor.wood, 3 + index * 0.6, 0.7),
  );

const railing = (look: Look, top: number, foot: number): string =>
  repeat(25, (index) => rect(index * 50 - 4, top, 8, foot - top, look.decor.trim)) +
  rect(0, top - 12, 1200, 18, look.decor.wood) +
  rect(0, foot - 22, 1200, 10, look.decor.wood);

const porchRoof = (look: Look): string =>
  rect(0, 0, 1200, 66, look.decor.trim) +
  repeat(9, (index) => rect(index * 150, 66, 22, 26, look.decor.trim)) +
  rect(60, 66, 34, 560, look.decor.wood) +
  rect(1106, 66, 34, 560, look.decor.wood);

export function hotTub(look: Look): string {
  return (
    landscape(look.mood, CANVAS, look.seed) +
    treeLine(look.mood, CANVAS, 0.76, look.seed, 0.22) +
    railing(look, 430, 600) +
    deckFloor(look, 590) +
    path('M330,520 h540 l-22,204 q-4,20 -30,20 h-436 q-26,0 -30,-20 Z', look.decor.wood) +
    repeat(12, (index) =>
      line(`M${352 + index * 45},544 L${366 + index * 42.5},736`, look.decor.trim, 3, 0.6),
    ) +
    ellipse(600, 520, 290, 62, look.decor.trim) +
    ellipse(600, 520, 264, 50, '#6fb7c4') +
    ellipse(560, 512, 150, 20, '#a5d8dd') +
    repeat(14, (index) =>
      circle(
        420 + ((index * 97) % 360),
        498 + ((index * 29) % 44),
        6 + (index % 3) * 3,
        '#e6f6f6',
        0.8,
      ),
    ) +
    repeat(4, (index) =>
      line(`M${460 + index * 92},456 q26,-44 0,-84 t6,-80`, '#ffffff', 12, 0.32),
    ) +
    rect(900, 640, 90, 16, look.decor.trim, 3) +
    rect(912, 656, 12, 76, look.decor.trim) +
    rect(966, 656, 12, 76, look.decor.trim) +
    rect(912, 614, 66, 26, look.accent.main, 8)
  );
}

const chair = (x: number, y: number, fill: string, dark: string, flip: 1 | -1): string =>
  `<g transform="translate(${x} ${y}) scale(${flip} 1)">${polygon(
    [
      [-52, -150],
      [-4, -160],
      [22, -34],
      [-24, -24],
    ],
    fill,
  )}${polygon(
    [
      [-24, -40],
      [92, -56],
      [96, -34],
      [-18, -14],
    ],
    fill,
  )}${line('M-34,-78 L92,-84', dark, 10)}${line('M-8,-24 L-30,30 M82,-40 L96,30 M-46,34 q76,22 158,-4', dark, 9)}</g>`;

export function firePit(look: Look): string {
  const mood = moods.dusk;
  return (
    landscape(mood, CANVAS, look.seed) +
    treeLine(mood, CANVAS, 0.76, look.seed, 0.06) +
    ground(mood, CANVAS, 0.72) +
    ellipse(600, 690, 330, 74, '#f2a65a22') +
    chair(300, 670, look.accent.main, look.decor.trim, 1) +
    chair(900, 670, look.accent.main, look.decor.trim, -1) +
    ellipse(600, 706, 150, 42, '#5b5751') +
    ellipse(600, 698, 118, 28, '#2a2421') +
    line('M540,706 L650,672 M660,706 L556,670', '#6b4426', 18) +
    path(
      'M600,540 q64,74 40,122 q-16,36 -44,36 q-52,0 -52,-54 q0,-40 32,-60 q-2,26 14,34 q18,-26 10,-78 Z',
      '#f08a3c',
    ) +
    path(
      'M602,612 q34,42 18,68 q-12,20 -26,18 q-26,-4 -24,-34 q2,-18 14,-26 q4,14 10,14 Z',
      '#ffd873',
    ) +
    repeat(11, (index) => {
      const angle = (index / 11) * Math.PI * 2;
      return ellipse(
        600 + Math.cos(angle) * 140,
        710 + Math.sin(angle) * 38,
        34,
        20,
        index % 2 ? '#8a847b' : '#756f67',
      );
    })
  );
}

export function mountainView(look: Look, size: Size = CANVAS, mood: Mood = look.mood): string {
  const mist = ellipse(size.width * 0.3, size.height * 0.72, size.width * 0.34, 26, '#ffffff55');
  const mist2 = ellipse(size.width * 0.78, size.height * 0.64, size.width * 0.28, 20, '#ffffff44');
  return (
    sky(mood, size, look.seed) +
    ridges(mood, size, `${look.seed}:back`, 0.36) +
    mist2 +
    ridges(
      { ...mood, ridges: [mood.ridges[1], mood.ridges[2], mood.ridges[3], mood.ground] },
      size,
      `${look.seed}:front`,
      0.56,
    ) +
    mist +
    treeLine(mood, size, 1.06, look.seed)
  );
}

const rocker = (x: number, look: Look, flip: 1 | -1): string =>
  `<g transform="translate(${x} 690) scale(${flip} 1)">${rect(-62, -210, 16, 200, look.accent.main, 6)}${rect(-62, -210, 26, 150, look.accent.main, 10)}${rect(-62, -82, 150, 22, look.accent.main, 8)}${rect(74, -140, 12, 130, look.accent.main, 4)}${rect(-50, -144, 138, 12, look.accent.main, 5)}${line('M-92,-14 q90,44 200,0', look.decor.trim, 12)}</g>`;

const lantern = (x: number, y: number): string =>
  line(`M${x},${y - 60} V${y}`, '#3a2c22', 4) +
  circle(x, y + 34, 60, '#ffdf8e', 0.22) +
  rect(x - 20, y, 40, 62, '#3a2c22', 5) +
  rect(x - 13, y + 10, 26, 42, '#ffdf8e', 3);

export function deck(look: Look): string {
  return (
    landscape(look.mood, CANVAS, look.seed) +
    treeLine(look.mood, CANVAS, 0.76, look.seed) +
    railing(look, 450, 620) +
    deckFloor(look, 610) +
    porchRoof(look) +
    rocker(430, look, 1) +
    rocker(790, look, -1) +
    rect(572, 600, 76, 12, look.decor.trim, 3) +
    rect(604, 612, 12, 90, look.decor.trim) +
    rect(594, 574, 26, 26, look.accent.soft, 4) +
    lantern(610, 130)
  );
}

export function dogOnPorch(look: Look): string {
  const coat = ['#8a5a33', '#3c3632', '#c99a5b', '#a9764a'][look.seed.length % 4] ?? '#8a5a33';
  const ear = '#5a3a22';
  return (
    landscape(look.mood, CANVAS, look.seed) +
    treeLine(look.mood, CANVAS, 0.76, look.seed, 0.08) +
    railing(look, 450, 620) +
    deckFloor(look, 610) +
    porchRoof(look) +
    ellipse(590, 742, 260, 34, look.accent.main) +
    ellipse(590, 738, 226, 24, look.accent.soft) +
    line('M668,700 q96,4 92,-74', coat, 24) +
    path('M520,730 q-8,-190 60,-232 h44 q76,80 66,232 Z', coat) +
    path('M548,730 q-6,-120 30,-170 q40,60 30,170 Z', '#f3e6d2') +
    rect(532, 620, 34, 116, coat, 16) +
    rect(596, 620, 34, 116, coat, 16) +
    ellipse(548, 736, 28, 14, coat) +
    ellipse(616, 736, 28, 14, coat) +
    ellipse(578, 452, 74, 68, coat) +
    ellipse(556, 482, 44, 34, '#f3e6d2') +
    ellipse(542, 466, 15, 11, '#2b211b') +
    line('M544,480 q10,18 30,8', '#2b211b', 5) +
    circle(562, 436, 8, '#2b211b') +
    circle(606, 438, 8, '#2b211b') +
    path('M630,404 q54,6 40,92 q-30,10 -44,-40 Z', ear) +
    path('M528,404 q-44,10 -32,80 q22,8 34,-30 Z', ear) +
    line('M534,520 q44,26 92,-4', look.accent.main, 16) +
    circle(576, 540, 12, look.accent.second) +
    path('M820,704 h140 l-16,46 h-108 Z', look.accent.second) +
    ellipse(890, 704, 70, 14, '#7a4b2a')
  );
}
