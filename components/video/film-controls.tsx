import { Maximize, Minimize, Pause, Play, Volume2, VolumeX } from 'lucide';
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { Icon } from '@/components/ui/icon';
import { formatTimecode } from '@/lib/domain/catalog/tour';
import styles from './film-controls.module.css';

type Props = {
  film: RefObject<HTMLVideoElement | null>;
  /** The element that goes full screen: the film with these controls. */
  frame: RefObject<HTMLElement | null>;
  isSilent?: boolean;
};

const STEP_SECONDS = 1;
const EVENTS = ['play', 'pause', 'timeupdate', 'durationchange', 'volumechange', 'seeked', 'ended'];

type State = { isPlaying: boolean; isMuted: boolean; seconds: number; length: number };
const OFF: State = { isPlaying: false, isMuted: false, seconds: 0, length: 0 };

const stateOf = ({ paused, ended, muted, currentTime, duration }: HTMLVideoElement): State => ({
  isPlaying: !paused && !ended,
  isMuted: muted,
  seconds: currentTime,
  length: Number.isFinite(duration) ? duration : 0,
});

function setMuted(player: HTMLVideoElement, isMuted: boolean) {
  player.muted = isMuted;
}

function goTo(player: HTMLVideoElement, seconds: number) {
  player.currentTime = seconds;
}

/** Play, place, sound and whole screen, in place of the browser's own controls. */
export function FilmControls({ film, frame, isSilent = false }: Props) {
  const [state, setState] = useState(OFF);
  const [isWhole, setIsWhole] = useState(false);
  const { isPlaying, isMuted, seconds, length } = state;

  useEffect(() => {
    const player = film.current;
    if (!player) return;
    const read = () => setState(stateOf(player));
    const readScreen = () => setIsWhole(document.fullscreenElement !== null);
    read();
    EVENTS.forEach((name) => player.addEventListener(name, read));
    document.addEventListener('fullscreenchange', readScreen);
    return () => {
      EVENTS.forEach((name) => player.removeEventListener(name, read));
      document.removeEventListener('fullscreenchange', readScreen);
    };
  }, [film]);

  function toggle() {
    if (isPlaying) film.current?.pause();
    // A browser that refuses leaves the button as it is.
    else film.current?.play().catch(() => undefined);
  }

  function mute() {
    if (film.current) setMuted(film.current, !isMuted);
  }

  function seek(to: number) {
    if (film.current) goTo(film.current, Math.min(Math.max(to, 0), length));
  }

  function toggleScreen() {
    if (isWhole) return void document.exitFullscreen();
    // An iPhone has the whole screen for a film alone.
    const whole = frame.current?.requestFullscreen?.();
    if (whole) whole.catch(() => undefined);
    else (film.current as { webkitEnterFullscreen?: () => void } | null)?.webkitEnterFullscreen?.();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'm' && !isSilent) mute();
    else if (event.key === 'f') toggleScreen();
  }

  const told = `${formatTimecode(seconds)} of ${formatTimecode(length)}`;
  return (
    <div className={styles.controls} role="group" aria-label="Video controls" onKeyDown={onKeyDown}>
      <button type="button" onClick={toggle} aria-label={isPlaying ? 'Pause' : 'Play'}>
        <Icon isSolid shapes={isPlaying ? Pause : Play} />
      </button>
      <input
        type="range"
        aria-label="Seek"
        aria-valuetext={told}
        min={0}
        max={length || STEP_SECONDS}
        step="any"
        value={Math.min(seconds, length)}
        onChange={({ target }) => seek(Number(target.value))}
        onKeyDown={(event) => {
          const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          seek(seconds + by * STEP_SECONDS);
        }}
      />
      <span aria-hidden>{told.replace(' of ', ' / ')}</span>
      {!isSilent && (
        <button type="button" onClick={mute} aria-label={isMuted ? 'Sound on' : 'Sound off'}>
          <Icon shapes={isMuted ? VolumeX : Volume2} />
        </button>
      )}
      <button
        type="button"
        onClick={toggleScreen}
        aria-label={isWhole ? 'Exit full screen' : 'Full screen'}
      >
        <Icon shapes={isWhole ? Minimize : Maximize} />
      </button>
    </div>
  );
}
