import { CalendarDays, Play } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { useMotionAllowed } from '@/components/ui/use-media-query';
import { slideName, SMALL_WIDTH, type GalleryPhoto, type Slide } from './slides';
import styles from './gallery-viewer.module.css';

type Props = {
  slides: readonly Slide[];
  pictureCount: number;
  index: number;
  placeholders?: readonly (string | null)[];
  onShow: (index: number) => void;
};

type ThumbnailProps = { photo: GalleryPhoto; loaded: string | null };

/** The file that the page has shown, or else the one that stands in for the large picture. */
function Thumbnail({ photo: { imageUrl, imageColor, focus }, loaded }: ThumbnailProps) {
  if (loaded) {
    const style = { objectPosition: focus ? `${focus.x}% ${focus.y}%` : undefined };
    // eslint-disable-next-line @next/next/no-img-element -- The very file that the page has shown.
    return <img src={loaded} alt="" style={style} draggable={false} />;
  }
  return (
    <Picture
      src={imageUrl}
      alt=""
      fileWidth={SMALL_WIDTH}
      color={imageColor}
      focus={focus}
      draggable={false}
    />
  );
}

/** One stop of the Tab key; the arrows move on from there. */
export function Thumbnails({ slides, pictureCount, index, placeholders, onShow }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const isMoving = useMotionAllowed();

  useEffect(() => {
    const item = list.current?.children[index];
    if (!list.current || !(item instanceof HTMLElement)) return;
    const left = item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2;
    const top = item.offsetTop - (list.current.clientHeight - item.offsetHeight) / 2;
    list.current.scrollTo?.({ left, top, behavior: isMoving ? 'smooth' : 'instant' });
    if (list.current.contains(document.activeElement)) {
      item.querySelector('button')?.focus({ preventScroll: true });
    }
  }, [index, isMoving]);

  return (
    <ul ref={list} aria-label="Thumbnails" className={styles.thumbnails}>
      {slides.map((slide, n) => (
        <li key={slide.kind === 'photo' ? slide.photo.imageUrl : slide.kind}>
          <button
            type="button"
            aria-label={slideName(slide, pictureCount)}
            aria-current={n === index || undefined}
            tabIndex={n === index ? 0 : -1}
            onClick={() => onShow(n)}
          >
            {slide.kind === 'film' && (
              <>
                <Icon isSolid shapes={Play} />
                <span>Film</span>
              </>
            )}
            {slide.kind === 'dates' && (
              <>
                <Icon shapes={CalendarDays} />
                <span>Dates</span>
              </>
            )}
            {slide.kind === 'photo' && (
              <Thumbnail photo={slide.photo} loaded={placeholders?.[n] ?? null} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
