'use client';

import type { MouseEvent } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { openOverlay } from '@/components/ui/overlay-store';
import { track } from '@/lib/browser/track';

type StepInsideButtonProps = {
  slug: string;
  title: string;
  videoTourUrl?: string | null;
  tiktokId?: string | null;
  className?: string;
};

const loadTour = () => import('./tour-modal');
const loadEmbed = () => import('./embed-modal');

/** Opens a cabin's video. Reaching for it fetches the dialog's code; of the video, nothing comes before it is opened. */
export function StepInsideButton(props: StepInsideButtonProps) {
  const { slug, title, videoTourUrl, tiktokId, className } = props;
  if (!videoTourUrl && !tiktokId) return null;

  const preload = () => void (videoTourUrl ? loadTour() : loadEmbed()).catch(() => undefined);

  function open(event: MouseEvent<HTMLButtonElement>) {
    // Safari focuses no button on a click, and the dialog returns the focus to what had it.
    event.currentTarget.focus();
    const name = `Video tour of ${title}`;
    track('video_tour_click', { slug, source: videoTourUrl ? 'video_tour' : 'short_video' });
    void openOverlay(async (close) => {
      if (videoTourUrl) {
        const { TourModal } = await loadTour();
        return <TourModal title={name} url={videoTourUrl} onClose={close} />;
      }
      const { EmbedModal } = await loadEmbed();
      return <EmbedModal title={name} id={tiktokId ?? ''} onClose={close} />;
    });
  }

  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={joinClasses('play-mark', className)}
      onClick={open}
      onPointerEnter={preload}
      onTouchStart={preload}
      onFocus={preload}
    >
      Step Inside<span className="sr-only">{` ${title}`}</span>
    </button>
  );
}
