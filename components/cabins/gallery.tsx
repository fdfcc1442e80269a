import { BelowTheFold } from '@/components/ui/below-the-fold';
import { Picture } from '@/components/ui/picture';
import { ImagesIcon } from '@/components/ui/icons';
import { SharedPicture } from '@/components/ui/shared-picture';
import type { Cabin, CabinPhoto } from '@/lib/domain/catalog/cabin';
import { GalleryIsland } from './gallery-island';
import styles from './gallery.module.css';

const MOSAIC = 5;
// Phones are given the file that is announced, however dense their screen: it is as sharp there as a card's.
const FIRST_WIDTH = 720;
const FIRST_WIDTHS = [FIRST_WIDTH, 1200];
const FIRST_SIZES = '(min-width: 48rem) 640px, 240px';
const LATER_WIDTHS = [384, 720, 1200];
// Many phones are a fraction wider than 720 dots: for that, a picture of 1200 would be sent.
const PHONE_WIDTH = 'calc(100vw - 1px)';

// A phone shows one picture at a time, in a row to swipe through; the others follow the page that a click has opened.
const isPhone =
  typeof window !== 'undefined' && window.matchMedia?.('(width < 48rem)').matches === true;
const SEEN_AT_FIRST = isPhone ? 1 : MOSAIC;

type Props = {
  cabin: Pick<Cabin, 'slug' | 'title' | 'city' | 'photos' | 'heroImageUrl' | 'heroImageColor'>;
};

/** Every picture is a link to itself, so all of them can be seen at full size before and without the viewer. */
export function Gallery({ cabin }: Props) {
  const photos = listPhotos(cabin);
  const tiles = photos.map((photo, index) => (
    <li key={photo.imageUrl} style={{ backgroundColor: photo.imageColor ?? undefined }}>
      <a href={photo.imageUrl} data-photo={index}>
        {index === 0 ? (
          <SharedPicture slug={cabin.slug}>
            <PhotoPicture photo={photo} isFirst />
          </SharedPicture>
        ) : (
          <PhotoPicture photo={photo} />
        )}
      </a>
    </li>
  ));
  return (
    <GalleryIsland
      photos={photos.map(({ imageUrl, description }) => ({ imageUrl, description }))}
      title={cabin.title}
    >
      <ul
        className={photos.length < MOSAIC ? `${styles.strip} ${styles.single}` : styles.strip}
        aria-label={`Photos of ${cabin.title}`}
      >
        {tiles.slice(0, SEEN_AT_FIRST)}
        <BelowTheFold>{tiles.slice(SEEN_AT_FIRST)}</BelowTheFold>
      </ul>
      <button type="button" data-needs-script data-photo={0} className={styles.all}>
        <ImagesIcon className="size-4" />
        {`View all ${photos.length} photos`}
      </button>
    </GalleryIsland>
  );
}

type Photo = Pick<CabinPhoto, 'imageUrl' | 'imageColor' | 'description'>;

function PhotoPicture({ photo, isFirst = false }: { photo: Photo; isFirst?: boolean }) {
  return (
    <Picture
      src={photo.imageUrl}
      alt={photo.description}
      width={1200}
      height={800}
      isFirst={isFirst}
      {...(isFirst
        ? { fileWidth: FIRST_WIDTH, sizes: FIRST_SIZES, widths: FIRST_WIDTHS }
        : { sizes: `(min-width: 48rem) 320px, ${PHONE_WIDTH}`, widths: LATER_WIDTHS })}
    />
  );
}

function listPhotos(cabin: Props['cabin']): Photo[] {
  if (cabin.photos.length > 0) return cabin.photos;
  return [
    {
      imageUrl: cabin.heroImageUrl,
      imageColor: cabin.heroImageColor,
      description: `${cabin.title} in ${cabin.city}`,
    },
  ];
}
