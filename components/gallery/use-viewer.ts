import { animate, useMotionValue, useTransform } from 'framer-motion';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useMotionAllowed } from '@/components/ui/use-media-query';
import { keyMove } from './key-move';
import type { Slide } from './slides';
import { useGestures } from './use-gestures';
import { useZoom } from './use-zoom';
import { FITTED, zoomAt } from './zoom';

const SPRING = { type: 'spring', stiffness: 380, damping: 40 } as const;
const LEAVE = { duration: 0.2, ease: [0.4, 0, 1, 1] } as const;
const ZOOM_STEP = 1.5;
const IDLE_AFTER_MS = 3000;

/** `isIdle` turns true once three seconds have passed without a call of `wake`. */
function useIdle() {
  const [isIdle, setIsIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function wake() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsIdle(true), IDLE_AFTER_MS);
    setIsIdle(false);
  }

  useEffect(() => {
    timer.current = setTimeout(() => setIsIdle(true), IDLE_AFTER_MS);
    return () => clearTimeout(timer.current);
  }, []);

  return { isIdle, wake };
}

type Options = {
  slides: readonly Slide[];
  firstPhoto: number;
  stage: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** Which slide is shown and how it moves: by buttons, keys and fingers. */
export function useViewer({ slides, firstPhoto, stage, onClose }: Options) {
  const [index, setIndex] = useState(firstPhoto);
  const isMoving = useMotionAllowed();
  const { isIdle, wake } = useIdle();
  const zoom = useZoom(stage);
  const position = useMotionValue(index);
  const pull = useMotionValue(0);
  const trackX = useTransform(position, (at) => `${-100 * at}%`);
  const veil = useTransform(pull, [0, 320], [1, 0.2]);
  const slide = slides[index];
  const canZoom = slide?.kind === 'photo';

  function leaveSlide() {
    zoom.set(FITTED);
    // Its focused element is about to be hidden, and keys would have no target.
    const focused = document.activeElement;
    if (stage.current?.contains(focused)) {
      stage.current.closest<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true });
    }
  }

  function show(wanted: number) {
    const target = Math.min(Math.max(wanted, 0), slides.length - 1);
    if (target !== index) leaveSlide();
    // From far away the row comes from the side of the move, past nothing in between.
    if (Math.abs(target - index) > 1) position.jump(target - Math.sign(target - index));
    setIndex(target);
    wake();
    void animate(position, target, isMoving ? SPRING : { duration: 0 });
  }

  function letGo(isDismissed: boolean) {
    if (!isDismissed) {
      void animate(pull, 0, isMoving ? SPRING : { duration: 0 });
    } else if (isMoving) {
      void animate(pull, window.innerHeight, { ...LEAVE, onComplete: onClose });
    } else {
      onClose();
    }
  }

  const zoomBy = (factor: number) => {
    const view = zoom.view();
    if (canZoom) zoom.moveTo(zoomAt(view, view.scale * factor, { x: 0, y: 0 }));
  };

  const gestures = useGestures({
    stage,
    index,
    count: slides.length,
    canZoom,
    zoom,
    position,
    pull,
    onSettle: show,
    onLetGo: letGo,
  });

  function onKeyDown(event: KeyboardEvent) {
    // React also bubbles keys from dialogs opened from here.
    if (!event.currentTarget.contains(event.target as Node)) return;
    const move = keyMove(event, zoom.isZoomed);
    if (!move) return;
    event.preventDefault();
    if (move.kind === 'step') show(index + move.by);
    else if (move.kind === 'end') show(move.isLast ? slides.length - 1 : 0);
    else if (move.kind === 'zoom') zoomBy(move.isIn ? ZOOM_STEP : 1 / ZOOM_STEP);
    else {
      const view = zoom.view();
      zoom.moveTo({ ...view, x: view.x + move.x, y: view.y + move.y });
    }
  }

  return {
    slide,
    index,
    isFirst: index === 0,
    isLast: index === slides.length - 1,
    isIdle,
    canZoom,
    zoom,
    gestures,
    pull,
    trackX,
    veil,
    onKeyDown,
    show,
    wake,
    toggleZoom: () => (zoom.isZoomed ? zoom.moveTo(FITTED) : zoomBy(2)),
  };
}

export type ViewerState = ReturnType<typeof useViewer>;
