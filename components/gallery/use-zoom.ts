import { animate, useMotionValue } from 'framer-motion';
import { useState, type RefObject } from 'react';
import { useMotionAllowed } from '@/components/ui/use-media-query';
import { boundView, FITTED, fittedSize, type Point, type View } from './zoom';

const SPRING = { type: 'spring', stiffness: 420, damping: 42 } as const;

/** Zooms and pans the current picture within the stage. */
export function useZoom(stage: RefObject<HTMLElement | null>) {
  const isMoving = useMotionAllowed();
  const [isZoomed, setIsZoomed] = useState(false);
  const scale = useMotionValue(1);
  const x = useMotionValue(0);
  const y = useMotionValue(0);
  const view = (): View => ({ scale: scale.get(), x: x.get(), y: y.get() });

  /** Sets the view without animation, and beyond the bounds during a pinch. */
  function set(next: View): void {
    scale.jump(next.scale);
    x.jump(next.x);
    y.jump(next.y);
    setIsZoomed(next.scale > 1);
  }

  function bound(next: View): View {
    const picture = stage.current?.querySelector<HTMLImageElement>('[data-shown] img');
    if (!stage.current || !picture) return FITTED;
    const { naturalWidth, naturalHeight, clientWidth, clientHeight } = picture;
    const fitted = fittedSize(
      { width: naturalWidth, height: naturalHeight },
      { width: clientWidth, height: clientHeight },
    );
    const frame = { width: stage.current.clientWidth, height: stage.current.clientHeight };
    return boundView(next, fitted, frame);
  }

  function moveTo(next: View): void {
    const target = bound(next);
    setIsZoomed(target.scale > 1);
    const how = isMoving ? SPRING : { duration: 0 };
    void animate(scale, target.scale, how);
    void animate(x, target.x, how);
    void animate(y, target.y, how);
  }

  /** A point of the screen, measured from the middle of the stage. */
  function fromMiddle({ x: left, y: top }: Point): Point {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: left - box.left - box.width / 2, y: top - box.top - box.height / 2 };
  }

  return { isZoomed, scale, x, y, view, set, bound, moveTo, fromMiddle };
}

export type Zoom = ReturnType<typeof useZoom>;
