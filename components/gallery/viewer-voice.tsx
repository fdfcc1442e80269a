import { useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { pauseVoices } from '@/lib/browser/pause-voices';
import styles from './gallery-viewer.module.css';

const keepPointer = (event: SyntheticEvent) => event.stopPropagation();

/** The arrows seek in the recording here; the viewer would turn to another picture. */
function keepKeys(event: KeyboardEvent) {
  if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
}

type Props = { isFirst: boolean; children: ReactNode };

/** The host's voice over the first picture; once it plays, it stays over the others until it ends. */
export function ViewerVoice({ isFirst, children }: Props) {
  const [isPlaying, setIsPlaying] = useState(false);
  const stop = () => setIsPlaying(false);
  return (
    <div
      role="group"
      aria-label="The host’s voice"
      hidden={!isFirst && !isPlaying}
      className={styles.voice}
      onPointerDown={keepPointer}
      onKeyDown={keepKeys}
      onPlayCapture={({ target }) => {
        pauseVoices(target);
        setIsPlaying(true);
      }}
      onPauseCapture={stop}
      onEndedCapture={stop}
    >
      {children}
    </div>
  );
}
