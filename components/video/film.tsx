import { useEffect, useRef, useState } from 'react';
import { logProblem } from '@/lib/browser/log';
import type { Size } from '@/lib/domain/catalog/video-frame';
import { DrawnMark } from './drawn-mark';
import { FilmControls } from './film-controls';
import styles from './video-overlay.module.css';
import { TourEnd, type TourDates } from './tour-end';
import { VideoLoading } from './video-states';

type FilmProps = {
  url: string;
  posterUrl: string | null;
  title: string;
  onSize: (size: Size) => void;
  onFail: (reason: string) => void;
  dates: TourDates;
  onClose: () => void;
};

/** A video file with autoplay, since the guest opened it; if the browser refuses, the controls remain. */
export function Film({ url, posterUrl, title, onSize, onFail, dates, onClose }: FilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [isOver, setIsOver] = useState(false);
  // Only the example shop's films come with a poster.
  const isDrawn = posterUrl !== null;

  function play() {
    film.current?.play().catch((problem: unknown) => {
      if (problem instanceof DOMException && problem.name === 'NotAllowedError') {
        logProblem('video', 'The browser refused to play the video by itself');
      }
    });
  }

  useEffect(play, []);

  function toggle() {
    if (film.current?.paused) play();
    else film.current?.pause();
  }

  function playAgain() {
    if (film.current) film.current.currentTime = 0;
    play();
  }

  function seeDates() {
    onClose();
    dates.open();
  }

  return (
    <div ref={frame} className={styles.film}>
      <video
        ref={film}
        src={url}
        poster={posterUrl ?? undefined}
        aria-label={title}
        autoPlay
        playsInline
        preload="auto"
        className="size-full cursor-pointer object-contain"
        onClick={toggle}
        onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) => {
          setIsLoaded(true);
          onSize({ width: videoWidth, height: videoHeight });
        }}
        onPlay={() => setIsOver(false)}
        onEnded={() => setIsOver(true)}
        onError={({ currentTarget: { error } }) =>
          onFail(error?.message || 'The video file did not load')
        }
      />
      {!isOver && <FilmControls film={film} frame={frame} isSilent={isDrawn} />}
      {isDrawn && !isOver && <DrawnMark />}
      {!isLoaded && <VideoLoading />}
      {isOver && <TourEnd dates={dates} onDates={seeDates} onAgain={playAgain} />}
    </div>
  );
}
