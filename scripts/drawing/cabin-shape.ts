import type { Look } from './palette.ts';
import { circle, line, polygon, rect, repeat } from './shapes.ts';

const LIT = '#ffdf8e';

function logs(x: number, y: number, w: number, h: number, stroke: string): string {
  return repeat(Math.floor(h / 22), (index) =>
    line(`M${x},${y + 22 * (index + 1)} H${x + w}`, stroke, 2, 0.55),
  );
}

function pane(x: number, y: number, w: number, h: number, trim: string): string {
  return (
    rect(x - 5, y - 5, w + 10, h + 10, trim, 2) +
    rect(x, y, w, h, LIT) +
    rect(x + w / 2 - 2, y, 4, h, trim) +
    rect(x, y + h / 2 - 2, w, 4, trim)
  );
}

function gable(look: Look, x: number, foot: number, w: number, h: number, roof: number): string {
  const { decor } = look;
  const top = foot - h;
  return (
    rect(x, top, w, h, decor.wood) +
    logs(x, top, w, h, decor.trim) +
    polygon(
      [
        [x, top],
        [x + w / 2, top - roof],
        [x + w, top],
      ],
      decor.wood,
    ) +
    polygon(
      [
        [x - 26, top + 14],
        [x + w / 2, top - roof - 20],
        [x + w + 26, top + 14],
        [x + w + 12, top + 22],
        [x + w / 2, top - roof + 6],
        [x - 12, top + 22],
      ],
      look.accent.main,
    )
  );
}

function wing(look: Look, x: number, foot: number, w: number, h: number): string {
  const top = foot - h;
  return (
    rect(x, top, w, h, look.decor.wood) +
    logs(x, top, w, h, look.decor.trim) +
    polygon(
      [
        [x - 20, top + 12],
        [x + 24, top - 64],
        [x + w - 24, top - 64],
        [x + w + 20, top + 12],
      ],
      look.accent.main,
    ) +
    repeat(Math.max(1, Math.floor(w / 100)), (index) =>
      pane(x + 28 + index * 94, top + h * 0.32, 46, 54, look.decor.trim),
    )
  );
}

const smoke = (x: number, y: number): string =>
  repeat(4, (index) =>
    circle(x + Math.sin(index * 1.3) * 10, y - 24 - index * 26, 10 + index * 4, '#ffffff', 0.3),
  );

/** A log cabin on its foot line, centred on x. More bedrooms give it wings. */
export function cabinShape(look: Look, x: number, foot: number, bedrooms: number): string {
  const { decor } = look;
  const w = bedrooms > 1 ? 250 : 220;
  const h = bedrooms > 3 ? 190 : 140;
  const left = x - w / 2;
  const right =
    bedrooms > 1 ? wing(look, left + w - 6, foot, 110 + Math.min(bedrooms, 5) * 26, h * 0.78) : '';
  const leftWidth = 90 + Math.min(bedrooms, 7) * 20;
  const leftWing = bedrooms > 3 ? wing(look, left - leftWidth + 6, foot, leftWidth, h * 0.7) : '';
  return (
    rect(left + w * 0.7, foot - h - 150, 34, 130, '#8d8378') +
    smoke(left + w * 0.7 + 17, foot - h - 150) +
    leftWing +
    right +
    gable(look, left, foot, w, h, bedrooms > 3 ? 140 : 116) +
    pane(x - 28, foot - h - 62, 56, 60, decor.trim) +
    pane(left + 26, foot - 98, 54, 56, decor.trim) +
    pane(left + w - 80, foot - 98, 54, 56, decor.trim) +
    rect(x - 24, foot - 100, 48, 100, look.accent.second, 3) +
    circle(x + 14, foot - 48, 4, decor.trim) +
    rect(left - 34, foot - 8, w + 68, 16, decor.trim, 3) +
    rect(left - 28, foot - 112, 9, 108, decor.trim) +
    rect(left + w + 19, foot - 112, 9, 108, decor.trim) +
    polygon(
      [
        [left - 48, foot - 108],
        [left - 10, foot - 130],
        [left + w + 10, foot - 130],
        [left + w + 48, foot - 108],
      ],
      decor.trim,
    )
  );
}
