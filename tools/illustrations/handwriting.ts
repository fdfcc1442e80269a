import { between, chance, noise, type Chance } from './chance.ts';
import { LETTERS, type Point } from './letterforms.ts';

const INK = '#963a10';
const PEN = 1.55;
const SLANT = 0.16;
const LINE = 33;
// Above and below the first and the last baseline.
const ASCENT = 23;
const DESCENT = 11;
const MARGIN = 2;

const round = (value: number) => Number(value.toFixed(1));

/** A curve through all points, as one pen stroke. */
function toPath(points: readonly Point[]): string {
  const [first = [0, 0] as const, ...rest] = points;
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? first;
  const curves = rest.map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const control = (from: Point, to: Point, near: Point, sign: 1 | -1) =>
      [0, 1].map((axis) =>
        round((near[axis] ?? 0) + (sign * ((to[axis] ?? 0) - (from[axis] ?? 0))) / 6),
      );
    return `C${control(before, end, start, 1)} ${control(start, after, end, -1)} ${round(end[0])},${round(end[1])}`;
  });
  return `M${round(first[0])},${round(first[1])}${curves.join('')}`.replaceAll(',', ' ');
}

type Line = { strokes: Point[][]; width: number };

/** No two letters alike: each a little larger or smaller, higher or lower, and the line not quite straight. */
function writeLine(text: string, next: Chance): Line {
  const wave = noise(text);
  const strokes: Point[][] = [];
  let x = 0;
  let left: Point | null = null;
  for (const letter of text) {
    const form = LETTERS[letter];
    if (!form) throw new Error(`The hand has no letter "${letter}" (letterforms.ts).`);
    const size = between(next, 0.94, 1.06);
    const lift = between(next, -0.5, 0.5) + wave(x / 60);
    const lean = SLANT + between(next, -0.03, 0.03);
    const start = x;
    const place = ([px, py]: Point): Point => [
      start + px * size + py * size * lean,
      -(py * size + lift),
    ];
    const from = form.from && place(form.from);
    if (left && from) {
      const bend: Point = [(left[0] + from[0]) / 2 + 0.6, (left[1] + from[1]) / 2 + 0.5];
      strokes.push([left, bend, from]);
    }
    strokes.push(...form.strokes.map((stroke) => stroke.map(place)));
    left = form.to ? place(form.to) : null;
    x += form.width * size + between(next, -0.2, 0.4);
  }
  return { strokes, width: x };
}

/** How far a last line stands in, of the room it leaves. */
const INDENT = 0.85;

/** A note in the host's hand, as a picture of its strokes. */
export function writeNote(lines: readonly string[]): string {
  const next = chance(lines.join(' '));
  const written = lines.map((line) => writeLine(line, next));
  const widest = Math.max(...written.map(({ width }) => width));
  const paths = written.flatMap(({ strokes, width }, index) => {
    const isLast = index > 0 && index === written.length - 1;
    const left = MARGIN + 2 + (isLast ? (widest - width) * INDENT : 0);
    const baseline = ASCENT + index * LINE;
    return strokes.map((stroke) => toPath(stroke.map(([x, y]) => [x + left, y + baseline])));
  });
  const width = Math.ceil(widest + 2 * MARGIN + 6);
  const height = ASCENT + (lines.length - 1) * LINE + DESCENT;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="none" stroke="${INK}" stroke-width="${PEN}" stroke-linecap="round" stroke-linejoin="round" d="${paths.join('')}"/></svg>\n`;
}
