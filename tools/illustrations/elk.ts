import { darker, lighter, moved, oval, shape, stroke } from './ink.ts';

const farAntler = (color: string): string =>
  stroke(
    'M-116,-276 C-84,-306 -66,-352 -96,-410 M-84,-318 C-112,-330 -134,-352 -140,-380 M-76,-350 C-100,-366 -116,-388 -118,-414 M-104,-290 C-134,-292 -156,-308 -166,-330',
    darker(color, 0.28),
    9,
  );

const nearAntler = (color: string): string =>
  stroke(
    'M-122,-280 C-88,-304 -52,-352 -72,-424 M-86,-318 C-58,-330 -40,-350 -34,-372 M-70,-356 C-48,-366 -34,-384 -30,-404 M-112,-288 C-130,-306 -136,-326 -134,-346',
    color,
    10,
  );

/** An elk from its side, head up, facing left; a bull when its antlers have a colour. */
export function elk(
  x: number,
  foot: number,
  size: number,
  coat: string,
  antler?: string,
  right = false,
): string {
  const mane = darker(coat, 0.5);
  const far = darker(coat, 0.42);
  return moved(
    x,
    foot,
    oval(14, 0, 150, 13, '#161a2b', 0.28) +
      shape('M-34,-120 L-26,-58 L-32,-2 H-18 L-10,-56 L-4,-112 Z', far) +
      shape(
        'M72,-120 C86,-92 92,-80 82,-56 L92,-2 H106 L102,-54 C112,-76 112,-100 104,-126 Z',
        far,
      ) +
      (antler === undefined ? '' : farAntler(antler)) +
      shape(
        'M-84,-178 C-40,-196 60,-190 112,-174 C138,-164 142,-128 130,-100 C96,-84 -32,-78 -66,-92 C-92,-106 -96,-150 -84,-178 Z',
        coat,
      ) +
      shape(
        'M104,-176 C138,-166 144,-128 130,-100 C112,-108 98,-140 104,-176 Z',
        lighter(coat, 0.45),
      ) +
      shape('M128,-168 q18,4 12,26 l-10,-8 Z', lighter(coat, 0.55)) +
      shape(
        'M-36,-186 C-70,-206 -92,-232 -100,-268 L-136,-256 C-136,-210 -118,-140 -72,-92 C-44,-98 -28,-140 -36,-186 Z',
        mane,
      ) +
      shape(
        'M-98,-274 C-116,-290 -136,-284 -146,-270 L-192,-244 C-200,-234 -194,-224 -182,-226 L-140,-232 C-118,-232 -102,-248 -98,-274 Z',
        darker(coat, 0.2),
      ) +
      shape('M-192,-244 C-200,-234 -194,-224 -182,-226 L-172,-228 L-176,-252 Z', mane) +
      oval(-142, -258, 4.6, 4, '#171315') +
      shape(
        'M-104,-276 C-88,-292 -70,-292 -62,-284 C-74,-270 -90,-264 -102,-266 Z',
        darker(coat, 0.3),
      ) +
      (antler === undefined ? '' : nearAntler(antler)) +
      shape('M-66,-110 L-54,-54 L-60,-2 H-44 L-36,-54 L-28,-106 Z', darker(coat, 0.26)) +
      shape(
        'M92,-120 C112,-92 120,-74 108,-52 L120,-2 H136 L130,-50 C142,-78 144,-104 132,-132 Z',
        darker(coat, 0.2),
      ) +
      [-52, 128].map((at) => oval(at, -4, 11, 6, '#2a2220')).join('') +
      [-25, 99].map((at) => oval(at, -4, 9, 5, '#2a2220')).join(''),
    right ? -size : size,
    size,
  );
}
