import { X } from 'lucide';
import { useEffect, useId, type ReactNode, useSyncExternalStore } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { ModalLayer } from '@/components/ui/dialog/modal-layer';
import { PartBoundary } from '@/components/ui/page/part-boundary';
import { pauseVoices } from '@/lib/browser/pause-voices';
import { frameSize, VIDEO_DESKTOP_FROM, type Size } from '@/lib/domain/catalog/video-frame';
import styles from './video-overlay.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

const ROOM_FOR_TITLE = 52;

/** The size of a frame of that ratio on this screen, whether a line of text fits above it, and whether it is a phone's. */
function useFrameSize(ratio: number): Size & { hasTitleRoom: boolean; isPhone: boolean } {
  const width = useSyncExternalStore(
    subscribe,
    () => window.innerWidth,
    () => 0,
  );
  const height = useSyncExternalStore(
    subscribe,
    () => window.innerHeight,
    () => 0,
  );
  const size = frameSize({ width, height }, ratio);
  const hasTitleRoom = (height - size.height) / 2 >= ROOM_FOR_TITLE;
  return { ...size, hasTitleRoom, isPhone: width < VIDEO_DESKTOP_FROM };
}

type VideoOverlayProps = {
  title: string;
  ratio: number;
  /** Takes the whole screen below 768 px. */
  fillsPhone?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A dark ground over the page, and the frame on it. */
export function VideoOverlay({ title, ratio, fillsPhone, onClose, children }: VideoOverlayProps) {
  const titleId = useId();
  useEffect(() => pauseVoices(), []);
  const { width, height, hasTitleRoom, isPhone } = useFrameSize(ratio);
  const showsTitle = hasTitleRoom || (fillsPhone && isPhone);
  return (
    <ModalLayer
      labelledBy={titleId}
      onDismiss={onClose}
      className="fixed inset-0 z-10000 on-dark outline-none"
    >
      <div className={joinClasses(styles.backdrop, 'fixed inset-0 bg-spruce-950')} />
      <div className="fixed inset-0 grid place-items-center overflow-hidden">
        <div data-panel className={joinClasses(styles.panel, fillsPhone && styles.fills)}>
          <h2 id={titleId} className={showsTitle ? styles.title : 'sr-only'}>
            {title}
          </h2>
          <button type="button" aria-label="Close video" onClick={onClose} className={styles.close}>
            <Icon shapes={X} className="size-6" />
          </button>
          <div data-video-frame className={styles.frame} style={{ width, height }}>
            <PartBoundary text="This video didn’t load.">{children}</PartBoundary>
          </div>
          {isPhone && hasTitleRoom && ratio > 1 && (
            <p className={styles.turn}>Turn your phone for a bigger picture</p>
          )}
        </div>
      </div>
    </ModalLayer>
  );
}
