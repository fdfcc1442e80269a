import { animate, useMotionValue, type Transition } from 'framer-motion';
import { useRef, useState, type PointerEvent } from 'react';
import { useMotionAllowed } from '@/components/ui/use-media-query';

const SPRING: Transition = { type: 'spring', stiffness: 420, damping: 40, mass: 0.9 };
const LEAVE: Transition = { duration: 0.2, ease: [0.4, 0, 1, 1] };
const ARRIVE: Transition = { duration: 0.26, ease: [0.2, 0.8, 0.2, 1] };
const CLOSE_DISTANCE_PX = 120;
const CLOSE_SPEED_PX_PER_MS = 0.6;
const PHONE = '(max-width: 47.99rem)';

const isPhone = () => typeof window.matchMedia === 'function' && window.matchMedia(PHONE).matches;

type Grip = { startY: number; lastY: number; lastTime: number; speed: number };

/** Motion of a dialog: a draggable sheet on phones, a fading window above; none with reduced motion. */
export function useSheetMotion(onClosed: () => void, isLocked = false) {
  const isMoving = useMotionAllowed();
  const [isSheet] = useState(isPhone);
  const [isClosing, setIsClosing] = useState(false);
  const pull = useMotionValue(0);
  const grip = useRef<Grip | null>(null);

  function close() {
    if (isLocked) return;
    if (isMoving) setIsClosing(true);
    else onClosed();
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const isControl = event.target instanceof Element && event.target.closest('button, a');
    if (!isSheet || event.pointerType === 'mouse' || isControl || isClosing) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pull.stop();
    const { clientY, timeStamp } = event;
    grip.current = { startY: clientY, lastY: clientY, lastTime: timeStamp, speed: 0 };
  }

  function onPointerMove({ clientY, timeStamp }: PointerEvent) {
    const held = grip.current;
    if (!held) return;
    const elapsed = Math.max(1, timeStamp - held.lastTime);
    const speed = (clientY - held.lastY) / elapsed;
    grip.current = { ...held, lastY: clientY, lastTime: timeStamp, speed };
    pull.set(Math.max(0, clientY - held.startY));
  }

  function letGo() {
    const held = grip.current;
    grip.current = null;
    if (!held) return;
    const isFar = pull.get() > CLOSE_DISTANCE_PX;
    const isFast = pull.get() > 24 && held.speed > CLOSE_SPEED_PX_PER_MS;
    if (!isLocked && (isFar || isFast)) {
      close();
    } else {
      void animate(pull, 0, isMoving ? SPRING : { duration: 0 });
    }
  }

  const away = isSheet ? { y: '100%' } : { opacity: 0, scale: 0.97, y: 12 };
  const here = isSheet ? { y: 0 } : { opacity: 1, scale: 1, y: 0 };
  return {
    close,
    pull,
    panel: {
      initial: isMoving ? away : (false as const),
      animate: isClosing ? away : here,
      transition: isClosing ? LEAVE : isSheet ? SPRING : ARRIVE,
      onAnimationComplete: isClosing ? onClosed : undefined,
    },
    backdrop: {
      initial: isMoving ? { opacity: 0 } : (false as const),
      animate: { opacity: isClosing ? 0 : 1 },
      transition: { duration: 0.2 },
    },
    handle: { onPointerDown, onPointerMove, onPointerUp: letGo, onPointerCancel: letGo },
  };
}
