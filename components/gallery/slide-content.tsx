import { m } from 'framer-motion';
import { Play } from 'lucide';
import type { MouseEvent } from 'react';
import { openDates } from '@/components/stay-picker/picker/open-dates';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { openTour, preloadTour } from '@/components/video/open-tour';
import { busyUntil } from '@/lib/browser/loading/busy-until';
import { extraFeesText, fromPriceText, NO_OPEN_NIGHT } from '@/lib/copy/price-words';
import { pictureUrl } from '@/lib/pictures/picture-url';
import { pictureAlt } from '@/lib/copy/picture-words';
import { SMALL_WIDTH, type GalleryCabin, type GalleryPhoto, type Slide } from './slides';
import type { Zoom } from './use-zoom';
import styles from './gallery-viewer.module.css';

type Props = {
  slide: Slide;
  cabin: GalleryCabin;
  /** The background of slides that aren't pictures. */
  cover: GalleryPhoto;
  /** A smaller file of the picture that is already loaded. */
  placeholder?: string | null;
  /** The zoom of the current picture; null for its neighbors. */
  zoom: Zoom | null;
};

export function SlideContent({ slide, cabin, cover, placeholder, zoom }: Props) {
  switch (slide.kind) {
    case 'film':
      return <FilmSlide cabin={cabin} cover={cover} />;
    case 'dates':
      return <DatesSlide cabin={cabin} cover={cover} />;
    case 'photo':
      return <PhotoSlide photo={slide.photo} placeholder={placeholder} zoom={zoom} />;
  }
}

type PhotoSlideProps = Pick<Props, 'placeholder' | 'zoom'> & { photo: GalleryPhoto };

function PhotoSlide({ photo, placeholder, zoom }: PhotoSlideProps) {
  return (
    <>
      <span aria-hidden className={styles.spinner} />
      <m.div
        className={styles.picture}
        style={{
          // The thumbnail's file, until the large one has come.
          backgroundImage: placeholder
            ? undefined
            : `url("${pictureUrl(photo.imageUrl, SMALL_WIDTH)}")`,
          ...(zoom && { x: zoom.x, y: zoom.y, scale: zoom.scale }),
        }}
      >
        {/* eslint-disable-next-line @next/next/no-img-element -- The very file that the page has shown. */}
        {placeholder && <img src={placeholder} alt="" draggable={false} />}
        <Picture
          src={photo.imageUrl}
          alt={pictureAlt(photo.imageUrl, photo.description)}
          sizes={zoom?.isZoomed ? '1920px' : '100vw'}
          isFirst
          fetchPriority="auto"
          draggable={false}
        />
      </m.div>
    </>
  );
}

type CardProps = { cabin: GalleryCabin; cover: GalleryPhoto };

const Cover = ({ src, focus }: { src: string; focus?: GalleryPhoto['focus'] }) => (
  <Picture
    src={src}
    alt=""
    sizes="100vw"
    focus={focus}
    draggable={false}
    className={styles.cover}
  />
);

function FilmSlide({ cabin, cover }: CardProps) {
  const { title, videoTourUrl, tiktokId, leastNightCents, calendar } = cabin;
  const film = { slug: calendar.slug, title, videoTourUrl, tiktokId };

  function play({ currentTarget }: MouseEvent<HTMLElement>) {
    currentTarget.focus();
    const dates = { leastNightCents, open: () => void openDates(calendar) };
    busyUntil(currentTarget, openTour(film, dates));
  }

  return (
    <div className={styles.card}>
      <Cover src={cover.imageUrl} focus={cover.focus} />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={play}
        onPointerEnter={() => preloadTour(film)}
        onFocus={() => preloadTour(film)}
        className={styles.play}
      >
        <span>
          <Icon isSolid shapes={Play} className="size-8" />
        </span>
        Play the film
      </button>
    </div>
  );
}

function DatesSlide({ cabin, cover }: CardProps) {
  const { leastNightCents, calendar } = cabin;
  const isOpen = leastNightCents !== null;

  function seeDates({ currentTarget }: MouseEvent<HTMLElement>) {
    currentTarget.focus();
    busyUntil(currentTarget, openDates(calendar));
  }

  return (
    <div className={styles.card}>
      <Cover src={cover.imageUrl} focus={cover.focus} />
      <div className={styles.dates}>
        <p className="font-display text-title-2">
          {isOpen ? `Dates ${fromPriceText(leastNightCents)}` : NO_OPEN_NIGHT}
        </p>
        {isOpen && <p className="text-sm">{extraFeesText(cabin)}</p>}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={seeDates}
          className={buttonClass('accent', 'large', 'mt-3')}
        >
          See open dates
        </button>
      </div>
    </div>
  );
}
