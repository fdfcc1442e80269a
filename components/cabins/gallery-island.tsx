'use client';

import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { GalleryPhoto, GalleryViewerProps } from './gallery-viewer';

type Props = { photos: readonly GalleryPhoto[]; title: string; children: ReactNode };
type Opened = { Viewer: ComponentType<GalleryViewerProps>; index: number };

const loadViewer = () => import('./gallery-viewer');

// A wish shown early; should the chunk not arrive, the click follows the picture's own link.
const preloadViewer = () => void loadViewer().catch(() => undefined);

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Whatever inside it carries `data-photo` opens the full-screen viewer at that picture. */
export function GalleryIsland({ photos, title, children }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const opener = useRef<HTMLElement>(null);

  // The viewer's own code comes too late to know what had the focus before it.
  useEffect(() => {
    if (opened === null) opener.current?.focus({ preventScroll: true });
  }, [opened]);

  function openViewer(event: MouseEvent<HTMLElement>) {
    if (!(event.target instanceof Element) || !isPlainClick(event)) return;
    const target = event.target.closest<HTMLElement>('[data-photo]');
    if (!target) return;
    const index = Number(target.dataset.photo);
    event.preventDefault();
    opener.current = target;
    loadViewer().then(
      ({ GalleryViewer }) => setOpened({ Viewer: GalleryViewer, index }),
      () => window.location.assign(photos[index]?.imageUrl ?? ''),
    );
  }

  return (
    <div
      className="relative"
      onClick={openViewer}
      onPointerEnter={preloadViewer}
      onFocus={preloadViewer}
    >
      {children}
      {opened && (
        <opened.Viewer
          photos={photos}
          title={title}
          firstIndex={opened.index}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
