type Triple = readonly [number, number, number];
type Oklch = { lightness: number; chroma: number; hue: number };

const toLinear = (share: number) =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
const fromLinear = (share: number) =>
  share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;

/** Red, green and blue, 0 to 255. */
export function parseHex(hex: string): Triple {
  const value = parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const linearOf = (hex: string) =>
  parseHex(hex).map((channel) => toLinear(channel / 255)) as unknown as Triple;

const toHex = (channels: Triple) =>
  `#${channels
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const luminanceOf = ([red, green, blue]: Triple) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Relative luminance by WCAG 2. */
const luminance = (hex: string): number => luminanceOf(linearOf(hex));

/** See https://www.w3.org/TR/css-color-4/#ok-lab. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** Linear sRGB, which may lie outside the gamut. */
function fromOklch({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const STEPS = 30;
const LESS = 0.97;

/** A color of this hue with the luminance of `hex`, with the given chroma or as much as sRGB has. */
export function matchLuminance(hex: string, hue: number, chroma: number): string {
  const wanted = luminance(hex);
  let [dark, light] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const lightness = (dark + light) / 2;
    const isDarker = luminanceOf(fromOklch({ lightness, chroma, hue })) < wanted;
    [dark, light] = isDarker ? [lightness, light] : [dark, lightness];
  }
  const found = fromOklch({ lightness: light, chroma, hue });
  if (found.some((share) => share < -0.0005 || share > 1.0005)) {
    return matchLuminance(hex, hue, chroma * LESS);
  }
  const inside = found.map((share) => fromLinear(Math.min(1, Math.max(0, share))));
  return toHex(inside as unknown as Triple);
}
