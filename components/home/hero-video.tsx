'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMotionAllowed } from '@/components/ui/use-media-query';
import { savesData } from '@/lib/browser/loading/connection';
import { logProblem } from '@/lib/browser/log';
import { useOnScreen, usePageLoaded, useTabVisible } from './hero-presence';
import styles from './hero.module.css';

const SMALL_SCREEN = '(max-width: 63.99rem)';

/** The video over the hero's picture; it loads after the page, and the picture stays when it fails. */
export function HeroVideo({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isPageLoaded = usePageLoaded();
  const isReady = useMotionAllowed() && isPageLoaded;
  const isTabVisible = useTabVisible();
  const { isOnScreen, wasOnScreen } = useOnScreen(place, isReady);
  const isRunning = isReady && isOnScreen && isTabVisible && !isPaused;
  const hasFilm = isReady && wasOnScreen && !failure && !savesData();

  useEffect(() => {
    if (failure) logProblem('hero-video', failure);
  }, [failure]);

  useEffect(() => {
    const player = film.current;
    if (!player || !isLoaded) return;
    if (!isRunning) return player.pause();
    player.play().catch((problem: unknown) => {
      // A pause before the start isn't a failure.
      if (problem instanceof DOMException && problem.name === 'AbortError') return;
      // Hidden behind the picture until the visitor presses play.
      logProblem('hero-video', 'The browser refused to play the film');
    });
  }, [isRunning, isLoaded, hasFilm]);

  const source = `/video/${hasFilm && window.matchMedia(SMALL_SCREEN).matches ? 'hero-mobile' : 'hero'}`;
  return (
    <div
      className="contents"
      data-motion={isReady ? (isRunning ? 'running' : 'paused') : undefined}
    >
      <div ref={place} aria-hidden className={styles.frame}>
        {hasFilm && (
          <video
            ref={film}
            muted
            loop
            playsInline
            disablePictureInPicture
            preload="auto"
            tabIndex={-1}
            className={`${styles.picture} ${styles.film}`}
            data-shown={isShown || undefined}
            onLoadedData={() => setIsLoaded(true)}
            onPlaying={() => setIsShown(true)}
            onError={() => setFailure('The film stopped')}
          >
            <source src={`${source}.webm`} type="video/webm" />
            <source
              src={`${source}.mp4`}
              type="video/mp4"
              onError={() => setFailure('No film could be loaded')}
            />
          </video>
        )}
      </div>
      {children}
      {isReady && (
        <button
          type="button"
          aria-label={isPaused ? 'Play background motion' : 'Pause background motion'}
          onClick={() => setIsPaused(!isPaused)}
          className="absolute top-4 right-4 z-10 grid size-11 cursor-pointer place-items-center rounded-full bg-spruce-950/55 text-white hover:bg-spruce-950/80 focus-visible:outline-white laptop:top-auto laptop:right-6 laptop:bottom-6"
        >
          <svg viewBox="0 0 24 24" aria-hidden className="size-5" fill="currentColor">
            <path d={isPaused ? 'M8 5v14l11-7z' : 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z'} />
          </svg>
        </button>
      )}
    </div>
  );
}
