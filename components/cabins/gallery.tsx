import Image from 'next/image';
import { ImagesIcon } from '@/components/ui/icons';
import type { Cabin } from '@/lib/domain/cabin';
import { GalleryIsland } from './gallery-island';
import styles from './gallery.module.css';

const MOSAIC = 5;

type Props = { cabin: Pick<Cabin, 'title' | 'city' | 'photos' | 'heroImageUrl'> };

/** Every picture is a link to itself, so all of them can be seen at full size before and without the viewer. */
export function Gallery({ cabin }: Props) {
  const photos = listPhotos(cabin);
  return (
    <GalleryIsland photos={photos} title={cabin.title}>
      <ul
        className={photos.length < MOSAIC ? `${styles.strip} ${styles.single}` : styles.strip}
        aria-label={`Photos of ${cabin.title}`}
      >
        {photos.map(({ imageUrl, description }, index) => (
          <li key={imageUrl}>
            <a href={imageUrl} data-photo={index}>
              <Image
                src={imageUrl}
                alt={description}
                width={1200}
                height={800}
                sizes={
                  index === 0
                    ? '(min-width: 48rem) 640px, 100vw'
                    : '(min-width: 48rem) 320px, 100vw'
                }
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
              />
            </a>
          </li>
        ))}
      </ul>
      <button type="button" data-needs-script data-photo={0} className={styles.all}>
        <ImagesIcon className="size-4" />
        {`View all ${photos.length} photos`}
      </button>
    </GalleryIsland>
  );
}

function listPhotos({ photos, heroImageUrl, title, city }: Props['cabin']) {
  if (photos.length === 0) return [{ imageUrl: heroImageUrl, description: `${title} in ${city}` }];
  return photos.map(({ imageUrl, description }) => ({ imageUrl, description }));
}
