import { mugInHand } from './host-hand.ts';
import { hostPorch } from './host-porch.ts';
import { darker, disc, lighter, moved, oval, shape, stroke, times } from './ink.ts';
import type { Size } from './sky.ts';

export const PORTRAIT: Size = { width: 900, height: 900 };

/** The host: an invented face under a red headscarf. */
function hostFigure(): string {
  const skin = '#c98c66';
  const blush = '#d9795f';
  const shade = '#a96d4d';
  const scarf = '#b8402c';
  const hair = '#6b5a54';
  const shirt = '#3f6a5c';
  const apron = '#efe2c6';
  const dots = (
    [
      [-92, -196],
      [-40, -232],
      [24, -240],
      [78, -214],
      [-8, -190],
      [-64, -150],
      [52, -176],
      [106, -160],
      [-112, -150],
    ] as const
  )
    .map(([x, y]) => disc(450 + x, 430 + y, 8, '#f6dca8'))
    .join('');
  return (
    shape('M150,900 C160,740 230,676 350,640 H550 C670,676 740,740 750,900 Z', shirt) +
    shape(
      'M560,644 C670,676 740,740 750,900 H620 C630,800 600,700 560,644 Z',
      darker(shirt, 0.22),
    ) +
    stroke('M250,730 Q236,820 240,900 M652,730 Q668,820 664,900', darker(shirt, 0.35), 5) +
    shape('M318,900 L330,720 C380,760 520,760 570,720 L582,900 Z', apron) +
    shape('M330,722 L352,634 L378,630 L372,744 Z M570,722 L548,634 L522,630 L528,744 Z', apron) +
    stroke('M330,722 C380,762 520,762 570,722', '#b8402c', 6) +
    times(
      5,
      (index) =>
        disc(380 + index * 35, 810, 7, '#b8402c') +
        shape(`M${380 + index * 35},${817} q12,10 4,26 q-14,-6 -4,-26 Z`, '#5d8a57'),
    ) +
    shape(
      'M392,560 C392,620 380,640 350,648 C390,706 510,706 550,648 C520,640 508,620 508,560 Z',
      shade,
    ) +
    shape(
      'M392,560 C392,616 384,636 362,646 C400,684 470,690 500,670 C506,640 508,600 508,560 Z',
      skin,
    ) +
    shape(
      'M352,648 L402,634 L450,704 L498,634 L548,648 L508,716 L450,706 L392,716 Z',
      lighter(shirt, 0.12),
    ) +
    oval(450, 420, 152, 166, hair) +
    shape(
      'M302,420 C290,520 320,560 350,580 L372,470 Z M598,420 C610,520 580,560 550,580 L528,470 Z',
      hair,
    ) +
    stroke('M312,470 Q310,530 344,570 M588,470 Q590,530 556,570', lighter(hair, 0.22), 5) +
    oval(318, 452, 22, 34, shade) +
    oval(582, 452, 22, 34, shade) +
    shape(
      'M322,380 C318,500 360,592 450,596 C540,592 582,500 578,380 C560,300 340,300 322,380 Z',
      skin,
    ) +
    shape(
      'M530,320 C568,350 572,440 548,510 C528,562 490,592 450,596 C540,592 582,500 578,380 C572,350 552,330 530,320 Z',
      shade,
      0.55,
    ) +
    oval(370, 490, 38, 26, blush, 0.4) +
    oval(530, 490, 38, 26, blush, 0.4) +
    shape(
      'M318,440 C318,352 372,306 462,306 C424,328 366,352 346,452 C338,470 322,466 318,440 Z',
      hair,
    ) +
    shape(
      'M582,440 C582,352 536,306 442,306 C492,324 540,352 556,452 C562,470 578,466 582,440 Z',
      hair,
    ) +
    stroke(
      'M336,430 C340,372 380,336 430,322 M564,430 C560,372 524,338 478,322',
      lighter(hair, 0.26),
      5,
    ) +
    times(
      6,
      (index) =>
        disc(306 + (index % 2) * 20, 446 + index * 26, 25, index % 2 ? hair : darker(hair, 0.1)) +
        disc(594 - (index % 2) * 20, 446 + index * 26, 25, index % 2 ? hair : darker(hair, 0.1)),
    ) +
    shape(
      'M296,396 C290,250 380,186 450,186 C520,186 610,250 604,396 C560,330 500,312 450,312 C400,312 340,330 296,396 Z',
      scarf,
    ) +
    shape(
      'M540,216 C590,256 608,320 604,396 C584,362 560,342 536,330 C556,296 556,250 540,216 Z',
      darker(scarf, 0.22),
    ) +
    dots +
    stroke('M300,388 C344,326 400,306 450,306 C500,306 556,326 600,388', lighter(scarf, 0.18), 9) +
    shape('M590,352 C640,322 690,330 706,366 C676,396 630,396 594,376 Z', scarf) +
    shape('M590,372 C626,396 650,440 640,480 C604,464 586,424 582,384 Z', darker(scarf, 0.16)) +
    disc(592, 368, 21, darker(scarf, 0.08)) +
    stroke('M344,420 Q376,396 408,414', darker(hair, 0.3), 8) +
    stroke('M492,414 Q524,396 556,420', darker(hair, 0.3), 8) +
    stroke('M350,456 Q378,432 406,456', '#2e211e', 7) +
    stroke('M494,456 Q522,432 550,456', '#2e211e', 7) +
    stroke('M344,450 l-12,-6 M556,450 l12,-6 M352,472 q26,10 50,0 M498,472 q26,10 50,0', shade, 4) +
    stroke('M448,440 Q438,490 430,502 Q446,516 468,506', shade, 6) +
    shape('M388,528 Q450,548 512,528 Q498,576 450,578 Q402,576 388,528 Z', '#8f352b') +
    shape(
      'M398,532 Q450,549 502,532 Q499,546 494,550 Q450,558 406,550 Q401,544 398,532 Z',
      '#fff6e4',
    ) +
    stroke('M386,527 Q450,550 514,527', '#a2493a', 5) +
    stroke('M374,512 q-6,14 6,26 M526,512 q6,14 -6,26', shade, 4, 0.8) +
    `<circle cx="314" cy="504" r="21" fill="none" stroke="#e3b64e" stroke-width="6"/><circle cx="586" cy="504" r="21" fill="none" stroke="#e3b64e" stroke-width="6"/>` +
    mugInHand(skin, shade, shirt)
  );
}

export const host = (): string => hostPorch(PORTRAIT) + hostFigure();

/** The same on a wider porch, for the preview of a shared link. */
export const hostPreview = (): string =>
  moved(0, -64, hostPorch({ width: 1500, height: 900 }) + moved(300, 0, hostFigure()), 0.8);
