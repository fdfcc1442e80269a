import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import type { Sample } from './gesture';
import type { Zoom } from './use-zoom';
import { toggleZoom, wheelScale, zoomAt, type Point } from './zoom';

const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 32;

export const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});

/** Returns what to call for each tap; the second of two near ones zooms in or out there. */
export function useDoubleTap(canZoom: boolean, zoom: Zoom) {
  const lastTap = useRef<Sample | null>(null);
  return function tap(event: PointerEvent<HTMLElement>): void {
    const { x, y } = pointOf(event);
    const previous = lastTap.current;
    const isControl = event.target instanceof Element && event.target.closest('button, a');
    lastTap.current = isControl ? null : { x, y, time: event.timeStamp };
    if (!canZoom || isControl || !previous) return;
    const isNear = Math.hypot(x - previous.x, y - previous.y) < DOUBLE_TAP_PX;
    if (!isNear || event.timeStamp - previous.time > DOUBLE_TAP_MS) return;
    lastTap.current = null;
    zoom.moveTo(toggleZoom(zoom.view(), zoom.fromMiddle({ x, y })));
  };
}

/** Zooms with the wheel at the pointer. */
export function useWheelZoom(
  stage: RefObject<HTMLElement | null>,
  canZoom: boolean,
  zoom: Zoom,
): void {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    if (!canZoom || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    const view = zoom.view();
    const scale = wheelScale(view.scale, event.deltaY, event.ctrlKey);
    zoom.set(zoom.bound(zoomAt(view, scale, zoom.fromMiddle(pointOf(event)))));
  });

  // React listens to wheels passively, which lets the page zoom as well.
  useEffect(() => {
    const element = stage.current;
    const listener = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [stage]);
}
