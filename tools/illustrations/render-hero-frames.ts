import { chance } from './chance.ts';
import type { FrameSize } from './render-encoder.ts';

/** RGB pixels, and where the picture stands: fractions of its size. */
export type Picture = FrameSize & { pixels: Uint8Array };
type Outline = readonly (readonly [number, number])[];
export type HeroAnchors = { chimney: { x: number; y: number; width: number }; house: Outline };
type Rgb = readonly [number, number, number];
type FogBand = {
  y: number;
  spread: number;
  strength: number;
  drift: number;
  grain: number;
  phase: number;
  nearness: number;
};

// From the far valleys to the meadow: nearer fog is thicker, drifts faster and lies over darker things.
const FOG: readonly FogBand[] = [
  { y: 0.45, spread: 0.055, strength: 0.5, drift: 0.03, grain: 2.2, phase: 0, nearness: 0 },
  { y: 0.57, spread: 0.06, strength: 0.62, drift: -0.045, grain: 2.8, phase: 0.33, nearness: 0 },
  { y: 0.68, spread: 0.05, strength: 0.75, drift: 0.07, grain: 3.4, phase: 0.66, nearness: 0.05 },
];
const PUFFS = 10;
const SMOKE_CYCLES = 1;
const SMOKE_HEIGHT = 0.17;
const SMOKE_SWAY = 0.006;
const SMOKE: Rgb = [255, 246, 238];
const GLOW: Rgb = [255, 196, 96];

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const smooth = (from: number, to: number, value: number) => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};

/** Soft noise over the unit square, made of three octaves of a random lattice. */
function noise(seed: string, grain: number): (x: number, y: number) => number {
  const next = chance(seed);
  const lattice = Float32Array.from({ length: 64 * 64 }, next);
  const at = (x: number, y: number) => lattice[(y & 63) * 64 + (x & 63)] ?? 0;
  const octave = (x: number, y: number) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [smooth(0, 1, x - left), smooth(0, 1, y - top)];
    const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * u;
    const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * u;
    return upper + (lower - upper) * v;
  };
  return (x, y) => {
    const [u, v] = [x * grain + 32, y * grain * 2.6 + 32];
    return octave(u, v) * 0.55 + octave(u * 2.1, v * 2.1) * 0.3 + octave(u * 4.3, v * 4.3) * 0.15;
  };
}

type FogTexture = FogBand & { top: number; rows: number; stride: number; density: Float32Array };

function fogTexture(band: FogBand, { width, height }: FrameSize): FogTexture {
  const top = Math.floor((band.y - band.spread * 2) * height);
  const rows = Math.ceil(band.spread * 4 * height);
  const margin = Math.ceil(Math.abs(band.drift) * width) + 2;
  const stride = width + margin;
  const density = new Float32Array(stride * rows);
  const cloud = noise(`fog:${band.y}`, band.grain);
  for (let row = 0; row < rows; row += 1) {
    const y = (top + row) / height;
    const edge = Math.exp(-(((y - band.y) / band.spread) ** 2) * 1.6) * smooth(0, 0.25, row / rows);
    const foot = 1 - smooth(0.75, 1, row / rows);
    for (let x = 0; x < stride; x += 1) {
      density[row * stride + x] = edge * foot * smooth(0.3, 0.78, cloud(x / width, y));
    }
  }
  return { ...band, top, rows, stride, density };
}

function isInside(outline: Outline, x: number, y: number): boolean {
  let inside = false;
  for (const [index, [x1, y1]] of outline.entries()) {
    const [x2, y2] = outline.at(index - 1) ?? [x1, y1];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) inside = !inside;
  }
  return inside;
}

/** The air between: pale pixels of a dawn picture are far away and take the fog, dark and colorful ones stand in front. */
function distances({ pixels, width, height }: Picture, house: Outline): Float32Array {
  return Float32Array.from({ length: width * height }, (_, index) => {
    if (isInside(house, (index % width) / width, index / width / height)) return 0;
    const [r = 0, g = 0, b = 0] = pixels.subarray(index * 3, index * 3 + 3);
    const [low, high] = [Math.min(r, g, b), Math.max(r, g, b, 1)];
    const color = (high - low) / high;
    return (
      smooth(0.3, 0.5, (r * 0.3 + g * 0.59 + b * 0.11) / 255) * (1 - smooth(0.26, 0.42, color))
    );
  });
}

function meanColor({ pixels, width, height }: Picture, from: number, to: number): Rgb {
  const sums = [0, 0, 0];
  const [start, end] = [Math.floor(from * height) * width, Math.floor(to * height) * width];
  for (let index = start; index < end; index += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      sums[channel] = (sums[channel] ?? 0) + (pixels[index * 3 + channel] ?? 0);
    }
  }
  const [r = 0, g = 0, b = 0] = sums.map((sum) => sum / (end - start));
  return [r, g, b];
}

function blurRows(source: Float32Array, width: number, height: number, radius: number) {
  const target = new Float32Array(source.length);
  for (let y = 0; y < height; y += 1) {
    let sum = 0;
    for (let x = -radius; x < width; x += 1) {
      if (x + radius < width) sum += source[y * width + x + radius] ?? 0;
      if (x - radius - 1 >= 0) sum -= source[y * width + x - radius - 1] ?? 0;
      // Written transposed, so that two passes blur both directions.
      if (x >= 0) target[x * height + y] = sum / (2 * radius + 1);
    }
  }
  return target;
}

/** What the lit windows throw around themselves. */
function windowGlow({ pixels, width, height }: Picture, house: Outline): Float32Array {
  let glow: Float32Array = Float32Array.from({ length: width * height }, (_, index) => {
    if (!isInside(house, (index % width) / width, index / width / height)) return 0;
    const [r = 0, g = 0, b = 0] = pixels.subarray(index * 3, index * 3 + 3);
    return r > 215 && g > 185 && b > 80 && r - b > 45 && r - b < 150 ? 1 : 0;
  });
  const radius = Math.round(height * 0.018);
  for (let pass = 0; pass < 3; pass += 1) {
    glow = blurRows(blurRows(glow, width, height, radius), height, width, radius);
  }
  return glow;
}

type Canvas = FrameSize & { data: Float32Array };
type Chimney = HeroAnchors['chimney'];

function mix({ data }: Canvas, index: number, color: Rgb, alpha: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const at = index * 3 + channel;
    const value = data[at] ?? 0;
    data[at] = value + ((color[channel] ?? 0) - value) * alpha;
  }
}

// Two copies take turns: each begins again while it cannot be seen, so the drift never jumps back.
function drawFog(canvas: Canvas, fog: FogTexture, far: Float32Array, color: Rgb, time: number) {
  const { width } = canvas;
  const copies = [0, 0.5].map((lag) => {
    const age = (time + fog.phase + lag) % 1;
    const shift = Math.abs(fog.drift) * width * (fog.drift > 0 ? 1 - age : age);
    return { whole: Math.floor(shift), part: shift % 1, weight: Math.sin(Math.PI * age) ** 2 };
  });
  for (let row = 0; row < fog.rows; row += 1) {
    for (let x = 0; x < width; x += 1) {
      let density = 0;
      for (const [copy, { whole, part, weight }] of copies.entries()) {
        const line = copy === 0 ? row : fog.rows - 1 - row;
        const at = line * fog.stride + x + whole;
        const left = fog.density[at] ?? 0;
        density += weight * (left + ((fog.density[at + 1] ?? 0) - left) * part);
      }
      const index = (fog.top + row) * width + x;
      const depth = fog.nearness + (1 - fog.nearness) * (far[index] ?? 0);
      const alpha = density * depth * fog.strength;
      if (alpha > 0.002) mix(canvas, index, color, alpha);
    }
  }
}

function drawPuff(canvas: Canvas, x: number, y: number, radius: number, alpha: number): void {
  const { width, height } = canvas;
  for (let py = Math.max(0, Math.floor(y - radius)); py < Math.min(height, y + radius); py += 1) {
    for (let px = Math.max(0, Math.floor(x - radius)); px < Math.min(width, x + radius); px += 1) {
      const distance = Math.hypot(px - x, py - y) / radius;
      if (distance < 1)
        mix(canvas, py * width + px, SMOKE, alpha * (1 - smooth(0.35, 1, distance)));
    }
  }
}

/** Lets the drawn column of smoke sway, more the higher it has risen. */
function swaySmoke(
  { data, width, height }: Canvas,
  picture: Picture,
  chimney: Chimney,
  time: number,
) {
  const [left, right] = [chimney.x - 0.045, chimney.x + 0.055].map((x) => Math.round(x * width));
  const foot = Math.round(chimney.y * height);
  for (let y = Math.round((chimney.y - SMOKE_HEIGHT) * height); y < foot; y += 1) {
    const risen = 1 - (y / height - (chimney.y - SMOKE_HEIGHT)) / SMOKE_HEIGHT;
    const reach = SMOKE_SWAY * width * risen * (1 - smooth(0.85, 1, risen));
    const shift = reach * Math.sin(2 * Math.PI * (time * 2 - risen * 1.3));
    for (let x = left ?? 0; x < (right ?? 0); x += 1) {
      const across = (x - (left ?? 0)) / ((right ?? 0) - (left ?? 0));
      const from = x + shift * Math.sin(Math.PI * across);
      const [column, part] = [Math.floor(from), from - Math.floor(from)];
      const at = (y * width + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = picture.pixels[at + channel] ?? 0;
        const next = picture.pixels[at + 3 + channel] ?? 0;
        data[(y * width + x) * 3 + channel] = value + (next - value) * part;
      }
    }
  }
}

function drawSmoke(canvas: Canvas, { x, y, width }: Chimney, time: number): void {
  const unit = width * canvas.width;
  for (let index = 0; index < PUFFS; index += 1) {
    const age = (time * SMOKE_CYCLES + index / PUFFS) % 1;
    const sway = Math.sin(age * 5 + index * 1.7) * age * 0.7;
    drawPuff(
      canvas,
      x * canvas.width + unit * (sway + age * 1.6),
      (y - SMOKE_HEIGHT * age) * canvas.height,
      unit * (0.35 + age * 1.3),
      0.34 * smooth(0, 0.12, age) * (1 - age) ** 1.2,
    );
  }
}

function drawLight({ data }: Canvas, glow: Float32Array, time: number): void {
  const turn = time * 2 * Math.PI;
  const flicker = 0.62 + 0.2 * Math.sin(turn * 2) + 0.12 * Math.sin(turn * 5 + 1);
  for (const [index, light] of glow.entries()) {
    if (light < 0.004) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = index * 3 + channel;
      const value = data[at] ?? 0;
      data[at] = value + (GLOW[channel] ?? 0) * light * flicker * 0.9 * (1 - value / 255);
    }
  }
}

/** Draws the moments of a loop over the picture; `time` 0 and 1 are the same moment. */
export function heroPainter(picture: Picture, anchors: HeroAnchors): (time: number) => Uint8Array {
  const { width, height, pixels } = picture;
  const haze = meanColor(picture, 0.36, 0.46);
  const fogColor: Rgb = [
    haze[0] + (255 - haze[0]) * 0.62,
    haze[1] + (255 - haze[1]) * 0.62,
    haze[2] + (255 - haze[2]) * 0.62,
  ];
  const fog = FOG.map((band) => fogTexture(band, picture));
  const far = distances(picture, anchors.house);
  const glow = windowGlow(picture, anchors.house);
  return (time) => {
    const canvas = { width, height, data: new Float32Array(pixels) };
    swaySmoke(canvas, picture, anchors.chimney, time);
    for (const band of fog) drawFog(canvas, band, far, fogColor, time);
    drawLight(canvas, glow, time);
    drawSmoke(canvas, anchors.chimney, time);
    return new Uint8Array(new Uint8ClampedArray(canvas.data).buffer);
  };
}
