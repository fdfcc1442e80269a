import { useSyncExternalStore } from 'react';
import { frameSize, VIDEO_DESKTOP_FROM, type Size } from '@/lib/domain/catalog/video-frame';

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

const ROOM_FOR_TITLE = 52;

/** The size of a frame of that ratio on this screen, whether a line of text fits above it, and whether it is a phone's. */
export function useFrameSize(ratio: number): Size & { hasTitleRoom: boolean; isPhone: boolean } {
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
