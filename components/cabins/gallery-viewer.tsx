'use client';

import { Picture } from '@/components/ui/picture';
import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { AnimatePresence, LazyMotion, domMin, m, type Variants } from 'framer-motion';
import { useState, type KeyboardEvent } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@/components/ui/icons';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { useMotionAllowed } from '@/components/ui/use-motion-allowed';
import { usePageShut } from '@/components/ui/use-page-shut';
import { useSwipe } from './use-swipe';

export type GalleryPhoto = { imageUrl: string; description: string };
export type GalleryViewerProps = {
  photos: readonly GalleryPhoto[];
  title: string;
  firstIndex: number;
  onClose: () => void;
};

const roundButton =
  'grid size-12 shrink-0 cursor-pointer place-items-center rounded-full bg-white/15 text-white hover:bg-white/30 focus-visible:outline-white';

type Direction = 1 | -1;

// The next picture comes from the side the guest is heading for.
const SLIDE: Variants = {
  ahead: (direction: Direction) => ({ opacity: 0, x: 56 * direction }),
  here: { opacity: 1, x: 0 },
  behind: (direction: Direction) => ({ opacity: 0, x: -56 * direction }),
};

/** Full screen; arrows, Home and End, swipes and buttons move, Escape closes, the ends meet. */
export function GalleryViewer({ photos, title, firstIndex, onClose }: GalleryViewerProps) {
  const [index, setIndex] = useState(firstIndex);
  const [direction, setDirection] = useState<Direction>(1);
  const isMoving = useMotionAllowed();
  const shutRef = usePageShut();
  useBackCloses(onClose);
  const at = (position: number) => (position + photos.length) % photos.length;
  const show = (target: number, heading: Direction) => {
    setIndex(target);
    setDirection(heading);
  };
  const move = (step: Direction) => show(at(index + step), step);
  const swipe = useSwipe({ onLeft: () => move(1), onRight: () => move(-1) });
  const photo = photos[index];
  const neighbors = [photos[at(index - 1)], photos[at(index + 1)]];

  function onKeyDown(event: KeyboardEvent) {
    const targets: Record<string, number> = {
      ArrowLeft: at(index - 1),
      ArrowRight: at(index + 1),
      Home: 0,
      End: photos.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target, event.key === 'ArrowLeft' || event.key === 'Home' ? -1 : 1);
  }

  return (
    <Dialog
      ref={shutRef}
      open
      onClose={onClose}
      className="fixed inset-0 z-100"
      onKeyDown={onKeyDown}
    >
      <DialogPanel className="flex size-full flex-col bg-spruce-950 text-white">
        <div className="flex items-center justify-between gap-4 px-4 pt-[max(0.75rem,env(safe-area-inset-top))] pb-3">
          <DialogTitle className="sr-only">{`Photos of ${title}`}</DialogTitle>
          <p className="text-sm font-semibold tabular-nums">{`${index + 1} / ${photos.length}`}</p>
          <button type="button" aria-label="Close photos" className={roundButton} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <div
          className="relative min-h-0 flex-1 [touch-action:pan-y_pinch-zoom] select-none"
          {...swipe}
        >
          <span
            aria-hidden
            className="absolute inset-0 m-auto size-8 animate-spin rounded-full border-2 border-white/20 border-t-white"
          />
          {photo && !isMoving && <ViewerImage key={photo.imageUrl} photo={photo} />}
          {isMoving && (
            <LazyMotion features={domMin} strict>
              <AnimatePresence initial={false} custom={direction}>
                {photo && (
                  <m.div
                    key={photo.imageUrl}
                    custom={direction}
                    variants={SLIDE}
                    initial="ahead"
                    animate="here"
                    exit="behind"
                    transition={{ duration: 0.24, ease: [0.2, 0.8, 0.2, 1] }}
                    className="absolute inset-0"
                  >
                    <ViewerImage photo={photo} />
                  </m.div>
                )}
              </AnimatePresence>
            </LazyMotion>
          )}
          <div className="invisible absolute inset-0">
            {neighbors.map(
              (each) => each && each !== photo && <ViewerImage key={each.imageUrl} photo={each} />,
            )}
          </div>
        </div>
        <div className="flex items-center justify-between gap-4 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <button
            type="button"
            aria-label="Previous photo"
            className={roundButton}
            onClick={() => move(-1)}
          >
            <ChevronLeftIcon />
          </button>
          <p aria-live="polite" className="text-center text-sm text-balance">
            <span className="sr-only">{`Photo ${index + 1} of ${photos.length}: `}</span>
            {photo?.description}
          </p>
          <button
            type="button"
            aria-label="Next photo"
            className={roundButton}
            onClick={() => move(1)}
          >
            <ChevronRightIcon />
          </button>
        </div>
      </DialogPanel>
    </Dialog>
  );
}

function ViewerImage({ photo }: { photo: GalleryPhoto }) {
  return (
    <Picture
      src={photo.imageUrl}
      alt={photo.description}
      sizes="(min-width: 1200px) 1200px, 100vw"
      isFirst
      fetchPriority="auto"
      draggable={false}
      className="absolute inset-0 size-full object-contain"
    />
  );
}
