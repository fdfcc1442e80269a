import { CalendarDays, Play } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { useMotionAllowed } from '@/components/ui/use-media-query';
import { slideName, type Slide } from './slides';
import styles from './gallery-viewer.module.css';

type Props = {
  slides: readonly Slide[];
  pictureCount: number;
  index: number;
  onShow: (index: number) => void;
};

/** One stop of the Tab key; the arrows move on from there. */
export function Thumbnails({ slides, pictureCount, index, onShow }: Props) {
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
              <Picture
                src={slide.photo.imageUrl}
                alt=""
                sizes="(aspect-ratio < 1) 7.5rem, 5rem"
                widths={[96, 384]}
                color={slide.photo.imageColor}
                focus={slide.photo.focus}
                draggable={false}
              />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
