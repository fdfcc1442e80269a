'use client';

import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { formatTimecode, type TourChapter } from '@/lib/domain/catalog/tour';
import { isDrawnFilm } from '@/lib/domain/catalog/video';
import { DrawnMark } from './drawn-mark';
import { FilmControls } from './film-controls';

type TourPlayerProps = {
  videoUrl: string;
  posterUrl: string;
  label: string;
  chapters: readonly TourChapter[];
};

const WITH_ROOMS = 'grid items-start gap-6 laptop:grid-cols-[minmax(0,1fr)_18rem]';

const requestedSecond = () => Number(/^#t=(\d+(?:\.\d+)?)$/.exec(window.location.hash)?.[1] ?? '');

/** The film and its rooms; a link with #t=5 begins there. Without scripts the film plays all the same. */
export function TourPlayer({ videoUrl, posterUrl, label, chapters }: TourPlayerProps) {
  const film = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  // Without scripts, the film has the browser's own controls.
  const hasControls = useHydrated();
  const [second, setSecond] = useState(0);
  const isDrawn = isDrawnFilm(videoUrl);
  const current = chapters.findLast(({ seconds }) => seconds <= second);

  function show(seconds: number) {
    if (!film.current) return;
    film.current.currentTime = seconds;
    setSecond(seconds);
  }

  useEffect(() => {
    const seconds = requestedSecond();
    if (seconds > 0) show(seconds);
  }, []);

  function playFrom(seconds: number) {
    show(seconds);
    // If the browser refuses to play, the controls remain.
    film.current?.play().catch(() => undefined);
  }

  return (
    <div className={chapters.length > 0 ? WITH_ROOMS : undefined}>
      <div
        ref={frame}
        className="relative max-w-[max(20rem,calc((100dvh-17rem)*16/9))] overflow-hidden rounded-card bg-spruce-950 shadow-raised"
      >
        <video
          ref={film}
          src={videoUrl}
          poster={posterUrl}
          aria-label={label}
          controls={!hasControls}
          playsInline
          preload="metadata"
          onTimeUpdate={({ currentTarget }) => setSecond(currentTarget.currentTime)}
          className="max-h-[85dvh] w-full object-contain"
        />
        {hasControls && <FilmControls film={film} frame={frame} isSilent={isDrawn} />}
        {isDrawn && <DrawnMark />}
      </div>
      {chapters.length > 0 && (
        <nav aria-label="Rooms in the video" data-needs-script>
          <ol className="grid gap-2">
            {chapters.map((chapter) => (
              <li key={chapter.seconds}>
                <button
                  type="button"
                  aria-current={chapter === current || undefined}
                  onClick={() => playFrom(chapter.seconds)}
                  className="flex min-h-12 w-full cursor-pointer items-center gap-4 rounded-control px-4 text-left font-medium hover:bg-spruce-100 aria-[current]:bg-spruce-100 aria-[current]:font-semibold aria-[current]:text-spruce-800"
                >
                  <span className="text-sm text-ink-soft tabular-nums">
                    {formatTimecode(chapter.seconds)}
                  </span>
                  {chapter.title}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}
