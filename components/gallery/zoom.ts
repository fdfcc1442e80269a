/** The size of a picture, 1 where it fits its frame, and how far its middle is from the frame's, in px. */
export type View = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
type Size = { width: number; height: number };

export const FITTED: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;
const TAPPED_SCALE = 2.5;

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The size of a picture that is shown whole in a frame. */
export function fittedSize(picture: Size, frame: Size): Size {
  if (picture.width <= 0 || picture.height <= 0) return frame;
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** Within the bounds: no smaller than its frame, and no gap between an edge of the picture and the frame's. */
export function boundView({ scale, x, y }: View, fitted: Size, frame: Size): View {
  const bounded = between(scale, 1, MAX_SCALE);
  const most = (side: keyof Size) => Math.max(0, (fitted[side] * bounded - frame[side]) / 2);
  return {
    scale: bounded,
    x: between(x, -most('width'), most('width')) || 0,
    y: between(y, -most('height'), most('height')) || 0,
  };
}

/** Zoomed so that the point, measured from the frame's middle, stays where it is. */
export function zoomAt(view: View, scale: number, point: Point): View {
  const factor = scale / view.scale;
  return {
    scale,
    x: point.x - (point.x - view.x) * factor,
    y: point.y - (point.y - view.y) * factor,
  };
}

/** A double tap zooms in at the finger, the next one out. */
export const toggleZoom = (view: View, point: Point): View =>
  view.scale > 1 ? FITTED : zoomAt(view, TAPPED_SCALE, point);

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

export type Fingers = readonly [Point, Point];

/** Keeps what is under the two fingers under them. */
export function pinchedView(view: View, from: Fingers, to: Fingers): View {
  const scale = view.scale * (distance(...to) / distance(...from));
  const [start, end] = [middle(...from), middle(...to)];
  const zoomed = zoomAt(view, between(scale, 0.7, MAX_SCALE * 1.2), start);
  return { ...zoomed, x: zoomed.x + end.x - start.x, y: zoomed.y + end.y - start.y };
}

/** One turn of a wheel; a pinch on a trackpad comes as a wheel with Control, in smaller steps. */
export const wheelScale = (scale: number, deltaY: number, isPinch: boolean): number =>
  between(scale * Math.exp(-deltaY * (isPinch ? 0.01 : 0.002)), 1, MAX_SCALE);
