import { CANVAS, landscape, windowView } from './landscape.ts';
import type { Look } from './palette.ts';
import { circle, ellipse, line, path, polygon, rect, repeat } from './shapes.ts';

const FLOOR = 600;

function room({ decor }: Look): string {
  return (
    rect(0, 0, 1200, FLOOR, decor.wall) +
    repeat(11, (index) => line(`M0,${54 * (index + 1)} H1200`, decor.line, 3)) +
    rect(0, FLOOR, 1200, 200, decor.floor) +
    repeat(4, (index) => line(`M0,${FLOOR + 34 + index * 46} H1200`, decor.wood, 2, 0.5)) +
    rect(0, FLOOR - 20, 1200, 20, decor.trim)
  );
}

const rug = ({ accent }: Look, x: number, y: number, rx: number): string =>
  ellipse(x, y, rx, rx * 0.17, accent.main) +
  ellipse(x, y, rx * 0.86, rx * 0.135, accent.soft) +
  ellipse(x, y, rx * 0.7, rx * 0.1, accent.main);

const pendant = ({ accent }: Look, x: number, y: number): string =>
  line(`M${x},0 V${y}`, '#3a2c22', 4) +
  circle(x, y + 34, 56, '#ffe6a6', 0.25) +
  path(`M${x - 44},${y + 40} q6,-44 44,-46 q38,2 44,46 Z`, accent.second) +
  ellipse(x, y + 40, 44, 8, '#fff0c4');

const lamp = ({ accent }: Look, x: number, foot: number): string =>
  circle(x, foot - 74, 64, '#ffe6a6', 0.28) +
  rect(x - 5, foot - 54, 10, 54, '#5c4630') +
  rect(x - 18, foot - 8, 36, 8, '#5c4630', 3) +
  polygon(
    [
      [x - 34, foot - 52],
      [x - 20, foot - 104],
      [x + 20, foot - 104],
      [x + 34, foot - 52],
    ],
    accent.soft,
  );

const picture = (look: Look, x: number, y: number): string =>
  rect(x, y, 120, 96, look.decor.trim, 3) +
  `<svg x="${x + 10}" y="${y + 10}" width="100" height="76" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice">${landscape(look.otherMood, CANVAS, `${look.seed}:picture`)}</svg>`;

export function greatRoom(look: Look): string {
  const { accent, decor } = look;
  const stones = ['#9a938a', '#87807a', '#aaa298'];
  return (
    room(look) +
    rect(110, 0, 320, FLOOR, '#8f887f') +
    repeat(40, (index) =>
      rect(
        114 + (index % 4) * 79 + (Math.floor(index / 4) % 2) * -18,
        4 + Math.floor(index / 4) * 60,
        72,
        52,
        stones[index % 3] ?? '#9a938a',
        10,
      ),
    ) +
    rect(84, 330, 372, 26, decor.trim, 4) +
    rect(176, 400, 188, 200, '#241d1a', 8) +
    path('M270,470 q56,60 34,104 q-14,22 -36,20 q-40,-2 -38,-46 q2,-30 26,-42 Z', '#f08a3c') +
    path('M272,526 q24,32 10,56 q-10,12 -22,8 q-18,-8 -12,-34 Z', '#ffd873') +
    rect(206, 586, 128, 14, '#6b4426', 6) +
    rect(212, 274, 116, 8, decor.trim) +
    picture(look, 210, 190) +
    windowView(look, 560, 90, 520, 300) +
    rug(look, 700, 722, 330) +
    rect(560, 470, 500, 120, accent.main, 26) +
    rect(528, 530, 90, 130, accent.main, 24) +
    rect(1004, 530, 90, 130, accent.main, 24) +
    rect(600, 568, 420, 84, accent.main, 14) +
    rect(604, 572, 204, 62, '#ffffff22', 12) +
    rect(814, 572, 204, 62, '#ffffff22', 12) +
    rect(640, 500, 84, 80, accent.second, 14) +
    rect(900, 500, 84, 80, accent.soft, 14) +
    rect(560, 654, 18, 34, decor.trim) +
    rect(1044, 654, 18, 34, decor.trim) +
    ellipse(640, 722, 130, 26, decor.wood) +
    rect(560, 722, 16, 50, decor.trim) +
    rect(704, 722, 16, 50, decor.trim) +
    rect(620, 694, 34, 24, accent.soft, 5)
  );
}

const cupboards = (look: Look, x: number, y: number, w: number, h: number, count: number): string =>
  rect(x, y, w, h, look.accent.soft) +
  repeat(count, (index) => {
    const width = w / count;
    return (
      rect(x + index * width + 8, y + 10, width - 16, h - 20, '#00000012', 4) +
      circle(x + index * width + width - 22, y + h / 2, 5, look.decor.trim)
    );
  });

export function kitchen(look: Look): string {
  const { decor, accent } = look;
  const stool = (x: number) =>
    rect(x - 44, 690, 88, 18, decor.wood, 8) +
    line(`M${x - 30},706 L${x - 38},800 M${x + 30},706 L${x + 38},800`, decor.wood, 10);
  return (
    room(look) +
    windowView(look, 440, 120, 330, 200) +
    cupboards(look, 60, 80, 330, 200, 3) +
    rect(850, 80, 290, 20, decor.wood) +
    rect(850, 200, 290, 16, decor.wood) +
    repeat(5, (index) =>
      rect(
        866 + index * 54,
        52 - (index % 2) * 14,
        36,
        28 + (index % 2) * 14,
        index % 2 ? accent.main : accent.second,
        6,
      ),
    ) +
    repeat(4, (index) => rect(872 + index * 66, 164, 40, 36, accent.soft, 8)) +
    cupboards(look, 60, 410, 1080, 190, 8) +
    rect(40, 388, 1120, 26, decor.trim, 4) +
    rect(880, 414, 180, 186, '#c9ccca', 6) +
    rect(900, 470, 140, 100, '#3a3d3d', 6) +
    repeat(4, (index) => circle(912 + index * 39, 440, 9, '#3a3d3d')) +
    rect(904, 374, 64, 14, '#2c2c2c', 4) +
    line('M968,380 h40', '#2c2c2c', 8) +
    line('M596,388 v-46 q0,-24 26,-24 q24,0 24,22', '#a9adab', 10) +
    pendant(look, 420, 130) +
    pendant(look, 780, 130) +
    rect(250, 600, 700, 30, decor.wood, 6) +
    rect(290, 630, 620, 170, accent.main) +
    repeat(3, (index) => rect(310 + index * 200, 650, 180, 140, '#ffffff18', 4)) +
    ellipse(600, 596, 70, 16, accent.soft) +
    circle(574, 580, 18, '#c8553d') +
    circle(604, 574, 18, '#d98d3a') +
    circle(632, 582, 18, '#8a9a3c') +
    stool(440) +
    stool(760)
  );
}

export function dining(look: Look): string {
  const { decor, accent } = look;
  const chairFront = (x: number) =>
    rect(x - 46, 520, 92, 150, decor.trim, 10) +
    rect(x - 32, 536, 64, 60, decor.wall, 6) +
    rect(x - 54, 660, 108, 24, accent.main, 8) +
    line(`M${x - 42},684 L${x - 46},790 M${x + 42},684 L${x + 46},790`, decor.trim, 11);
  return (
    room(look) +
    windowView(look, 330, 80, 540, 300) +
    picture(look, 90, 180) +
    picture(look, 990, 180) +
    rug(look, 600, 730, 480) +
    repeat(4, (index) => rect(300 + index * 176 - 40, 440, 80, 120, decor.trim, 10)) +
    rect(190, 540, 820, 34, decor.wood, 8) +
    rect(250, 574, 26, 170, decor.wood) +
    rect(924, 574, 26, 170, decor.wood) +
    repeat(4, (index) => ellipse(300 + index * 200, 538, 54, 10, accent.soft)) +
    rect(570, 486, 60, 54, accent.second, 12) +
    line('M600,486 q-30,-40 -44,-74 M600,486 q0,-50 6,-88 M600,486 q30,-36 48,-66', '#5c7a4a', 7) +
    circle(556, 408, 15, accent.main) +
    circle(606, 394, 15, '#f1e4c4') +
    circle(648, 416, 15, accent.main) +
    pendant(look, 600, 150) +
    chairFront(380) +
    chairFront(600) +
    chairFront(820)
  );
}

export function bedroom(look: Look): string {
  const { decor, accent } = look;
  const nightstand = (x: number) =>
    rect(x, 520, 120, 120, decor.wood, 6) +
    rect(x + 14, 538, 92, 36, '#00000018', 4) +
    circle(x + 60, 556, 5, decor.trim) +
    lamp(look, x + 60, 520);
  const windowLeft = look.seed.length % 2 === 0;
  return (
    room(look) +
    windowView(look, windowLeft ? 90 : 860, 100, 250, 300) +
    picture(look, windowLeft ? 880 : 200, 150) +
    rug(look, 600, 740, 500) +
    nightstand(170) +
    nightstand(910) +
    rect(330, 300, 540, 320, decor.trim, 22) +
    repeat(5, (index) => rect(360 + index * 100, 322, 80, 180, decor.wood, 10)) +
    rect(350, 470, 500, 190, '#fbf6ec', 20) +
    rect(384, 440, 200, 92, '#ffffff', 26) +
    rect(616, 440, 200, 92, '#ffffff', 26) +
    rect(500, 472, 200, 74, accent.second, 20) +
    path('M340,556 q260,-24 520,0 l24,176 h-568 Z', accent.main) +
    repeat(6, (index) =>
      line(`M${376 + index * 90},550 L${356 + index * 98},730`, accent.soft, 8, 0.55),
    ) +
    line('M334,612 H866 M326,672 H876', accent.second, 8, 0.7) +
    rect(330, 728, 20, 44, decor.trim) +
    rect(850, 728, 20, 44, decor.trim)
  );
}

export function bunkRoom(look: Look): string {
  const { decor, accent } = look;
  const bunk = (x: number, ladder: number) =>
    repeat(2, (level) => {
      const y = 330 + level * 230;
      return (
        rect(x, y, 400, 40, decor.wood, 6) +
        rect(x + 14, y - 44, 372, 46, '#fbf6ec', 12) +
        rect(x + 26, y - 76, 96, 46, '#ffffff', 16) +
        rect(x + 136, y - 58, 250, 62, level ? accent.second : accent.main, 12) +
        line(
          `M${x + 196},${y - 56} v56 M${x + 256},${y - 56} v56 M${x + 316},${y - 56} v56`,
          accent.soft,
          6,
          0.6,
        )
      );
    }) +
    rect(x - 14, 170, 28, 590, decor.trim, 6) +
    rect(x + 386, 170, 28, 590, decor.trim, 6) +
    rect(x, 216, 400, 18, decor.wood, 6) +
    rect(ladder, 250, 12, 500, decor.trim) +
    rect(ladder + 70, 250, 12, 500, decor.trim) +
    repeat(6, (index) => rect(ladder, 300 + index * 76, 82, 12, decor.trim));
  return (
    room(look) +
    windowView(look, 500, 120, 200, 250) +
    rug(look, 600, 730, 260) +
    bunk(60, 370) +
    bunk(740, 750)
  );
}

export function bathroom(look: Look): string {
  const { decor, accent } = look;
  return (
    rect(0, 0, 1200, FLOOR, decor.wall) +
    repeat(10, (index) => line(`M0,${280 + index * 40} H1200`, '#ffffff', 4, 0.5)) +
    repeat(20, (index) => line(`M${30 + index * 60},280 V600`, '#ffffff', 4, 0.3)) +
    rect(0, 268, 1200, 14, decor.trim) +
    rect(0, FLOOR, 1200, 200, accent.soft) +
    repeat(13, (index) =>
      polygon(
        [
          [index * 100, 700],
          [index * 100 + 50, 660],
          [index * 100 + 100, 700],
          [index * 100 + 50, 740],
        ],
        '#00000014',
      ),
    ) +
    windowView(look, 180, 80, 340, 230) +
    path(
      'M130,470 h520 q10,0 8,16 q-14,166 -120,178 h-296 q-106,-12 -120,-178 q-2,-16 8,-16 Z',
      '#fdfcf9',
    ) +
    rect(112, 456, 556, 24, '#ece7dd', 12) +
    circle(220, 676, 16, decor.trim) +
    circle(560, 676, 16, decor.trim) +
    line('M640,456 v-70 q0,-30 -34,-30 q-28,0 -28,28', '#b58a4c', 12) +
    rect(150, 474, 90, 130, accent.main, 8) +
    rect(760, 440, 340, 24, '#f4f1ea', 6) +
    rect(780, 464, 300, 180, decor.wood, 4) +
    rect(796, 482, 128, 144, '#00000018', 4) +
    rect(936, 482, 128, 144, '#00000018', 4) +
    ellipse(930, 440, 90, 16, '#ffffff') +
    line('M930,436 v-34 q0,-16 24,-14', '#b58a4c', 9) +
    circle(930, 236, 122, '#b58a4c') +
    circle(930, 236, 108, '#dbe9ea') +
    path('M850,290 L960,148 L990,158 L876,312 Z', '#ffffff', 'opacity="0.5"') +
    circle(776, 236, 46, '#ffe6a6', 0.4) +
    rect(766, 210, 20, 52, '#fff0c4', 10) +
    circle(1084, 236, 46, '#ffe6a6', 0.4) +
    rect(1074, 210, 20, 52, '#fff0c4', 10) +
    ellipse(400, 730, 220, 30, accent.main) +
    rect(800, 410, 34, 30, accent.second, 6)
  );
}

export function indoorPool(look: Look): string {
  const { decor, accent } = look;
  return (
    rect(0, 0, 1200, 800, decor.wall) +
    repeat(14, (index) => line(`M${index * 92},0 V430`, decor.line, 4)) +
    repeat(4, (index) => windowView(look, 50 + index * 285, 100, 240, 270)) +
    rect(0, 420, 1200, 380, '#d8d2c4') +
    repeat(7, (index) => line(`M0,${430 + index * index * 8} H1200`, '#bfb8a8', 3, 0.7)) +
    polygon(
      [
        [230, 480],
        [970, 480],
        [1150, 770],
        [50, 770],
      ],
      '#f3efe5',
    ) +
    polygon(
      [
        [252, 494],
        [948, 494],
        [1110, 754],
        [90, 754],
      ],
      '#4fa9bd',
    ) +
    polygon(
      [
        [252, 494],
        [948, 494],
        [968, 526],
        [232, 526],
      ],
      '#3b8ea3',
    ) +
    repeat(16, (index) =>
      line(
        `M${220 + ((index * 211) % 640)},${556 + (index % 6) * 34} q24,-12 48,0 t48,0`,
        '#bfe6ea',
        6,
        0.75,
      ),
    ) +
    line('M880,500 v-44 q0,-20 20,-20 v80 M930,500 v-44 q0,-20 20,-20 v80', '#d9dcdc', 9) +
    rect(40, 448, 150, 20, accent.main, 8) +
    polygon(
      [
        [40, 448],
        [10, 396],
        [30, 390],
        [64, 448],
      ],
      accent.main,
    ) +
    rect(1010, 448, 150, 20, accent.main, 8) +
    polygon(
      [
        [1160, 448],
        [1190, 396],
        [1170, 390],
        [1136, 448],
      ],
      accent.main,
    ) +
    circle(420, 640, 44, accent.second) +
    circle(420, 640, 22, '#4fa9bd')
  );
}

export function theater(look: Look): string {
  const { accent } = look;
  const seat = (x: number, y: number, w: number) =>
    rect(x, y, w, w * 0.9, accent.main, 22) +
    rect(x - w * 0.1, y + w * 0.36, w * 0.2, w * 0.6, accent.main, 12) +
    rect(x + w * 0.9, y + w * 0.36, w * 0.2, w * 0.6, accent.main, 12) +
    rect(x + w * 0.12, y + w * 0.12, w * 0.76, w * 0.5, '#ffffff1c', 14);
  return (
    rect(0, 0, 1200, 800, '#2a2330') +
    rect(0, 0, 160, 800, '#3a2730') +
    rect(1040, 0, 160, 800, '#3a2730') +
    repeat(4, (index) => rect(18 + index * 38, 0, 16, 800, '#4a303a')) +
    repeat(4, (index) => rect(1052 + index * 38, 0, 16, 800, '#4a303a')) +
    rect(226, 66, 748, 388, '#14101a', 8) +
    `<svg x="246" y="84" width="708" height="352" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice">${landscape(look.otherMood, CANVAS, `${look.seed}:film`)}</svg>` +
    polygon(
      [
        [246, 436],
        [954, 436],
        [1120, 800],
        [80, 800],
      ],
      '#ffffff0c',
    ) +
    circle(100, 210, 60, '#ffd98a', 0.25) +
    rect(86, 176, 28, 64, '#ffd98a', 12) +
    circle(1100, 210, 60, '#ffd98a', 0.25) +
    rect(1086, 176, 28, 64, '#ffd98a', 12) +
    repeat(5, (index) => seat(250 + index * 146, 486, 112)) +
    repeat(4, (index) => seat(196 + index * 212, 620, 172))
  );
}

export function gameRoom(look: Look): string {
  const { decor, accent } = look;
  const balls = ['#c8412f', '#e0b04f', '#33527d', '#f5f1e6', '#3c2f3f', '#d97b33'];
  return (
    room(look) +
    windowView(look, 110, 110, 250, 210) +
    rect(470, 60, 260, 22, '#3a2c22', 4) +
    line('M500,0 V60 M700,0 V60', '#3a2c22', 4) +
    repeat(3, (index) =>
      path(`M${486 + index * 84},120 q4,-36 30,-38 q26,2 30,38 Z`, accent.main),
    ) +
    polygon(
      [
        [480, 122],
        [720, 122],
        [900, 560],
        [300, 560],
      ],
      '#ffe6a61f',
    ) +
    rect(930, 190, 190, 420, '#352b3d', 12) +
    rect(950, 210, 150, 50, accent.second, 6) +
    rect(956, 276, 138, 118, '#15212b', 6) +
    circle(996, 330, 18, '#ffd873') +
    circle(1040, 344, 10, '#7fd0c4') +
    circle(1066, 316, 10, '#e98a6c') +
    polygon(
      [
        [940, 410],
        [1110, 410],
        [1130, 462],
        [920, 462],
      ],
      '#4a3d55',
    ) +
    line('M970,440 v-28', '#dddddd', 6) +
    circle(970, 408, 10, '#c8412f') +
    circle(1040, 436, 9, '#ffd873') +
    circle(1072, 436, 9, '#7fd0c4') +
    rug(look, 540, 760, 420) +
    polygon(
      [
        [300, 500],
        [780, 500],
        [880, 600],
        [200, 600],
      ],
      decor.trim,
    ) +
    polygon(
      [
        [322, 512],
        [758, 512],
        [838, 588],
        [242, 588],
      ],
      accent.main === '#3f5d3a' ? '#2f7a56' : '#2f6f5b',
    ) +
    rect(200, 600, 680, 56, decor.wood, 6) +
    rect(240, 656, 46, 130, decor.trim) +
    rect(794, 656, 46, 130, decor.trim) +
    balls
      .map((fill, index) =>
        circle(470 + (index % 3) * 26, 536 + Math.floor(index / 3) * 20, 10, fill),
      )
      .join('') +
    circle(680, 560, 10, '#ffffff') +
    line('M700,566 L900,640', '#d9b48a', 7)
  );
}
