import { m } from 'framer-motion';
import type { Ref } from 'react';
import { SlideContent } from './slide-content';
import { slideName, type GalleryCabin, type GalleryPhoto, type Slide } from './slides';
import type { ViewerState } from './use-viewer';
import { ViewerVoice } from './viewer-voice';
import styles from './gallery-viewer.module.css';

type Props = {
  ref: Ref<HTMLDivElement>;
  viewer: ViewerState;
  slides: readonly Slide[];
  photos: readonly [GalleryPhoto, ...GalleryPhoto[]];
  cabin: GalleryCabin;
  placeholders?: readonly (string | null)[];
};

/** The row of slides, of which the shown one and its neighbors are drawn. */
export function ViewerStage({ ref, viewer, slides, photos, cabin, placeholders }: Props) {
  const { index, zoom } = viewer;
  return (
    <div ref={ref} className={styles.stage} {...viewer.gestures}>
      <m.div className={styles.track} style={{ x: viewer.trackX }}>
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
      {cabin.voice && <ViewerVoice isFirst={viewer.isFirst}>{cabin.voice}</ViewerVoice>}
    </div>
  );
}
