export type Size = { width: number; height: number };

export const VIDEO_DESKTOP_FROM = 768;

const SHARE = 0.96;
const DESKTOP_MARGIN = 32;
const LEAST: Size = { width: 280, height: 320 };
const PORTRAIT = 9 / 16;
const LANDSCAPE = 16 / 9;

/** Width divided by height; the real ratio once it is known (product §2.9). */
export function videoRatio(isPortrait: boolean, real: Size | null): number {
  if (real && real.width > 0 && real.height > 0) return real.width / real.height;
  return isPortrait ? PORTRAIT : LANDSCAPE;
}

/** The largest frame of that ratio in 96% of the viewport, less a margin on desktop, but at least 280 × 320. */
export function frameSize(viewport: Size, ratio: number): Size {
  const margin = viewport.width >= VIDEO_DESKTOP_FROM ? DESKTOP_MARGIN : 0;
  const room = (side: keyof Size) => Math.max(LEAST[side], SHARE * viewport[side] - margin);
  const width = Math.min(room('width'), room('height') * ratio);
  return {
    width: Math.max(1, Math.floor(width)),
    height: Math.max(1, Math.floor(width / ratio)),
  };
}
