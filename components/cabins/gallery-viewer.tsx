'use client';

import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import Image from 'next/image';
import { useState, type KeyboardEvent } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@/components/ui/icons';
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

/** Full screen; arrows, Home and End, swipes and buttons move, Escape closes, the ends meet. */
export function GalleryViewer({ photos, title, firstIndex, onClose }: GalleryViewerProps) {
  const [index, setIndex] = useState(firstIndex);
  const at = (position: number) => (position + photos.length) % photos.length;
  const move = (step: number) => setIndex((current) => at(current + step));
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
    setIndex(target);
  }

  return (
    <Dialog open onClose={onClose} className="fixed inset-0 z-100" onKeyDown={onKeyDown}>
      <DialogPanel className="flex size-full flex-col bg-spruce-950 text-white">
        <div className="flex items-center justify-between gap-4 px-4 pt-[max(0.75rem,env(safe-area-inset-top))] pb-3">
          <DialogTitle className="sr-only">{`Photos of ${title}`}</DialogTitle>
          <p className="text-sm font-semibold tabular-nums">{`${index + 1} / ${photos.length}`}</p>
          <button type="button" aria-label="Close photos" className={roundButton} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <div
          className="relative min-h-0 flex-1 touch-pan-y touch-pinch-zoom select-none"
          {...swipe}
        >
          <span
            aria-hidden
            className="absolute inset-0 m-auto size-8 animate-spin rounded-full border-2 border-white/20 border-t-white"
          />
          {photo && <ViewerImage key={photo.imageUrl} photo={photo} />}
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
    <Image
      src={photo.imageUrl}
      alt={photo.description}
      fill
      sizes="(min-width: 1200px) 1200px, 100vw"
      loading="eager"
      draggable={false}
      className="object-contain"
    />
  );
}
