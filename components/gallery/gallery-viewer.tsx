'use client';

import { ChevronLeft, ChevronRight, GalleryThumbnails, X, ZoomIn, ZoomOut } from 'lucide';
import { animate, LazyMotion, domMin, m, useMotionValue, useTransform } from 'framer-motion';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { DialogBoundary } from '@/components/ui/dialog/dialog-boundary';
import { ModalLayer } from '@/components/ui/dialog/modal-layer';
import { useMediaQuery, useMotionAllowed } from '@/components/ui/use-media-query';
import { roomName } from '@/lib/domain/catalog/rooms';
import { pictureNoun } from '@/lib/copy/picture-words';
import { keyMove } from './key-move';
import { SlideContent } from './slide-content';
import { listSlides, slideName, type GalleryCabin, type GalleryPhoto } from './slides';
import { Thumbnails } from './thumbnails';
import { ViewerVoice } from './viewer-voice';
import { useGestures } from './use-gestures';
import { useIdle } from './use-idle';
import { useZoom } from './use-zoom';
import { FITTED, zoomAt } from './zoom';
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

const SPRING = { type: 'spring', stiffness: 380, damping: 40 } as const;
const LEAVE = { duration: 0.2, ease: [0.4, 0, 1, 1] } as const;
const DARK = 'var(--color-spruce-950)';
const ZOOM_STEP = 1.5;
// Below the picture of an upright screen, and beside that of one much wider than a picture.
const HAS_ROOM =
  '(height >= 40rem) and (aspect-ratio < 1), (height >= 40rem) and (aspect-ratio >= 16/9)';

/** Dark, with a breath of the picture's own color, so that no black frames it. */
const ambientColor = ({ imageColor }: GalleryPhoto) =>
  `color-mix(in oklab, ${imageColor ?? DARK} 22%, ${DARK})`;

/** The full-screen viewer: pictures, film, open dates. */
function Viewer({ photos, cabin, firstPhoto, placeholders, onClose }: GalleryViewerProps) {
  const hasFilm = Boolean(cabin.videoTourUrl || cabin.tiktokId);
  const slides = listSlides(photos, hasFilm);
  const [index, setIndex] = useState(firstPhoto);
  const hasRoom = useMediaQuery(HAS_ROOM);
  const [isRowWanted, setIsRowWanted] = useState<boolean | null>(null);
  const isRowShown = isRowWanted ?? hasRoom;
  // Upright pictures need the height, and a voice stands in it.
  const hasUpright = photos.some(({ tile, isUpright }) => tile === 'upright' || isUpright);
  const isSheet = isRowShown && !cabin.voice && !hasUpright;
  const isMoving = useMotionAllowed();
  const { isIdle, wake } = useIdle();
  const titleId = useId();
  const rowId = useId();
  const noun = pictureNoun(photos[0].imageUrl);
  const lower = noun.toLowerCase();
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useZoom(stage);
  const position = useMotionValue(index);
  const pull = useMotionValue(0);
  const trackX = useTransform(position, (at) => `${-100 * at}%`);
  const veil = useTransform(pull, [0, 320], [1, 0.2]);
  const slide = slides[index];
  const canZoom = slide?.kind === 'photo';

  function leaveSlide() {
    zoom.set(FITTED);
    // What has the focus in it cannot keep it, and keys would reach nothing.
    const focused = document.activeElement;
    if (stage.current?.contains(focused)) {
      stage.current.closest<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true });
    }
  }

  function show(wanted: number) {
    const target = Math.min(Math.max(wanted, 0), slides.length - 1);
    if (target !== index) leaveSlide();
    // From far away the row comes from the side of the move, past nothing in between.
    if (Math.abs(target - index) > 1) position.jump(target - Math.sign(target - index));
    setIndex(target);
    wake();
    void animate(position, target, isMoving ? SPRING : { duration: 0 });
  }

  function letGo(isDismissed: boolean) {
    if (!isDismissed) {
      void animate(pull, 0, isMoving ? SPRING : { duration: 0 });
    } else if (isMoving) {
      void animate(pull, window.innerHeight, { ...LEAVE, onComplete: onClose });
    } else {
      onClose();
    }
  }

  const zoomBy = (factor: number) => {
    const view = zoom.view();
    if (canZoom) zoom.moveTo(zoomAt(view, view.scale * factor, { x: 0, y: 0 }));
  };

  const gestures = useGestures({
    ...{ stage, index, count: slides.length, canZoom, zoom, position, pull },
    onSettle: show,
    onLetGo: letGo,
  });

  function onKeyDown(event: KeyboardEvent) {
    // What is opened from here tells its keys to here too.
    if (!event.currentTarget.contains(event.target as Node)) return;
    const move = keyMove(event, zoom.isZoomed);
    if (!move) return;
    event.preventDefault();
    if (move.kind === 'step') show(index + move.by);
    else if (move.kind === 'end') show(move.isLast ? slides.length - 1 : 0);
    else if (move.kind === 'zoom') zoomBy(move.isIn ? ZOOM_STEP : 1 / ZOOM_STEP);
    else {
      const view = zoom.view();
      zoom.moveTo({ ...view, x: view.x + move.x, y: view.y + move.y });
    }
  }

  const name = slide ? slideName(slide, photos.length) : '';
  const shownPhoto = slide?.kind === 'photo' ? slide.photo : photos[0];
  return (
    <ModalLayer
      labelledBy={titleId}
      onDismiss={onClose}
      onKeyDown={onKeyDown}
      className="fixed inset-0 z-50 on-dark outline-none"
    >
      <LazyMotion features={domMin} strict>
        <m.div
          aria-hidden
          className={styles.veil}
          style={{ opacity: veil, backgroundColor: ambientColor(shownPhoto) }}
        />
        <m.div
          data-panel
          data-zoomed={zoom.isZoomed || undefined}
          data-row={isSheet ? 'sheet' : isRowShown ? 'line' : undefined}
          data-idle={isIdle || undefined}
          className={styles.viewer}
          style={{ y: pull }}
          onPointerMove={wake}
          onPointerDown={wake}
        >
          <div className={styles.head}>
            <h2 id={titleId} className="sr-only">{`${noun}s of ${cabin.title}`}</h2>
            <p className={styles.counter}>
              {slide?.kind === 'photo' ? `${slide.number} / ${photos.length}` : name}
            </p>
            <div className={styles.tools}>
              <button
                type="button"
                aria-label={`Close ${lower}s`}
                className={styles.round}
                onClick={onClose}
              >
                <Icon shapes={X} />
              </button>
              <button
                type="button"
                aria-label={zoom.isZoomed ? 'Zoom out' : 'Zoom in'}
                aria-disabled={!canZoom || undefined}
                className={styles.round}
                onClick={() => (zoom.isZoomed ? zoom.moveTo(FITTED) : zoomBy(2))}
              >
                <Icon shapes={zoom.isZoomed ? ZoomOut : ZoomIn} />
              </button>
              <button
                type="button"
                aria-expanded={isRowShown}
                aria-controls={rowId}
                className={styles.round}
                onClick={() => setIsRowWanted(!isRowShown)}
              >
                <Icon shapes={GalleryThumbnails} />
                <span className="sr-only">{`Show thumbnails of all ${lower}s`}</span>
              </button>
            </div>
          </div>
          <div ref={stage} className={styles.stage} {...gestures}>
            <m.div className={styles.track} style={{ x: trackX }}>
              {slides.map(
                (each, n) =>
                  Math.abs(n - index) <= 1 && (
                    <div
                      key={n}
                      role="group"
                      aria-label={slideName(each, photos.length)}
                      inert={n !== index}
                      data-shown={n === index || undefined}
                      className={styles.slide}
                      style={{ left: `${100 * n}%` }}
                    >
                      <SlideContent
                        slide={each}
                        cabin={cabin}
                        cover={photos[0]}
                        placeholder={placeholders?.[n]}
                        zoom={n === index ? zoom : null}
                      />
                    </div>
                  ),
              )}
            </m.div>
            {cabin.voice && <ViewerVoice isFirst={index === 0}>{cabin.voice}</ViewerVoice>}
          </div>
          <div className={styles.caption}>
            <button
              type="button"
              aria-label={`Previous ${lower}`}
              aria-disabled={index === 0 || undefined}
              className={styles.round}
              onClick={() => show(index - 1)}
            >
              <Icon shapes={ChevronLeft} />
            </button>
            <p aria-live="polite">
              {slide?.kind === 'photo' ? (
                <>
                  <span className="sr-only">{`${noun} ${slide.number} of ${photos.length}. `}</span>
                  <b>{roomName(slide.photo.roomType)}</b> {slide.photo.description}
                </>
              ) : (
                <span className="sr-only">{name}</span>
              )}
            </p>
            <button
              type="button"
              aria-label={`Next ${lower}`}
              aria-disabled={index === slides.length - 1 || undefined}
              className={styles.round}
              onClick={() => show(index + 1)}
            >
              <Icon shapes={ChevronRight} />
            </button>
          </div>
          <div id={rowId} hidden={!isRowShown} className={styles.row}>
            {isRowShown && (
              <Thumbnails
                slides={slides}
                pictureCount={photos.length}
                index={index}
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
