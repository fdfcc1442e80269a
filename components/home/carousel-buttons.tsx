'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';

// Rounding on zoomed pages leaves up to a pixel at the end of a track.
const SLACK_PX = 2;

type Room = { back: boolean; forward: boolean };

type Props = { trackId: string; label: string };

function findRoom(track: HTMLElement): Room {
  const end = track.scrollWidth - track.clientWidth;
  return { back: track.scrollLeft > SLACK_PX, forward: track.scrollLeft < end - SLACK_PX };
}

/** Previous and next buttons of a scrolling track; rendered on the client only. */
export function CarouselButtons({ trackId, label }: Props) {
  const [room, setRoom] = useState<Room | null>(null);

  useEffect(() => {
    const track = document.getElementById(trackId);
    if (!track) return;
    const update = () =>
      setRoom((before) => {
        const now = findRoom(track);
        return before && now.back === before.back && now.forward === before.forward ? before : now;
      });
    const observer = new ResizeObserver(update);
    observer.observe(track);
    track.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      track.removeEventListener('scroll', update);
    };
  }, [trackId]);

  function scroll(direction: 1 | -1) {
    const track = document.getElementById(trackId);
    track?.scrollBy({ left: direction * track.clientWidth * 0.85, behavior: 'smooth' });
  }

  if (!room) return null;
  return (
    <div
      data-needs-script
      className={
        room.back || room.forward
          ? 'hidden gap-2 tablet:flex'
          : 'invisible hidden gap-2 tablet:flex'
      }
    >
      <button
        type="button"
        className="round-button"
        aria-label={`Previous: ${label}`}
        aria-controls={trackId}
        aria-disabled={!room.back}
        onClick={() => scroll(-1)}
      >
        <Icon shapes={ChevronLeft} />
      </button>
      <button
        type="button"
        className="round-button"
        aria-label={`Next: ${label}`}
        aria-controls={trackId}
        aria-disabled={!room.forward}
        onClick={() => scroll(1)}
      >
        <Icon shapes={ChevronRight} />
      </button>
    </div>
  );
}
