import type { MotionValue } from 'framer-motion';
import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import {
  dragAxis,
  heldPosition,
  isDismissed,
  rubberBand,
  settledIndex,
  speedOf,
  type Axis,
  type Sample,
} from './gesture';
import type { Zoom } from './use-zoom';
import { pointOf, useDoubleTap, useWheelZoom } from './use-zoom-gestures';
import { pinchedView, type Fingers, type Point } from './zoom';

type Gestures = {
  stage: RefObject<HTMLElement | null>;
  index: number;
  count: number;
  canZoom: boolean;
  zoom: Zoom;
  /** The position of the row, in pictures. */
  position: MotionValue<number>;
  /** How far everything is pulled down, in px. */
  pull: MotionValue<number>;
  onSettle: (index: number) => void;
  onLetGo: (isDismissed: boolean) => void;
};

type Drag = { kind: Axis | 'undecided' | 'pan'; samples: Sample[]; from: number };

/** One finger moves the row or, down, closes; two zoom, and one then moves the zoomed picture. A wheel zooms too. */
export function useGestures(props: Gestures) {
  const { stage, index, count, canZoom, zoom, position, pull, onSettle, onLetGo } = props;
  const fingers = useRef(new Map<number, Point>());
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const tap = useDoubleTap(canZoom, zoom);
  useWheelZoom(stage, canZoom, zoom);

  const stepWidth = () =>
    stage.current?.querySelector<HTMLElement>('[data-shown]')?.offsetWidth || 1;

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    fingers.current.set(event.pointerId, pointOf(event));
    if (fingers.current.size > 1) {
      drag.current = null;
      onSettle(index);
      onLetGo(false);
      return;
    }
    wasDragged.current = false;
    position.stop();
    const start = { ...pointOf(event), time: event.timeStamp };
    const kind = zoom.isZoomed ? 'pan' : 'undecided';
    drag.current = { kind, samples: [start], from: position.get() };
  }

  function pinch(moved: number, to: Point) {
    const before = [...fingers.current];
    fingers.current.set(moved, to);
    const [a, b] = before;
    if (!canZoom || !a || !b) return;
    wasDragged.current = true;
    const places = (all: readonly (readonly [number, Point])[]) =>
      all.slice(0, 2).map(([, point]) => zoom.fromMiddle(point)) as unknown as Fingers;
    zoom.set(pinchedView(zoom.view(), places(before), places([...fingers.current])));
  }

  function follow(held: Drag, dx: number, dy: number) {
    if (held.kind === 'sideways') {
      position.jump(heldPosition(held.from, dx, { count, width: stepWidth() }));
    } else if (held.kind === 'down') {
      pull.jump(dy > 0 ? dy : rubberBand(dy, 60));
    }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const last = fingers.current.get(event.pointerId);
    if (!last) return;
    const point = pointOf(event);
    if (fingers.current.size > 1) return pinch(event.pointerId, point);
    fingers.current.set(event.pointerId, point);
    const held = drag.current;
    const [start] = held?.samples ?? [];
    if (!held || !start) return;
    const [dx, dy] = [point.x - start.x, point.y - start.y];
    const axis = dragAxis(dx, dy);
    if (held.kind === 'undecided' && axis) {
      // A mouse has a close button in reach, and no finger's habit to push things away.
      held.kind = axis === 'down' && event.pointerType === 'mouse' ? 'sideways' : axis;
    }
    if (axis && !wasDragged.current) {
      wasDragged.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    held.samples.push({ ...point, time: event.timeStamp });
    if (held.kind === 'pan') {
      const view = zoom.view();
      zoom.set(zoom.bound({ ...view, x: view.x + point.x - last.x, y: view.y + point.y - last.y }));
    } else {
      follow(held, dx, dy);
    }
  }

  function letGo(event: PointerEvent<HTMLElement>) {
    if (!fingers.current.delete(event.pointerId)) return;
    const held = drag.current;
    if (fingers.current.size > 0) return;
    drag.current = null;
    if (held?.kind === 'pan' && !wasDragged.current) return tap(event);
    if (!held || held.kind === 'pan') return zoom.moveTo(zoom.view());
    if (held.kind === 'undecided') {
      onSettle(index);
      if (event.type === 'pointerup') tap(event);
      return;
    }
    // The moment of letting go counts: a finger that rests first has no speed.
    const samples = [...held.samples, { ...pointOf(event), time: event.timeStamp }];
    const speed = event.type === 'pointerup' ? speedOf(samples) : { x: 0, y: 0 };
    if (held.kind === 'down') return onLetGo(isDismissed(pull.get(), speed.y));
    onSettle(settledIndex({ position: position.get(), index, speed: speed.x, count }));
  }

  function onClickCapture(event: MouseEvent) {
    if (!wasDragged.current) return;
    wasDragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onClickCapture,
  };
}
