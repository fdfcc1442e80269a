'use client';

import type { MouseEvent } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { busyUntil } from '@/lib/browser/loading/busy-until';
import { hasTour, openTour, preloadTour, type TouredCabin } from './open-tour';
import type { TourDates } from './tour-end';

type StepInsideButtonProps = TouredCabin & { dates: TourDates; className?: string };

export function StepInsideButton({ dates, className, ...cabin }: StepInsideButtonProps) {
  if (!hasTour(cabin)) return null;

  const preload = () => preloadTour(cabin);

  function open(event: MouseEvent<HTMLButtonElement>) {
    // Safari focuses no button on a click, and the dialog returns the focus to what had it.
    event.currentTarget.focus();
    busyUntil(event.currentTarget, openTour(cabin, dates));
  }

  return (
    <button
      aria-haspopup="dialog"
      className={joinClasses('play-mark', className)}
      onClick={open}
      onPointerEnter={preload}
      onTouchStart={preload}
      onFocus={preload}
    >
      Step Inside<span className="sr-only">{` ${cabin.title}`}</span>
    </button>
  );
}
