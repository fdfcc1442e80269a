'use client';

import { LazyMotion, domMin, m } from 'framer-motion';
import { useId, useRef, useState } from 'react';
import { DialogBoundary } from '@/components/ui/dialog/dialog-boundary';
import { ModalLayer } from '@/components/ui/dialog/modal-layer';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { pictureNoun } from '@/lib/copy/picture-words';
import { listSlides, slideName, type GalleryCabin, type GalleryPhoto } from './slides';
import { Thumbnails } from './thumbnails';
import { useViewer } from './use-viewer';
import { ViewerCaption } from './viewer-caption';
import { ViewerStage } from './viewer-stage';
import { ViewerTools } from './viewer-tools';
import styles from './gallery-viewer.module.css';

export type GalleryViewerProps = {
  photos: readonly [GalleryPhoto, ...GalleryPhoto[]];
  cabin: GalleryCabin;
  firstPhoto: number;
  /** Files that the page has already loaded, shown until the larger ones arrive. */
  placeholders?: readonly (string | null)[];
  onClose: () => void;
};

/** The file that each picture on the page has loaded; null while it is still loading. */
export const listLoaded = (page: Element, count: number) =>
  Array.from({ length: count }, (_, photo) => {
    const image = page.querySelector<HTMLImageElement>(`a[data-photo="${photo}"] img`);
    return image?.complete && image.naturalWidth > 0 ? image.currentSrc : null;
  });

const DARK = 'var(--color-spruce-950)';
// Below the picture of an upright screen, and beside that of one much wider than a picture.
const HAS_ROOM =
  '(height >= 40rem) and (aspect-ratio < 1), (height >= 40rem) and (aspect-ratio >= 16/9)';

/** A dark tint of the picture's own color, which frames it more softly than black. */
const ambientColor = ({ imageColor }: GalleryPhoto) =>
  `color-mix(in oklab, ${imageColor ?? DARK} 22%, ${DARK})`;

/** The full-screen viewer: pictures, film, open dates. */
function Viewer({ photos, cabin, firstPhoto, placeholders, onClose }: GalleryViewerProps) {
  const hasFilm = Boolean(cabin.videoTourUrl || cabin.tiktokId);
  const slides = listSlides(photos, hasFilm);
  const hasRoom = useMediaQuery(HAS_ROOM);
  const [isRowWanted, setIsRowWanted] = useState<boolean | null>(null);
  const isRowShown = isRowWanted ?? hasRoom;
  // Upright pictures need the height, and a voice stands in it.
  const hasUpright = photos.some(({ tile, isUpright }) => tile === 'upright' || isUpright);
  const isSheet = isRowShown && !cabin.voice && !hasUpright;
  const titleId = useId();
  const rowId = useId();
  const noun = pictureNoun(photos[0].imageUrl);
  const stage = useRef<HTMLDivElement>(null);
  const viewer = useViewer({ slides, firstPhoto, stage, onClose });
  const { slide, index, isIdle, zoom, wake, show } = viewer;
  const shownPhoto = slide?.kind === 'photo' ? slide.photo : photos[0];
  return (
    <ModalLayer
      labelledBy={titleId}
      onDismiss={onClose}
      onKeyDown={viewer.onKeyDown}
      className="fixed inset-0 z-50 on-dark outline-none"
    >
      <LazyMotion features={domMin} strict>
        <m.div
          aria-hidden
          className={styles.veil}
          style={{ opacity: viewer.veil, backgroundColor: ambientColor(shownPhoto) }}
        />
        <m.div
          data-panel
          data-zoomed={zoom.isZoomed || undefined}
          data-row={isSheet ? 'sheet' : isRowShown ? 'line' : undefined}
          data-idle={isIdle || undefined}
          className={styles.viewer}
          style={{ y: viewer.pull }}
          onPointerMove={wake}
          onPointerDown={wake}
        >
          <div className={styles.head}>
            <h2 id={titleId} className="sr-only">{`${noun}s of ${cabin.title}`}</h2>
            <p className={styles.counter}>
              {slide?.kind === 'photo'
                ? `${slide.number} / ${photos.length}`
                : slide && slideName(slide, photos.length)}
            </p>
            <ViewerTools
              viewer={viewer}
              pictures={`${noun.toLowerCase()}s`}
              rowId={rowId}
              isRowShown={isRowShown}
              onToggleRow={() => setIsRowWanted(!isRowShown)}
              onClose={onClose}
            />
          </div>
          <ViewerStage
            ref={stage}
            viewer={viewer}
            slides={slides}
            photos={photos}
            cabin={cabin}
            placeholders={placeholders}
          />
          <ViewerCaption viewer={viewer} noun={noun} pictureCount={photos.length} />
          <div id={rowId} hidden={!isRowShown} className={styles.row}>
            {isRowShown && (
              <Thumbnails
                slides={slides}
                pictureCount={photos.length}
                index={index}
                placeholders={placeholders}
                onShow={show}
              />
            )}
          </div>
        </m.div>
      </LazyMotion>
    </ModalLayer>
  );
}

/** The full-screen viewer of a cabin's pictures. */
export const GalleryViewer = (props: GalleryViewerProps) => (
  <DialogBoundary title="Photos" text="The photos didn’t open." onClose={props.onClose}>
    <Viewer {...props} />
  </DialogBoundary>
);
