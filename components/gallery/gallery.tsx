import { Images } from 'lucide';
import type { ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { BelowTheFold } from '@/components/ui/below-the-fold';
import { Picture } from '@/components/ui/picture';
import { Icon } from '@/components/ui/icon';
import { PaintFrom } from '@/components/ui/paint-from';
import { SharedPicture } from '@/components/ui/shared-picture';
import { pictureAlt, pictureNoun } from '@/lib/copy/picture-words';
import type { PublicCabin } from '@/lib/domain/catalog/cabin';
import type { Stay } from '@/lib/domain/stays/stay';
import { seasonAddress } from '@/lib/domain/trip/picture-season';
import { toAvailabilityCabin } from '@/components/stay-picker/stay/to-availability-cabin';
import { DrawnCover } from './drawn-cover';
import { GalleryIsland } from './gallery-island';
import type { GalleryCabin, GalleryPhoto } from './slides';
import styles from './gallery.module.css';
// Part of the page's own stylesheet, because a separate request would delay the first picture of a dated page.
import '@/components/stay-strip/stay-scene.module.css';

const MOSAIC = 5;
// This file is preloaded and shown until a sharper one arrives.
const FIRST_WIDTH = 720;
const FIRST_WIDTHS = [FIRST_WIDTH, 1200];
const LATER_WIDTHS = [384, 720, 1200];
// On a phone the next picture peeks in. A few pixels less than the real width let many phones load the smaller file.
const PHONE_WIDTH = 'calc(100vw - 32px)';
// Beside the booking panel the first picture is cropped to two thirds of the width; on a high screen a dated page shows all
// of it.
const FIRST_SIZES = `(min-width: 80rem) 600px, (min-width: 48rem) 47vw, ${PHONE_WIDTH}`;
const DATED_SIZES = `(min-width: 64rem) and (min-height: 50rem) min(784px, 100vw - 496px), (min-width: 48rem) 47vw, ${PHONE_WIDTH}`;

// Phones show one picture at a time; after a client navigation the others are deferred.
const isPhone =
  typeof window !== 'undefined' && window.matchMedia?.('(width < 48rem)').matches === true;
const SEEN_AT_FIRST = isPhone ? 1 : MOSAIC;

type Props = {
  cabin: PublicCabin & Pick<GalleryCabin, 'voice'>;
  /** The dates that the page came with: then wide screens show the booking panel beside the gallery. */
  stay?: Stay | null;
  /** Drawn over the first picture. */
  scene?: ReactNode;
};

/** Every picture links to its file, so that the gallery works without the viewer. */
export function Gallery({ cabin, stay, scene }: Props) {
  // Drawings show one season, from the first to the last: snow at the door and red maples in the window would clash.
  const inSeason = (photo: GalleryPhoto) =>
    stay && photo.isSeasonal
      ? { ...photo, imageUrl: seasonAddress(photo.imageUrl, stay.checkIn) }
      : photo;
  const [first, ...others] = cabin.photos;
  const photos = [inSeason(first), ...others.map(inSeason)] as const;
  const nouns = `${pictureNoun(first.imageUrl)}s`;
  const tiles = photos.map((photo, index) => (
    <li
      key={photo.imageUrl}
      data-tile={photo.tile}
      style={{ backgroundColor: photo.imageColor ?? undefined }}
    >
      <a
        href={photo.imageUrl}
        data-photo={index}
        data-season={index === 0 ? photo.isSeasonal : undefined}
      >
        {index === 0 ? (
          <>
            <SharedPicture slug={cabin.slug}>
              <PhotoPicture photo={photo} firstSizes={stay ? DATED_SIZES : FIRST_SIZES} />
            </SharedPicture>
            {photo.drawingUrl && <DrawnCover url={photo.drawingUrl} />}
          </>
        ) : (
          <PhotoPicture photo={photo} />
        )}
      </a>
      {index === 0 && scene}
    </li>
  ));
  return (
    <GalleryIsland photos={photos} cabin={{ ...cabin, calendar: toAvailabilityCabin(cabin) }}>
      <ul
        className={joinClasses(
          styles.strip,
          cabin.isFirstAlone ? styles.single : first.tile && styles.upright,
        )}
        aria-label={`${nouns} of ${cabin.title}`}
      >
        {tiles.slice(0, SEEN_AT_FIRST)}
        <BelowTheFold>{tiles.slice(SEEN_AT_FIRST)}</BelowTheFold>
      </ul>
      <button type="button" data-needs-script data-photo={0} className={styles.all}>
        <Icon shapes={Images} className="size-4" />
        {`View all ${photos.length} ${nouns.toLowerCase()}`}
      </button>
      {/* On the right side, because its text would push the picture aside when it loads. */}
      <PaintFrom id="gallery-end" />
    </GalleryIsland>
  );
}

/** Only the first picture of the page gets `firstSizes`. */
function PhotoPicture({ photo, firstSizes }: { photo: GalleryPhoto; firstSizes?: string }) {
  return (
    <Picture
      src={photo.imageUrl}
      alt={pictureAlt(photo.imageUrl, photo.description)}
      focus={photo.focus}
      width={1200}
      height={800}
      isFirst={firstSizes !== undefined}
      {...(firstSizes
        ? { fileWidth: FIRST_WIDTH, sizes: firstSizes, widths: FIRST_WIDTHS }
        : { sizes: `(min-width: 48rem) 320px, ${PHONE_WIDTH}`, widths: LATER_WIDTHS })}
    />
  );
}
