type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];
type Point = readonly [x: number, y: number];

/** Color codes of ITU-T H.273. */
export type Cicp = { primaries: number; transfer: number };

const D65: Point = [0.3127, 0.329];
const DCI: Point = [0.314, 0.351];
const BT_709 = 1;
/** Red, green, blue and white points of the primaries that cameras and phones use. */
const PRIMARIES: Record<number, readonly [Point, Point, Point, Point] | undefined> = {
  [BT_709]: [[0.64, 0.33], [0.3, 0.6], [0.15, 0.06], D65],
  5: [[0.64, 0.33], [0.29, 0.6], [0.15, 0.06], D65],
  6: [[0.63, 0.34], [0.31, 0.595], [0.155, 0.07], D65],
  7: [[0.63, 0.34], [0.31, 0.595], [0.155, 0.07], D65],
  9: [[0.708, 0.292], [0.17, 0.797], [0.131, 0.046], D65],
  11: [[0.68, 0.32], [0.265, 0.69], [0.15, 0.06], DCI],
  12: [[0.68, 0.32], [0.265, 0.69], [0.15, 0.06], D65],
};

const fromSrgb = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
/** The luminance in nits shown as white; brighter parts are clipped in sRGB. */
const WHITE_NITS = 203;
const fromPq = (v: number) => {
  const root = v ** (1 / 78.84375);
  const nits =
    10_000 *
    (Math.max(root - 0.8359375, 0) / (18.8515625 - 18.6875 * root)) ** (1 / 0.1593017578125);
  return Math.min(1, nits / WHITE_NITS);
};
const fromHlg = (v: number) => {
  const scene = v <= 0.5 ? v ** 2 / 3 : (Math.exp((v - 0.55991073) / 0.17883277) + 0.28466892) / 12;
  return Math.min(1, (1000 * scene ** 1.2) / WHITE_NITS);
};
/** Other codes are treated as sRGB, like browsers do. */
const TRANSFERS: Record<number, ((v: number) => number) | undefined> = {
  4: (v) => v ** 2.2,
  5: (v) => v ** 2.8,
  8: (v) => v,
  16: fromPq,
  18: fromHlg,
};

const multiply = (m: Matrix, [x, y, z]: Triple): Triple =>
  m.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;
const transpose = ([a, b, c]: Matrix): Matrix => [
  [a[0], b[0], c[0]],
  [a[1], b[1], c[1]],
  [a[2], b[2], c[2]],
];
const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const scale = (by: number, [x, y, z]: Triple): Triple => [x * by, y * by, z * by];
function invert([a, b, c]: Matrix): Matrix {
  const [bc, ca, ab] = [cross(b, c), cross(c, a), cross(a, b)];
  const by = 1 / (a[0] * bc[0] + a[1] * bc[1] + a[2] * bc[2]);
  return transpose([scale(by, bc), scale(by, ca), scale(by, ab)]);
}

const toXyz = ([x, y]: Point): Triple => [x / y, 1, (1 - x - y) / y];
const D50: Triple = [0.9642, 1, 0.8249];
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];
/** Adapts a color to the white point of ICC profiles. */
function adapt(color: Triple, white: Triple): Triple {
  const [from, to, cone] = [
    multiply(BRADFORD, white),
    multiply(BRADFORD, D50),
    multiply(BRADFORD, color),
  ];
  return multiply(invert(BRADFORD), [
    (cone[0] * to[0]) / from[0],
    (cone[1] * to[1]) / from[1],
    (cone[2] * to[2]) / from[2],
  ]);
}

const CURVE_STEPS = 1024;
const xyzTag = (color: Triple): Buffer => {
  const tag = Buffer.alloc(20);
  tag.write('XYZ ', 'latin1');
  color.forEach((part, n) => tag.writeInt32BE(Math.round(part * 65_536), 8 + 4 * n));
  return tag;
};
const curveTag = (curve: (v: number) => number): Buffer => {
  const tag = Buffer.alloc(12 + 2 * CURVE_STEPS);
  tag.write('curv', 'latin1');
  tag.writeUInt32BE(CURVE_STEPS, 8);
  for (let n = 0; n < CURVE_STEPS; n += 1)
    tag.writeUInt16BE(Math.round(curve(n / (CURVE_STEPS - 1)) * 65_535), 12 + 2 * n);
  return tag;
};
const textTag = (): Buffer => Buffer.from('text\0\0\0\0\0\0\0\0', 'latin1');
const descriptionTag = (): Buffer => {
  const tag = Buffer.alloc(96);
  tag.write('desc', 'latin1');
  tag.writeUInt32BE(1, 8);
  return tag;
};

const HEADER_BYTES = 128;
function buildProfile(tags: readonly (readonly [string, Buffer])[]): Buffer {
  const table = Buffer.alloc(4 + 12 * tags.length);
  table.writeUInt32BE(tags.length);
  let at = HEADER_BYTES + table.length;
  tags.forEach(([name, tag], n) => {
    table.write(name, 4 + 12 * n, 'latin1');
    table.writeUInt32BE(at, 8 + 12 * n);
    table.writeUInt32BE(tag.length, 12 + 12 * n);
    at += tag.length;
  });
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(at);
  header.writeUInt32BE(0x02400000, 8);
  header.write('mntrRGB XYZ ', 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  D50.forEach((part, n) => header.writeInt32BE(Math.round(part * 65_536), 68 + 4 * n));
  return Buffer.concat([header, table, ...tags.map(([, tag]) => tag)]);
}

/** An ICC profile for these colors; null when they are sRGB or unknown. */
export function profileOfCicp({ primaries, transfer }: Cicp): Uint8Array | null {
  const points = PRIMARIES[primaries] ?? PRIMARIES[BT_709];
  const curve = TRANSFERS[transfer] ?? fromSrgb;
  if (!points || (points === PRIMARIES[BT_709] && curve === fromSrgb)) return null;
  const [red, green, blue, white] = points.map(toXyz) as [Triple, Triple, Triple, Triple];
  const sums = multiply(invert(transpose([red, green, blue])), white);
  const [r, g, b] = [red, green, blue].map((color, n) =>
    xyzTag(adapt(scale(sums[n] ?? 0, color), white)),
  ) as [Buffer, Buffer, Buffer];
  const trc = curveTag(curve);
  return buildProfile([
    ['desc', descriptionTag()],
    ['cprt', textTag()],
    ['wtpt', xyzTag(D50)],
    ['rXYZ', r],
    ['gXYZ', g],
    ['bXYZ', b],
    ['rTRC', trc],
    ['gTRC', trc],
    ['bTRC', trc],
  ]);
}
