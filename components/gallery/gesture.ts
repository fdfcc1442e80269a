/** A finger's position in px and time in ms. */
export type Sample = { x: number; y: number; time: number };
export type Axis = 'sideways' | 'down';

const DECIDED_PX = 8;
const SPEED_OF_MS = 80;
const FLICK_PX_PER_MS = 0.3;
const DISMISS_PX = 120;
const DISMISS_PX_PER_MS = 0.6;
const STIFFNESS = 0.55;

/** How far something follows a pull beyond its end: less and less, and never by its full size. */
export const rubberBand = (distance: number, size: number): number =>
  Math.sign(distance) * size * (1 - 1 / ((Math.abs(distance) * STIFFNESS) / size + 1));

/** Which way a finger goes; null until it has gone far enough to tell. */
export function dragAxis(dx: number, dy: number): Axis | null {
  if (Math.hypot(dx, dy) < DECIDED_PX) return null;
  return Math.abs(dy) > Math.abs(dx) ? 'down' : 'sideways';
}

/** In px per ms over the last moments, so stopping before letting go has no speed. */
export function speedOf(samples: readonly Sample[]): { x: number; y: number } {
  const last = samples.at(-1);
  const first = samples.find(({ time }) => last && last.time - time <= SPEED_OF_MS);
  if (!first || !last || last.time <= first.time) return { x: 0, y: 0 };
  const elapsed = last.time - first.time;
  return { x: (last.x - first.x) / elapsed, y: (last.y - first.y) / elapsed };
}

type Track = { count: number; width: number };

/** The position of the row of pictures while a finger holds it, in pictures. */
export function heldPosition(from: number, dx: number, { count, width }: Track): number {
  const position = from - dx / width;
  const held = Math.min(Math.max(position, 0), count - 1);
  return held + rubberBand(position - held, 1);
}

type LetGo = { position: number; index: number; speed: number; count: number };

/** The picture at which the row comes to rest: a flick moves by one, else the nearest. */
export function settledIndex({ position, index, speed, count }: LetGo): number {
  const flick = Math.abs(speed) >= FLICK_PX_PER_MS ? -Math.sign(speed) : 0;
  const isBack = flick !== 0 && Math.sign(position - index) === -flick;
  const wanted = isBack ? index : flick === 0 ? Math.round(position) : index + flick;
  const near = Math.min(Math.max(wanted, index - 1), index + 1);
  return Math.min(Math.max(near, 0), count - 1);
}

/** A pull down closes when it is long or fast. */
export const isDismissed = (dy: number, speed: number): boolean =>
  dy > DISMISS_PX || (dy > 24 && speed > DISMISS_PX_PER_MS);
