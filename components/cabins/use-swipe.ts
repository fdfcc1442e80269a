import { useRef, type TouchEvent } from 'react';

const MIN_DISTANCE_PX = 48;

type Swipes = { onLeft: () => void; onRight: () => void };

/** Sideways swipes of one finger; a pinch or a scroll is none. */
export function useSwipe({ onLeft, onRight }: Swipes) {
  const start = useRef<{ x: number; y: number } | null>(null);

  function onTouchStart(event: TouchEvent) {
    const touch = event.touches.length === 1 ? event.touches[0] : undefined;
    start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
  }

  function onTouchEnd(event: TouchEvent) {
    const from = start.current;
    const touch = event.changedTouches[0];
    start.current = null;
    if (!from || !touch) return;
    const dx = touch.clientX - from.x;
    const dy = touch.clientY - from.y;
    if (Math.abs(dx) < MIN_DISTANCE_PX || Math.abs(dx) < Math.abs(dy)) return;
    if (dx < 0) onLeft();
    else onRight();
  }

  return { onTouchStart, onTouchEnd };
}
