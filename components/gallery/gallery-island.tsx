'use client';

import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { busyUntil } from '@/lib/browser/loading/busy-until';
import type { GalleryViewerProps } from './gallery-viewer';

type Props = Pick<GalleryViewerProps, 'photos' | 'cabin'> & { children: ReactNode };
type Opened = Pick<GalleryViewerProps, 'firstPhoto' | 'placeholders'> & {
  Viewer: ComponentType<GalleryViewerProps>;
};

const loadViewer = () => import('./gallery-viewer');

// Runs on intent. If the chunk fails to load, the click follows the picture's own link.
const preloadViewer = () => void loadViewer().catch(() => undefined);

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Elements with `data-photo` inside open the full-screen viewer at that picture. */
export function GalleryIsland({ photos, cabin, children }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);

  function openViewer(event: MouseEvent<HTMLElement>) {
    if (!(event.target instanceof Element) || !isPlainClick(event)) return;
    const target = event.target.closest<HTMLElement>('[data-photo]');
    if (!target) return;
    const firstPhoto = Number(target.dataset.photo);
    const page = event.currentTarget;
    event.preventDefault();
    // Safari focuses no button on a click, and the dialog returns the focus to what had it.
    target.focus({ preventScroll: true });
    const opening = loadViewer().then(
      ({ GalleryViewer, listLoaded }) => {
        const placeholders = listLoaded(page, photos.length);
        setOpened({ Viewer: GalleryViewer, firstPhoto, placeholders });
      },
      () => window.location.assign(photos[firstPhoto]?.imageUrl ?? ''),
    );
    busyUntil(target, opening);
  }

  return (
    <div
      className="@container relative"
      onClick={openViewer}
      onPointerEnter={preloadViewer}
      onFocus={preloadViewer}
    >
      {children}
      {opened && (
        <opened.Viewer
          photos={photos}
          cabin={cabin}
          firstPhoto={opened.firstPhoto}
          placeholders={opened.placeholders}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
